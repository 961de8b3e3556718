import AppStore
import Entitlements
import LanguageModel
import Model
import Storage
import Support
import Testing

@testable import Models

/// How much of a server's language model is free, and what a purchase adds.
@Suite struct FreeRequestTests {
    private static let now = TestDesk.now
    private static let question = ChatRequest([ChatMessage(.user, "银行")])

    /// Runs a test with the models of a learner with an account who is no administrator, on a server that sells something.
    private func withShop(
        _ engine: Engine, sharing address: String, sells: Bool = true,
        _ body: (ModelDesk, EntitlementDesk, TestStore) async throws -> Void
    ) async throws {
        try await withModels(engine) { models in
            let store = try TestStore()
            let settings = sells ? try store.settings(freeRequests: 2) : nil
            let (database, learner) = (models.desk.database, models.desk.learner)
            try await models.addProfile(at: address)
            try await database.write(learner, at: Self.now) { transaction in
                _ = try transaction.runDerived(
                    "INSERT INTO account (learner_id, name, shown_name, created_at) VALUES (?, 'a', 'A', 0)",
                    [transaction.owner])
            }
            let desk = ModelDesk(
                database: database, learner: learner, keys: models.keys,
                everybodys: [try ModelProfile.checkedAddress(address)], store: settings, timing: models.timing.timing)
            try await body(
                desk, EntitlementDesk(database: database, learner: learner, store: settings, clock: LocalClock()), store
            )
        }
    }

    private func ask(_ desk: ModelDesk, remembers: Bool = false, at time: Timestamp = now) async throws {
        _ = try await desk.model(for: .tutor, remembers: remembers, at: time).reply(to: Self.question)
    }

    @Test(arguments: Engine.tested) func thereAreSoManyADayAndAPurchaseAddsMore(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a")]) { server in
            try await withShop(engine, sharing: server.address) { desk, entitlements, store in
                for _ in 0..<2 { try await ask(desk) }
                let used = ModelError.freeRequestsUsedUp(limit: 2)
                await #expect(throws: used) { try await ask(desk) }
                await #expect(throws: used) {
                    for try await _ in try await desk.model(for: .tutor, at: Self.now).stream(Self.question) {}
                }
                #expect(server.requests.count == 2)
                let plan = try #require(try await entitlements.plan(at: Self.now))
                #expect(plan.freeRequests == 2 && plan.used == 2 && plan.entitlement == .free)
                // An answer that is known already costs nobody anything.
                try await ask(desk, remembers: true)
                #expect(server.requests.count == 2)
                // The next day they begin anew.
                #expect(plan.renewsAt > Self.now)
                try await ask(desk, at: plan.renewsAt)
                #expect(try await entitlements.plan(at: plan.renewsAt)?.used == 1)
                #expect(try await entitlements.plan(at: plan.renewsAt.advanced(bySeconds: 86_400))?.used == 0)

                try await entitlements.take(store.transaction(), at: Self.now)
                for _ in 0..<3 { try await ask(desk, at: plan.renewsAt) }
                #expect(try await entitlements.plan(at: plan.renewsAt)?.used == 1)
                // The purchase ends after thirty days.
                let end = Self.now.advanced(bySeconds: 30 * 86_400)
                for _ in 0..<2 { try await ask(desk, at: end) }
                await #expect(throws: used) { try await ask(desk, at: end) }
            }
        }
    }

    /// A question that was asked before midnight, and is counted after one of the next day.
    @Test(arguments: Engine.tested) func anEarlierDayBringsNoneBack(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let (database, learner) = (models.desk.database, models.desk.learner)
            var taken: [Bool] = []
            for day in [10, 11, 10, 11, 10, 12] {
                taken.append(
                    try await database.write(learner, at: Self.now) { try $0.takeFreeRequest(of: 2, on: day) })
            }
            #expect(taken == [true, true, true, false, false, true])
        }
    }

    @Test(arguments: Engine.tested) func tryingAServersModelOutUsesOne(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a")]) { server in
            try await withShop(engine, sharing: server.address) { desk, _, _ in
                let profile = try #require(try await desk.profiles().first).id
                for _ in 0..<2 { _ = try await desk.test(profile, at: Self.now) }
                await #expect(throws: ModelError.freeRequestsUsedUp(limit: 2)) {
                    try await desk.test(profile, at: Self.now)
                }
            }
        }
    }

    @Test(arguments: Engine.tested) func aQuestionWithoutAnAnswerUsesNone(_ engine: Engine) async throws {
        try await RecordedServer.run([.refusal(400, message: "no")]) { server in
            try await withShop(engine, sharing: server.address) { desk, entitlements, _ in
                for _ in 0..<3 { await #expect(throws: ModelError.self) { try await ask(desk) } }
                let plan = try await entitlements.plan(at: Self.now)
                #expect(plan?.used == 0)
                #expect(server.requests.count >= 3)
            }
        }
    }

    @Test(arguments: Engine.tested) func aQuestionThatIsAskedAgainForItsShapeUsesOne(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("prose")]) { server in
            try await withShop(engine, sharing: server.address) { desk, entitlements, _ in
                var question = Self.question
                question.schema = .object([.init("a", .integer())])
                let model = try await desk.model(for: .tutor, remembers: false, at: Self.now)
                await #expect(throws: ModelError.self) {
                    try await model.validReply(to: question, preamble: Preamble.strict)
                }
                #expect(server.requests.count == 3)
                #expect(try await entitlements.plan(at: Self.now)?.used == 1)
            }
        }
    }

    @Test(arguments: Engine.tested) func aModelOfTheLearnersOwnIsNeverLimited(_ engine: Engine) async throws {
        try await withShop(engine, sharing: "http://127.0.0.1:1/v1") { desk, entitlements, _ in
            let shared = try #require(try await desk.profiles().first)
            var own = shared
            own.baseURL = "https://api.example.org/v1"
            for _ in 0..<3 { #expect(try await !desk.takeFreeRequest(for: own, at: Self.now)) }
            #expect(try await entitlements.plan(at: Self.now)?.used == 0)
            #expect(try await desk.takeFreeRequest(for: shared, at: Self.now))
            #expect(try await entitlements.plan(at: Self.now)?.used == 1)
        }
    }

    @Test(arguments: Engine.tested) func whereNothingIsSoldNothingIsLimited(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a")]) { server in
            try await withShop(engine, sharing: server.address, sells: false) { desk, _, _ in
                for _ in 0..<4 { try await ask(desk) }
                #expect(server.requests.count == 4)
            }
        }
    }

    @Test(arguments: Engine.tested) func ofQuestionsAtOnceOnlySoManyAreAnswered(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a")]) { server in
            try await withShop(engine, sharing: server.address) { desk, entitlements, _ in
                let answered = await withTaskGroup(of: Bool.self) { group in
                    for _ in 0..<6 { group.addTask { (try? await ask(desk)) != nil } }
                    return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
                }
                #expect(answered == 2)
                #expect(server.requests.count == 2)
                let plan = try await entitlements.plan(at: Self.now)
                #expect(plan?.used == 2)
            }
        }
    }
}
