import Foundation
import LanguageModel
import Model
import Models
import Storage
import StorageEngines
import Support
import Synchronization
import Testing

@Suite struct QueueTests {
    private static let payload = WaitingPayload(
        ChatRequest(
            [
                ChatMessage(
                    .user, "Analyze the word: construct", images: [ChatImage(mediaType: "image/png", bytes: Data([1]))])
            ],
            schema: .object([.init("a", .integer())])), preamble: "Again.", context: "construct")

    /// The answers that a feature received.
    private final class Taken: Sendable {
        let requests = Mutex<[AnsweredRequest]>([])
        var handlers: WaitingHandlers {
            var handlers = WaitingHandlers()
            handlers[.etymology] = { request in self.requests.withLock { $0.append(request) } }
            return handlers
        }
    }

    private static func enqueue(_ models: TestModels, _ task: ModelTask = .etymology, at now: Timestamp = TestDesk.now)
        async throws -> ID<WaitingRequest>
    {
        let id: ID<WaitingRequest> = TestIDs.next()
        try await models.desk.enqueue(payload, id, for: task, summary: "construct", at: now)
        return id
    }

    @Test(arguments: Engine.tested) func whatIsAskedOfflineIsAnsweredWhenTheNetworkIsBack(_ engine: Engine)
        async throws
    {
        try await RecordedServer.run([.reply("no"), .reply(#"{"a":1}"#)]) { server in
            try await withModels(engine) { models in
                var profile = try await models.addProfile(at: try await RecordedServer.deadAddress())
                let id = try await Self.enqueue(models)
                let taken = Taken()
                var pass = try await models.desk.answerWaiting(taken.handlers, at: TestDesk.now)
                #expect(pass == ModelDesk.Pass(next: TestDesk.now.advanced(bySeconds: 26)))
                let waiting = try #require(try await models.desk.waitingRequests().first)
                #expect(waiting.state == .waiting)
                #expect(waiting.attempts == 1)
                #expect(waiting.error == .unreachable(.refused))
                #expect(try await models.desk.answer(to: id) == nil)
                // Nothing is sent before it is due.
                pass = try await models.desk.answerWaiting(taken.handlers, at: TestDesk.now.advanced(bySeconds: 25))
                #expect(try await models.desk.waitingRequests().first?.attempts == 1)
                profile.baseURL = server.address
                try await models.desk.keep(profile, at: TestDesk.now)
                pass = try await models.desk.answerWaiting(taken.handlers, at: TestDesk.now.advanced(bySeconds: 26))
                #expect(pass == ModelDesk.Pass(answered: 1))
                let request = try #require(taken.requests.withLock { $0.first })
                #expect(request.id == id)
                #expect(request.payload == Self.payload)
                #expect(request.reply.text == #"{"a":1}"#)
                #expect(try await models.desk.waitingRequests().first?.state == .done)
                #expect(try await models.desk.answer(to: id)?.text == #"{"a":1}"#)
                // The answer is not delivered twice.
                _ = try await models.desk.answerWaiting(taken.handlers, at: TestDesk.now.advanced(bySeconds: 900))
                #expect(taken.requests.withLock { $0.count } == 1)
                #expect(server.requests.count == 2)
            }
        }
    }

    @Test func pausesGrowUpToAQuarterOfAnHour() async throws {
        try await withModels(.sqlite) { models in
            try await models.addProfile(at: try await RecordedServer.deadAddress())
            _ = try await Self.enqueue(models)
            var now = TestDesk.now
            var pauses: [Int64] = []
            for _ in 0..<7 {
                let next = try #require(try await models.desk.answerWaiting(WaitingHandlers(), at: now).next)
                pauses.append(next.seconds(since: now))
                now = next
            }
            #expect(pauses == [26, 52, 105, 210, 420, 787, 787])
        }
    }

    @Test func othersForAnEndpointThatIsAwayAreNotTried() async throws {
        try await RecordedServer.run([.reply(#"{"a":1}"#)]) { server in
            try await withModels(.sqlite) { models in
                try await models.addProfile("Away", at: try await RecordedServer.deadAddress())
                let here = try await models.addProfile("Here", at: server.address)
                try await models.desk.choose(ModelChoices(byTask: [.tutor: here.id]), at: TestDesk.now)
                for task in [ModelTask.etymology, .etymology, .tutor] { _ = try await Self.enqueue(models, task) }
                let pass = try await models.desk.answerWaiting(WaitingHandlers(), at: TestDesk.now)
                #expect(pass.answered == 1)
                let requests = try await models.desk.waitingRequests()
                #expect(requests.map(\.attempts).sorted() == [0, 1, 1])
                #expect(requests.allSatisfy { $0.state == .answered || $0.nextAttempt > TestDesk.now })
            }
        }
    }

    @Test(arguments: Engine.tested) func aRequestOutlivesTheProgram(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let learner: ID<Learner> = TestIDs.next()
        let first = try await openDatabase(place.location)
        try await first.write(learner, at: TestDesk.now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, '', 1)", [SQLValue(learner)],
                changes: .upsert(.learner, learner))
        }
        let id = try await Self.enqueue(TestModels(first, learner: learner))
        // A repeated request is the same request.
        try await TestModels(first, learner: learner).desk.enqueue(
            Self.payload, id, for: .etymology, summary: "construct", at: TestDesk.now)
        try await first.close()
        let second = try await openDatabase(place.location)
        #expect(try await TestModels(second, learner: learner).desk.waitingRequests().map(\.id) == [id])
        try await second.close()
    }

    @Test(arguments: Engine.tested) func whatIsCancelledIsNotAskedAndItsAnswerIsThrownAway(_ engine: Engine)
        async throws
    {
        try await RecordedServer.run([.silence]) { server in
            try await withModels(engine) { models in
                try await models.addProfile(at: server.address)
                let id = try await Self.enqueue(models)
                let taken = Taken()
                let handlers = taken.handlers
                let desk = models.desk
                let pass = Task { try await desk.answerWaiting(handlers, at: TestDesk.now) }
                await server.requestCame()
                try await models.desk.cancelWaiting(id, at: TestDesk.now)
                models.timing.runOut()
                #expect(try await pass.value == ModelDesk.Pass())
                #expect(try await models.desk.waitingRequests().map(\.state) == [.cancelled])
                #expect(taken.requests.withLock { $0.isEmpty })
                await #expect(throws: ModelError.noSuchRequest) {
                    try await models.desk.cancelWaiting(id, at: TestDesk.now)
                }
            }
        }
    }

    @Test func twoProcessesDoNotAskTheSame() async throws {
        try await RecordedServer.run([.silence]) { server in
            try await withModels(.sqlite) { models in
                try await models.addProfile(at: server.address)
                _ = try await Self.enqueue(models)
                let desk = models.desk
                let first = Task { try await desk.answerWaiting(WaitingHandlers(), at: TestDesk.now) }
                await server.requestCame()
                let other = try await desk.answerWaiting(WaitingHandlers(), at: TestDesk.now.advanced(bySeconds: 1))
                #expect(other.answered == 0)
                #expect(server.requests.count == 1)
                first.cancel()
                await #expect(throws: CancellationError.self) { try await first.value }
                // A claim that is never fulfilled expires, and the request is sent again.
                server.answer([.reply(#"{"a":1}"#)])
                let later = TestDesk.now.advanced(bySeconds: 15 * 3 + 60)
                #expect(try await desk.answerWaiting(WaitingHandlers(), at: later).answered == 1)
            }
        }
    }

    @Test func whatWillNotGetBetterIsGivenUpUntilTheLearnerSaysOtherwise() async throws {
        try await RecordedServer.run([.refusal(401), .reply(#"{"a":1}"#)]) { server in
            try await withModels(.sqlite) { models in
                try await models.addProfile(at: server.address)
                let id = try await Self.enqueue(models)
                #expect(
                    try await models.desk.answerWaiting(WaitingHandlers(), at: TestDesk.now)
                        == ModelDesk.Pass(failed: 1))
                #expect(try await models.desk.waitingRequests().first?.error == .refusedKey(status: 401))
                try await models.desk.retryWaiting(id, at: TestDesk.now)
                #expect(try await models.desk.answerWaiting(WaitingHandlers(), at: TestDesk.now).answered == 1)
                #expect(try await models.desk.waitingRequests().first?.error == nil)
            }
        }
    }

    @Test func anAnswerIsHandedOverAgainUntilItsFeatureHasTakenIt() async throws {
        struct Interrupted: Error {}
        try await RecordedServer.run([.reply(#"{"a":1}"#)]) { server in
            try await withModels(.sqlite) { models in
                try await models.addProfile(at: server.address)
                _ = try await Self.enqueue(models)
                var failing = WaitingHandlers()
                failing[.etymology] = { _ in throw Interrupted() }
                await #expect(throws: Interrupted.self) {
                    try await models.desk.answerWaiting(failing, at: TestDesk.now)
                }
                #expect(try await models.desk.waitingRequests().map(\.state) == [.answered])
                let taken = Taken()
                _ = try await models.desk.answerWaiting(taken.handlers, at: TestDesk.now)
                #expect(taken.requests.withLock { $0.count } == 1)
                #expect(server.requests.count == 1)
            }
        }
    }

    @Test func aTestThatSucceedsHastensWhatWaits() async throws {
        try await RecordedServer.run([.reply("OK"), .reply(#"{"a":1}"#)]) { server in
            try await withModels(.sqlite) { models in
                var profile = try await models.addProfile(at: try await RecordedServer.deadAddress())
                _ = try await Self.enqueue(models)
                _ = try await models.desk.answerWaiting(WaitingHandlers(), at: TestDesk.now)
                profile.baseURL = server.address
                try await models.desk.keep(profile, at: TestDesk.now)
                let now = TestDesk.now.advanced(bySeconds: 1)
                _ = try await models.desk.test(profile.id, at: now)
                #expect(try await models.desk.answerWaiting(WaitingHandlers(), at: now).answered == 1)
            }
        }
    }

    @Test func oldRequestsAreForgottenAndWhatWaitsIsNot() async throws {
        try await withModels(.sqlite) { models in
            let cancelled = try await Self.enqueue(models)
            try await models.desk.cancelWaiting(cancelled, at: TestDesk.now)
            let waiting = try await Self.enqueue(models)
            let later = TestDesk.now.advanced(bySeconds: 99)
            try await models.desk.forgetRequests(endedBefore: later, at: later)
            #expect(try await models.desk.waitingRequests().map(\.id) == [waiting])
        }
    }

    @Test func aRequestThatIsTooLargeIsRefused() async throws {
        try await withModels(.sqlite) { models in
            let picture = ChatImage(mediaType: "image/png", bytes: Data(count: 7 << 20))
            let payload = WaitingPayload(ChatRequest([ChatMessage(.user, "x", images: [picture])]))
            await #expect(throws: ModelError.requestTooLarge(megabytes: 8)) {
                try await models.desk.enqueue(payload, TestIDs.next(), for: .picture, summary: "x", at: TestDesk.now)
            }
            let requests = try await models.desk.waitingRequests()
            #expect(requests.isEmpty)
        }
    }
}
