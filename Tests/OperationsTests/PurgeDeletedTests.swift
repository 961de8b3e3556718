import Accounts
import Foundation
import Library
import Model
import Storage
import Support
import Testing
import Translations

@testable import Operations

/// What was deleted long ago is removed for good, whosever it is.
@Suite struct PurgeDeletedTests {
    private static let day: Int64 = 24 * 3600

    @Test(arguments: Engine.tested) func everybodysIsPurged(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let clock = TurnedClock()
        let workplace = Workplace(of: test.desk, clock: clock)
        let accounts = AccountsDesk(testing: workplace.database, lane: test.desk.lanes.answers, clock: clock)
        let bert = try await accounts.makeAccount(
            NewAccount(name: "bert", password: "four words of mine"), for: nil, isAdministrator: false, at: clock.now()
        ).learner
        let learners = [test.desk.learner, bert]
        for learner in learners {
            let context = await workplace.context(of: learner)
            for text in ["我在银行看书。", "你在图书馆看书。", "他去银行学习。"] {
                _ = try await context.importBook(Desk.ImportRequest(text: text))
            }
            let turn = Translation(
                id: TestIDs.next(), sourceLanguage: .english, targetLanguage: .chinese, sourceText: "bank",
                translatedText: "银行", context: TranslationContext(), origin: .model, isSaved: false,
                createdAt: context.now)
            try await test.desk.database.write(learner, at: context.now) { try $0.keep(turn) }
            try await context.translations.delete(turn.id, at: context.now)
            let line = Array("麥穗 麦穗 [mai4 sui4] /ear of wheat/\n".utf8)
            let dictionary = try await context.importDictionary(DictionaryRequest(.bytes(line), fileName: "mine.u8"))
            try await context.library.removeDictionary(dictionary.dictionary.id, at: context.now)
            try await context.library.delete(#require(try await context.library.books().first).id, at: context.now)
        }
        func rows() async throws -> [[Int]] {
            var all: [[Int]] = []
            for learner in learners {
                all.append(
                    try await test.desk.database.read(learner) { reader in
                        try ["book", "translation", "dictionary"].map { table in
                            try reader.first(
                                "SELECT COUNT(*) FROM \(table) WHERE learner_id = ?", [reader.owner])?.integer(0) ?? 0
                        }
                    })
            }
            return all
        }
        #expect(try await rows() == [[3, 1, 1], [3, 1, 1]])
        clock.advance(bySeconds: 29 * Self.day)
        // Another book, which can be restored for a month from now.
        for learner in learners {
            let context = await workplace.context(of: learner)
            try await context.library.delete(#require(try await context.library.books().first).id, at: context.now)
        }
        try await workplace.purgeDeleted { throw $0 }
        #expect(try await rows() == [[3, 1, 0], [3, 1, 0]])
        clock.advance(bySeconds: 2 * Self.day)
        try await workplace.purgeDeleted { throw $0 }
        #expect(try await rows() == [[2, 0, 0], [2, 0, 0]])
        try await test.remove()
    }
}
