import Library
import Model
import Storage
import Support
import Testing

@Suite struct WordTests {
    @Test func aMarkKeepsItsSentenceAndCounts() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我在银行。")
        let context = MarkContext(reading: "yínháng", sentence: "我在银行。", book: book.id, page: 1)
        try await test.desk.mark("银行", in: .chinese, as: .difficult, context: context, at: TestDesk.now)
        try await test.desk.mark("银行", in: .chinese, as: .difficult, at: TestDesk.now.advanced(bySeconds: 60))
        let mark = try await test.desk.read { try $0.mark(of: "银行", in: .chinese) }
        #expect(mark?.sentence == "我在银行。")
        #expect(mark?.timesMarked == 2)
        #expect(mark?.createdAt == TestDesk.now)
        try await test.desk.unmark(["银行"], in: .chinese, at: TestDesk.now)
        #expect(try await test.desk.read { try $0.mark(of: "银行", in: .chinese) } == nil)
        try await test.remove()
    }

    @Test func coverageFollowsWhatTheLearnerSays() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我在银行。我看书。")
        let before = try #require(try await test.desk.coverage(of: book))
        #expect(before.runningWords == 6)
        #expect(before.differentWords == 5)
        #expect(before.knownRunningWords == 0)
        #expect(before.unknown.first?.text == "我")
        try await test.desk.mark("我", in: .chinese, as: .known, at: TestDesk.now)
        let after = try #require(try await test.desk.coverage(of: book))
        #expect(after.knownRunningWords == 2)
        #expect(after.knownDifferentWords == 1)
        try await test.desk.mark("银行", in: .chinese, as: .ignored, at: TestDesk.now)
        #expect(try await test.desk.coverage(of: book)?.runningWords == 5)
        try await test.remove()
    }

    @Test func wordsUpToTheLearnersLevelAreKnownUnlessMarked() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我在银行。我看书。")
        try await test.desk.changePreferences(at: TestDesk.now) { $0.knownHSKLevel = 7 }
        let all = try #require(try await test.desk.coverage(of: book))
        #expect(all.knownDifferentWords == 3)
        try await test.desk.mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
        #expect(try await test.desk.coverage(of: book)?.knownDifferentWords == 2)
        try await test.remove()
    }

    @Test func aMarkInAnUnknownLanguageIsAnError() async throws {
        let test = try await TestDesk()
        let learner = test.desk.learner
        try await test.desk.mark("书", in: .chinese, as: .difficult, at: TestDesk.now)
        try await test.desk.database.write(learner, at: TestDesk.now) { transaction in
            try transaction.run(
                "UPDATE mark SET language = 'tlh' WHERE learner_id = ?", [transaction.owner],
                changes: .upsert(.mark, "tlh", "书"))
        }
        await #expect(throws: StorageError.self) { try await test.desk.markedWords() }
        await #expect(throws: StorageError.self) { try await test.desk.knowledge(of: .chinese) }
        try await test.remove()
    }

    @Test func coverageFollowsCorrections() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        #expect(try await test.desk.coverage(of: book)?.differentWords == 3)
        try await test.desk.correct(
            Correction(language: .chinese, parts: ["看书"], updatedAt: TestDesk.now), at: TestDesk.now)
        #expect(try await test.desk.coverage(of: book)?.differentWords == 2)
        try await test.remove()
    }

    @Test(arguments: ["", String(repeating: "长", count: 100)]) func anImpossibleWordIsRefused(_ word: String)
        async throws
    {
        let test = try await TestDesk()
        await #expect(throws: ReadingError.self) {
            try await test.desk.mark(word, in: .chinese, as: .known, at: TestDesk.now)
        }
        try await test.remove()
    }

    @Test func aFileOfWordsCannotRunAsAFormula() async throws {
        let test = try await TestDesk()
        try await test.desk.mark(
            "=1+1", in: .english, as: .difficult, context: MarkContext(sentence: "a, \"b\"\nc"), at: TestDesk.now)
        let text = csv(of: try await test.desk.markedWords())
        #expect(text.contains("'=1+1"))
        #expect(text.contains("\"a, \"\"b\"\"\nc\""))
        try await test.remove()
    }

    @Test func markedWordsAreFoundByStatusTextAndLevel() async throws {
        let test = try await TestDesk()
        try await test.desk.mark(
            "银行", in: .chinese, as: .difficult, context: MarkContext(reading: "yínháng"), at: TestDesk.now)
        try await test.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now.advanced(bySeconds: 1))
        func found(status: WordStatus? = nil, query: String = "", level: Int? = nil) async throws -> [String] {
            try await test.desk.markedWords(MarkFilter(status: status, query: query, level: level)).map(\.mark.word)
        }
        #expect(try await found() == ["书", "银行"])
        #expect(try await found(status: .known) == ["书"])
        #expect(try await found(query: "yín") == ["银行"])
        #expect(try await found(level: 1).contains("书"))
        try await test.remove()
    }
}
