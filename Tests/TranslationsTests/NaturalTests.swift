import Grammar
import LanguageModel
import Model
import Models
import Support
import Testing

@testable import Translations

/// Natural translations for the grammar helper.
@Suite struct NaturalTests {
    static let reply = """
        {"natural": [{"text": "I", "word": 1}, {"text": "am going", "word": 2}, {"text": "to the bank", "word": 3},
          {"text": ".", "word": null}], "grammarPoints": ["去 takes a place."],
         "examples": [{"sentence": "我去书店。", "translation": "I am going to the bookshop."}]}
        """

    private func withDesk(
        _ answers: [RecordedServer.Answer],
        _ body: @Sendable @escaping (TranslationDesk, GrammarExplanation, RecordedServer) async throws -> Void
    ) async throws {
        try await RecordedServer.run(answers) { server in
            let test = try await TestDesk()
            let models = TestModels(test.desk.database, learner: test.desk.learner)
            try await models.addProfile(at: server.address)
            let explanation = try await test.desk.texts.explain("我去银行。", in: .chinese)
            try await body(TranslationDesk(over: test.desk, models: models), explanation, server)
            try await test.remove()
        }
    }

    @Test func piecesKnowTheWordsTheyRenderAndTheAnswerIsRemembered() async throws {
        try await withDesk([.reply(Self.reply)]) { desk, explanation, server in
            #expect(try await desk.rememberedTranslation(of: explanation, at: TestDesk.now) == nil)
            let natural = try await desk.naturalTranslation(of: explanation, at: TestDesk.now)
            #expect(natural.text == "I am going to the bank." && natural.pieces.map(\.number) == [1, 2, 3, nil])
            #expect(natural.points == ["去 takes a place."] && natural.examples.first?.sentence == "我去书店。")
            #expect(try await desk.rememberedTranslation(of: explanation, at: TestDesk.now) == natural)
            #expect(server.requests.count == 1 && server.requests[0].body.contains("3 银行 = bank"))
        }
    }

    @Test func askingAgainGivesAnotherTranslation() async throws {
        let other = Self.reply.replacing("am going", with: "go")
        try await withDesk([.reply(Self.reply), .reply(other)]) { desk, explanation, server in
            _ = try await desk.naturalTranslation(of: explanation, at: TestDesk.now)
            let again = try await desk.naturalTranslation(of: explanation, at: TestDesk.now)
            #expect(again.text == "I go to the bank." && server.requests.count == 2)
            #expect(try await desk.rememberedTranslation(of: explanation, at: TestDesk.now) == again)
        }
    }

    @Test func aSentenceThatWaitsIsKnown() async throws {
        try await withDesk([.reply(Self.reply)]) { desk, explanation, _ in
            let (database, learner) = (desk.database, desk.learner)
            #expect(try await !database.read(learner) { try $0.isWaiting(for: explanation) })
            try await desk.enqueueTranslation(of: explanation, TestIDs.next(), at: TestDesk.now)
            #expect(try await database.read(learner) { try $0.isWaiting(for: explanation) })
        }
    }

    @Test func aNumberThatNoWordHasIsAskedForAgain() async throws {
        let wrong = Self.reply.replacing("\"word\": 3", with: "\"word\": 9")
        try await withDesk([.reply(wrong), .reply(Self.reply)]) { desk, explanation, server in
            _ = try await desk.naturalTranslation(of: explanation, at: TestDesk.now)
            #expect(server.requests.count == 2)
        }
    }

    @Test func whatWaitedIsRememberedWhereThePageFindsIt() async throws {
        try await withDesk([.reply(Self.reply)]) { desk, explanation, _ in
            try await desk.enqueueTranslation(of: explanation, TestIDs.next(), at: TestDesk.now)
            var handlers = WaitingHandlers()
            handlers[.grammar] = { _ in }
            #expect(try await desk.models.answerWaiting(handlers, at: TestDesk.now).answered == 1)
            #expect(try await desk.rememberedTranslation(of: explanation, at: TestDesk.now)?.pieces.count == 4)
        }
    }
}
