import LanguageModel
import Library
import Model
import Models
import Storage
import Support
import Testing
import Translations

/// Finding, saving and deleting turns, on both engines.
@Suite struct KeepingTests {
    private func withDesk(_ engine: Engine, _ body: (TranslationDesk) async throws -> Void) async throws {
        try await withModels(engine) { models in
            let test = try await TestDesk()
            let desk = Library.Desk(
                database: models.desk.database, lexicon: test.desk.lexicon, japanese: nil, learner: models.desk.learner)
            try await body(TranslationDesk(over: desk, models: models))
            try await test.remove()
        }
    }

    private func turn(_ source: String, _ translated: String, second: Int64, saved: Bool = false) -> Translation {
        Translation(
            id: TestIDs.next(), sourceLanguage: .english, targetLanguage: .chinese, sourceText: source,
            translatedText: translated, context: TranslationContext(grammarNotes: ["把 ' \" \\"]), origin: .model,
            isSaved: saved, createdAt: TestDesk.now.advanced(bySeconds: second))
    }

    @Test(arguments: Engine.tested) func turnsAreFoundByEitherTextAndDeleted(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let first = turn("A hundred% Sure_", "百分之百", second: 1, saved: true)
            let second = turn("The BANK", "银行", second: 2)
            for each in [first, second] { try await desk.keep(each, at: TestDesk.now) }
            #expect(try await desk.translation(first.id) == first)
            #expect(try await desk.translations().translations == [second, first])
            func found(_ filter: TranslationFilter) async throws -> [ID<Translation>] {
                try await desk.translations(filter).translations.map(\.id)
            }
            #expect(try await found(TranslationFilter(query: "bank")) == [second.id])
            #expect(try await found(TranslationFilter(query: "银")) == [second.id])
            #expect(try await found(TranslationFilter(query: "d%")) == [first.id])
            #expect(try await found(TranslationFilter(query: "e_")) == [first.id])
            #expect(try await found(TranslationFilter(query: "%")) == [first.id])
            #expect(try await found(TranslationFilter(isSaved: true)) == [first.id])
            #expect(try await found(TranslationFilter(language: .japanese)).isEmpty)
            #expect(try await found(TranslationFilter(limit: 1, offset: 1)) == [first.id])
            try await desk.setSaved(true, second.id, at: TestDesk.now)
            #expect(try await desk.translations(TranslationFilter(isSaved: true)).total == 2)
            try await desk.setSaved(false, second.id, at: TestDesk.now)
            try await desk.deleteUnsaved(at: TestDesk.now)
            #expect(try await found(TranslationFilter()) == [first.id])
            try await desk.delete(first.id, at: TestDesk.now)
            await #expect(throws: TranslationError.noSuchTranslation) {
                try await desk.delete(first.id, at: TestDesk.now)
            }
            await #expect(throws: TranslationError.noSuchTranslation) {
                try await desk.setSaved(true, first.id, at: TestDesk.now)
            }
        }
    }

    @Test(arguments: Engine.tested) func whatOnePressDeletedComesBackTogether(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            let turns = [turn("one", "一", second: 1), turn("two", "二", second: 2), turn("three", "三", second: 3)]
            for each in turns { try await desk.keep(each, at: TestDesk.now) }
            func second(_ second: Int64) -> Timestamp { TestDesk.now.advanced(bySeconds: second) }
            func present() async throws -> [ID<Translation>] { try await desk.translations().translations.map(\.id) }
            try await desk.delete(turns[0].id, at: second(10))
            #expect(try await desk.deleteUnsaved(at: second(20)) == 2)
            #expect(try await present().isEmpty)
            #expect(try await desk.restore(deletedAt: second(20), at: second(30)) == 2)
            #expect(try await present() == [turns[2].id, turns[1].id])
            #expect(try await desk.restore(deletedAt: second(20), at: second(31)) == 0)
            #expect(try await desk.restore(turns[0].id, at: second(32)) == turns[0])
            #expect(try await desk.restore(turns[0].id, at: second(33)) == turns[0])
            // Turns deleted long ago are removed; recently deleted ones are not.
            try await desk.delete(turns[0].id, at: second(40))
            try await desk.delete(turns[1].id, at: second(50))
            try await desk.purgeDeleted(before: second(50), at: second(60))
            await #expect(throws: TranslationError.noSuchTranslation) {
                try await desk.restore(turns[0].id, at: second(61))
            }
            #expect(try await desk.restore(turns[1].id, at: second(62)) == turns[1])
        }
    }

    @Test(arguments: Engine.tested) func aTurnThatWaitsWaitsAgainWhenItIsBack(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            var waiting = turn("The bank", "", second: 1)
            waiting.origin = .waiting
            try await desk.keep(waiting, at: TestDesk.now)
            let question = ChatRequest([ChatMessage(.user, "The bank")])
            let request = ID<WaitingRequest>(high: waiting.id.high, low: waiting.id.low)
            try await desk.models.enqueue(
                WaitingPayload(question, context: waiting.id.description), request, for: .translation,
                summary: "The bank", at: TestDesk.now)
            func state() async throws -> WaitingRequest.State? { try await desk.models.waited(request)?.state }
            try await desk.delete(waiting.id, at: TestDesk.now)
            #expect(try await state() == .cancelled)
            #expect(try await desk.restore(waiting.id, at: TestDesk.now).origin == .waiting)
            #expect(try await state() == .waiting)
            // Once the queue has dropped the question, the dictionaries answer.
            try await desk.delete(waiting.id, at: TestDesk.now)
            let later = TestDesk.now.advanced(bySeconds: 60)
            try await desk.models.forgetRequests(endedBefore: later, at: later)
            #expect(try await desk.restore(waiting.id, at: later).origin == .words)
        }
    }

    @Test(arguments: Engine.tested) func anAnswerDoesNotTakeTheStarAway(_ engine: Engine) async throws {
        try await withDesk(engine) { desk in
            var waiting = turn("The bank", "", second: 1)
            waiting.origin = .waiting
            try await desk.keep(waiting, at: TestDesk.now)
            try await desk.setSaved(true, waiting.id, at: TestDesk.now)
            waiting.translatedText = "银行"
            waiting.origin = .model
            try await desk.keep(waiting, at: TestDesk.now)
            let kept = try await desk.translation(waiting.id)
            #expect(kept.isSaved && kept.translatedText == "银行")
        }
    }
}
