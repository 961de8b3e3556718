import LanguageModel
import Model
import Models
import Storage
import Support
import Testing

@Suite struct UsageTests {
    private static let question = ChatRequest([ChatMessage(.user, "银行")])

    @Test(arguments: Engine.tested) func whatIsUsedIsCountedByDayProfileAndTask(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a"), .reply("b", tokens: nil), .reply("c")]) { server in
            try await withModels(engine) { models in
                let profile = try await models.addProfile(at: server.address)
                let tomorrow = TestDesk.now.advanced(bySeconds: 86_400)
                for (task, now) in [(ModelTask.etymology, TestDesk.now), (.tutor, TestDesk.now), (.tutor, tomorrow)] {
                    _ = try await models.desk.model(for: task, remembers: false, at: now).reply(to: Self.question)
                }
                let usage = try await models.desk.usage(days: 7, at: tomorrow)
                #expect(usage.map(\.day.description) == ["2026-01-03", "2026-01-02", "2026-01-02"])
                #expect(usage.map(\.task) == [.tutor, .etymology, .tutor])
                #expect(usage.map(\.promptTokens) == [7, 7, 6])
                #expect(usage.map(\.estimatedRequests) == [0, 0, 1])
                #expect(usage.allSatisfy { $0.profileName == "Tiny" && $0.requests == 1 })
                #expect(try await models.desk.state(of: profile.id, at: tomorrow).tokens == 12 + 12 + 7)
                // The next month starts at zero; past usage is kept after the profile is removed.
                #expect(
                    try await models.desk.state(of: profile.id, at: tomorrow.advanced(bySeconds: 40 * 86_400)).tokens
                        == 0)
                try await models.desk.remove(profile.id, at: tomorrow)
                #expect(try await models.desk.usage(days: 1, at: tomorrow).map(\.profileName) == [nil])
            }
        }
    }

    @Test(arguments: Engine.tested) func aBudgetThatIsUsedUpBlocksEveryQuestion(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("a")]) { server in
            try await withModels(engine) { models in
                try await models.addProfile(at: server.address, budget: 13)
                let model = try await models.desk.model(for: .tutor, remembers: false, at: TestDesk.now)
                for _ in 0..<2 { _ = try await model.reply(to: Self.question) }
                let used = ModelError.budgetUsedUp(used: 24, budget: 13)
                await #expect(throws: used) { try await model.reply(to: Self.question) }
                await #expect(throws: used) { for try await _ in model.stream(Self.question) {} }
                #expect(server.requests.count == 2)
            }
        }
    }

    @Test(arguments: Engine.tested) func aStreamIsCountedAtItsEnd(_ engine: Engine) async throws {
        let pieces = [RecordedServer.Answer.piece("好")] + RecordedServer.Answer.lastPieces
        try await RecordedServer.run([.stream(pieces)]) { server in
            try await withModels(engine) { models in
                let profile = try await models.addProfile(at: server.address)
                let model = try await models.desk.model(for: .tutor, at: TestDesk.now)
                for try await _ in model.stream(Self.question) {}
                #expect(try await models.desk.state(of: profile.id, at: TestDesk.now).tokens == 12)
            }
        }
    }

    @Test(arguments: Engine.tested) func theSameQuestionIsAnsweredFromTheCache(_ engine: Engine) async throws {
        try await RecordedServer.run([.reply("first"), .reply("second"), .reply("third")]) { server in
            try await withModels(engine) { models in
                try await models.addProfile(at: server.address)
                let model = try await models.desk.model(for: .tutor, at: TestDesk.now)
                #expect(try await model.reply(to: Self.question).text == "first")
                #expect(try await model.reply(to: Self.question).text == "first")
                #expect(server.requests.count == 1)
                // A different temperature makes a different question; a model that does not remember asks again.
                var warmer = Self.question
                warmer.temperature = 0.9
                #expect(try await model.reply(to: warmer).text == "second")
                let fresh = try await models.desk.model(for: .tutor, remembers: false, at: TestDesk.now)
                #expect(try await fresh.reply(to: Self.question).text == "third")
                #expect(try await model.reply(to: Self.question).text == "third")
                let later = TestDesk.now.advanced(bySeconds: 31 * 86_400)
                _ = try await models.desk.model(for: .tutor, at: later).reply(to: Self.question)
                #expect(server.requests.count == 4)
            }
        }
    }

    @Test func aReplyOfTheWrongShapeIsNotRemembered() async throws {
        let schema = JSONSchema.object([.init("a", .integer())])
        let answers: [RecordedServer.Answer] = [.reply("prose"), .reply("prose"), .reply("prose"), .reply(#"{"a":1}"#)]
        try await RecordedServer.run(answers) { server in
            try await withModels(.sqlite) { models in
                try await models.addProfile(at: server.address)
                let model = try await models.desk.model(for: .tutor, at: TestDesk.now)
                let request = ChatRequest([ChatMessage(.user, "a")], schema: schema)
                await #expect(throws: ModelError.self) { try await model.validReply(to: request, preamble: "p") }
                #expect(try await model.validReply(to: request, preamble: "p").text == #"{"a":1}"#)
                _ = try await model.validReply(to: request, preamble: "p")
                #expect(server.requests.count == 4)
            }
        }
    }

    @Test(arguments: Engine.tested) func theCacheForgetsWhatNobodyHasAskedForTheLongest(_ engine: Engine) async throws {
        try await withModels(engine) { models in
            let desk = models.desk
            for number in 0..<20 {
                let reply = ChatReply(
                    text: String(repeating: "x", count: 900_000), model: "m",
                    tokens: TokenCount(prompt: 1, completion: 1))
                let now = TestDesk.now.advanced(bySeconds: Int64(number))
                try await desk.remember(reply, "digest-\(number)", at: now)
                // The first one is requested again and again.
                try await desk.touchReply("digest-0", at: now)
            }
            let sum = try await desk.database.readAcrossLearners { reader in
                try reader.first("SELECT CAST(SUM(bytes) AS BIGINT) AS total FROM model_reply")?.integer("total")
            }
            #expect(try #require(sum) <= 16 << 20)
            #expect(try await desk.rememberedReply("digest-0", at: TestDesk.now) != nil)
            #expect(try await desk.rememberedReply("digest-1", at: TestDesk.now) == nil)
            #expect(try await desk.rememberedReply("digest-19", at: TestDesk.now) != nil)
        }
    }
}
