import Library
import Model
import Support
import Testing

@Suite struct BookTests {
    @Test func aBookIsRenamed() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        try await test.desk.change(
            book.id, BookChange(title: "  <b>书</b> ", author: " "), at: TestDesk.now)
        let renamed = try await test.desk.book(book.id)
        #expect(renamed.title == "<b>书</b>")
        #expect(renamed.author == nil)
        await #expect(throws: ReadingError.self) {
            try await test.desk.change(book.id, BookChange(title: " "), at: TestDesk.now)
        }
        #expect(try await test.desk.book(book.id).title == "<b>书</b>")
        try await test.remove()
    }

    @Test func aBookIsReadInAnotherLanguage() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("Book 书。", language: .english)
        let coverage = try #require(try await test.desk.coverage(of: book))
        // 书 and 我 are Chinese words, "Book" is none; 书 is marked in this book, 我 elsewhere.
        let here = MarkContext(sentence: "Book 书。", book: book.id, page: 1)
        for word in ["书", "book"] {
            try await test.desk.mark(word, in: .english, as: .difficult, context: here, at: TestDesk.now)
        }
        try await test.desk.mark("我", in: .english, as: .known, at: TestDesk.now)
        try await test.desk.visit(1, of: book.id, at: TestDesk.now)
        try await test.desk.change(book.id, BookChange(language: .chinese), at: TestDesk.now.advanced(bySeconds: 9))

        let changed = try await test.desk.book(book.id)
        #expect(changed.language == .chinese && changed.title == book.title)
        #expect(changed.updatedAt == TestDesk.now.advanced(bySeconds: 9))
        let page = try await test.desk.page(1, of: book.id)
        #expect(page.passage.text == "Book 书。")
        #expect(page.tokens.first { $0.text == "书" }?.reading == "shū")
        let marks = try await test.desk.markedWords().map(\.mark)
        let chinese = marks.filter { $0.language == .chinese }
        #expect(chinese.map(\.word) == ["书"])
        #expect(chinese.first?.status == .difficult && chinese.first?.page == 1 && chinese.first?.bookID == book.id)
        #expect(Set(marks.filter { $0.language == .english }.map(\.word)) == ["书", "book", "我"])
        let counted = try #require(try await test.desk.coverage(of: changed))
        #expect(counted.levels.contains { $0.level == 1 })
        #expect(!coverage.levels.contains { $0.level == 1 })
        try await test.remove()
    }

    @Test func aMarkOfTheNewLanguageStaysWhenABookChangesToIt() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("书", language: .japanese)
        try await test.desk.mark("书", in: .chinese, as: .known, at: TestDesk.now)
        try await test.desk.mark(
            "书", in: .japanese, as: .difficult, context: MarkContext(book: book.id, page: 1), at: TestDesk.now)
        try await test.desk.change(book.id, BookChange(language: .chinese), at: TestDesk.now)
        let marks = try await test.desk.markedWords().map(\.mark)
        #expect(marks.first { $0.language == .chinese }?.status == .known)
        #expect(marks.first { $0.language == .japanese }?.status == .difficult)
        try await test.remove()
    }

    @Test func aDeletedBookComesBack() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        try await test.desk.delete(book.id, at: TestDesk.now)
        #expect(try await test.desk.books().isEmpty)
        await #expect(throws: ReadingError.self) { try await test.desk.page(1, of: book.id) }
        #expect(try await test.desk.deletedBook(book.id)?.id == book.id)
        try await test.desk.restore(book.id, at: TestDesk.now)
        #expect(try await test.desk.page(1, of: book.id).passage.text == "我看书。")
        try await test.remove()
    }

    @Test func aBookDeletedLongAgoIsRemovedForGood() async throws {
        let test = try await TestDesk()
        let old = try await test.importText("我看书。")
        let young = try await test.importText("你看书。")
        try await test.desk.delete(old.id, at: TestDesk.now)
        try await test.desk.delete(young.id, at: TestDesk.now.advanced(bySeconds: 100))
        try await test.desk.purgeDeletedBooks(
            deletedBefore: TestDesk.now.advanced(bySeconds: 50), at: TestDesk.now.advanced(bySeconds: 200))
        #expect(try await test.desk.deletedBook(old.id) == nil)
        #expect(try await test.desk.deletedBook(young.id) != nil)
        try await test.remove()
    }

    @Test func aSittingIsKeptAsItGoesAndCloses() async throws {
        let test = try await TestDesk()
        let text = String(repeating: "我喜欢在图书馆学习中文。", count: 200)
        let book = try await test.importText(text)
        let id: ID<ReadingSession> = TestIDs.next()
        try await test.desk.report(
            Heartbeat(page: 1, activeSeconds: 30, wordsLookedUp: 1), of: book.id, at: TestDesk.now, newID: id)
        try await test.desk.report(
            Heartbeat(page: 2, activeSeconds: 30, wordsLookedUp: 2), of: book.id,
            at: TestDesk.now.advanced(bySeconds: 30), newID: TestIDs.next())
        try await test.desk.mark(
            "中文", in: .chinese, as: .difficult, context: MarkContext(book: book.id, page: 2),
            at: TestDesk.now.advanced(bySeconds: 40))
        let draft = try await test.desk.read { try $0.session(id) }
        #expect(draft.activeSeconds == 60)
        #expect(!draft.hasEnded)
        // They are counted as they are marked: many sessions end only with the next one.
        #expect(draft.wordsMarked == 1)
        try await test.desk.mark(
            [
                MarkChange("喜欢", in: .chinese, as: .difficult, context: MarkContext(book: book.id, page: 1)),
                MarkChange("我", in: .chinese, as: .known, context: MarkContext(book: book.id, page: 1)),
            ], at: TestDesk.now.advanced(bySeconds: 45))
        #expect(try await test.desk.read { try $0.session(id) }.wordsMarked == 2)
        try await test.desk.mark(
            [MarkChange("喜欢", in: .chinese, as: nil, context: MarkContext(book: book.id, page: 1))],
            at: TestDesk.now.advanced(bySeconds: 50))
        #expect(try await test.desk.read { try $0.session(id) }.wordsMarked == 1)
        let ended = try await test.desk.endSession(
            of: book.id, last: Heartbeat(page: 2), at: TestDesk.now.advanced(bySeconds: 60), newID: TestIDs.next())
        #expect(ended.id == id)
        #expect(ended.hasEnded)
        #expect(ended.wordsLookedUp == 3)
        #expect(ended.wordsMarked == 1)
        #expect(ended.newWords == 4)
        #expect(ended.firstPage...ended.lastPage == 1...2)
        #expect(try await test.desk.book(book.id).lastPage == 2)
        try await test.remove()
    }

    @Test func aBookOfOnePageIsFinishedOnlyWhenItsSittingEnds() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        try await test.desk.visit(1, of: book.id, at: TestDesk.now)
        try await test.desk.report(Heartbeat(page: 1), of: book.id, at: TestDesk.now, newID: TestIDs.next())
        #expect(try await test.desk.book(book.id).finishedAt == nil)
        _ = try await test.desk.endSession(
            of: book.id, last: Heartbeat(page: 1), at: TestDesk.now, newID: TestIDs.next())
        #expect(try await test.desk.book(book.id).finishedAt == TestDesk.now)
        let later = TestDesk.now.advanced(bySeconds: 9000)
        _ = try await test.desk.endSession(of: book.id, last: Heartbeat(page: 1), at: later, newID: TestIDs.next())
        #expect(try await test.desk.book(book.id).finishedAt == TestDesk.now)
        try await test.remove()
    }

    @Test func endingBeforeTheLastPageFinishesNothing() async throws {
        let test = try await TestDesk()
        let book = try await test.importText(String(repeating: "我喜欢在图书馆学习中文。", count: 200))
        _ = try await test.desk.endSession(
            of: book.id, last: Heartbeat(page: 2), at: TestDesk.now, newID: TestIDs.next())
        #expect(try await test.desk.book(book.id).finishedAt == nil)
        try await test.remove()
    }

    @Test func aLongPauseBeginsANewSitting() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        let first: ID<ReadingSession> = TestIDs.next()
        let second: ID<ReadingSession> = TestIDs.next()
        try await test.desk.report(Heartbeat(page: 1), of: book.id, at: TestDesk.now, newID: first)
        try await test.desk.report(
            Heartbeat(page: 1), of: book.id, at: TestDesk.now.advanced(bySeconds: 3 * 3600), newID: second)
        #expect(try await test.desk.sessions().map(\.id) == [second, first])
        try await test.remove()
    }

    @Test func nobodyReadsForLongerThanHasPassed() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        let id: ID<ReadingSession> = TestIDs.next()
        try await test.desk.report(
            Heartbeat(page: 99, activeSeconds: 1_000_000, wordsLookedUp: -5), of: book.id, at: TestDesk.now,
            newID: id)
        let session = try await test.desk.read { try $0.session(id) }
        #expect(session.activeSeconds <= 60)
        #expect(session.wordsLookedUp == 0)
        #expect(session.lastPage == 1)
        try await test.remove()
    }

    @Test func preferencesAreKeptWithinTheirLimits() async throws {
        let test = try await TestDesk()
        try await test.desk.changePreferences(at: TestDesk.now) { preferences in
            preferences.fontSize = 1000
            preferences.lineHeight = 0
            preferences.knownHSKLevel = -3
            preferences.theme = .sepia
        }
        let kept = try await test.desk.preferences()
        #expect(kept.fontSize == 40)
        #expect(kept.lineHeight == 140)
        #expect(kept.knownHSKLevel == 0)
        #expect(kept.theme == .sepia)
        try await test.remove()
    }
}
