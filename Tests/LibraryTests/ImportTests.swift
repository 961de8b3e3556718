import Formats
import Foundation
import Library
import Model
import Reading
import Storage
import Support
import Testing

@Suite struct ImportTests {
    @Test func aPastedTextBecomesABookNamedAfterItsFirstLine() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("今天我去图书馆。\n我喜欢看书。")
        #expect(book.title == "今天我去图书馆。")
        #expect(book.language == .chinese)
        #expect(book.pageCount == 1)
        let page = try await test.desk.page(1, of: book.id)
        #expect(page.passage.text == "今天我去图书馆。\n我喜欢看书。")
        try await test.remove()
    }

    @Test func aPastedTextIsNamedAfterTheTitleAboveItsChapters() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("渡口\n\n第一章 开始\n我看书。\n第二章 后来\n你看书。")
        #expect(book.title == "渡口")
        #expect(try await test.desk.page(1, of: book.id).passage.text == "渡口\n第一章 开始\n我看书。")
        try await test.remove()
    }

    @Test(arguments: [
        ("Il était une fois un petit prince.", "fr"), ("Это русский текст.", "ru"), ("한국어 문장입니다.", "ko"),
    ])
    func aTextInAnotherLanguageIsReadAsEnglishAndSaid(_ text: String, _ code: String) async throws {
        let test = try await TestDesk()
        let imported = try await test.desk.importBook(
            try Desk.ImportRequest(text: text), at: TestDesk.now, newID: TestIDs.next())
        #expect(imported.book.language == .english)
        #expect(imported.otherLanguage?.rawValue == code)
        #expect(try await test.desk.book(imported.book.id).otherLanguage?.rawValue == code)
        try await test.desk.change(imported.book.id, BookChange(title: "Autre"), at: TestDesk.now)
        #expect(try await test.desk.book(imported.book.id).otherLanguage?.rawValue == code)
        // A language that the learner chooses is not questioned.
        try await test.desk.change(imported.book.id, BookChange(language: .english), at: TestDesk.now)
        #expect(try await test.desk.book(imported.book.id).otherLanguage == nil)
        #expect(imported.notes == [.otherLanguage(try #require(LanguageTag(rawValue: code)), importedAs: .english)])
        try await test.remove()
    }

    @Test func anAuthorsRubyIsKeptWithThePageAndReadsItsWords() async throws {
        let test = try await TestDesk()
        let imported = try await test.desk.importBook(
            try Desk.ImportRequest(text: "私《わたくし》は椽側《えんがわ》で猫《ねこ》と遊びました。"), at: TestDesk.now,
            newID: TestIDs.next())
        #expect(imported.book.language == .japanese)
        let page = try await test.desk.page(1, of: imported.book.id)
        #expect(page.passage.text == "私は椽側で猫と遊びました。")
        let rubies = [
            Inset(place: 0, .ruby(BookRuby(base: "私", reading: "わたくし"))),
            Inset(place: 2, .ruby(BookRuby(base: "椽側", reading: "えんがわ"))),
            Inset(place: 5, .ruby(BookRuby(base: "猫", reading: "ねこ"))),
        ]
        #expect(page.insets == rubies)
        let word = try #require(page.tokens.first { $0.start <= 2 && $0.end >= 4 })
        #expect(word.text == "椽側" && word.reading == "えんがわ")
        let id = imported.book.id
        let stored = try await test.desk.database.read(test.desk.learner) { try $0.rubies(of: id, on: 1...1) }
        #expect(stored == [1: rubies])
        try await test.remove()
    }

    @Test func severalFilesShareWhatIsSaidOfThemButTheTitle() throws {
        let files = ["a.txt", "b.txt"].map { Desk.ImportRequest.File(.bytes([65]), named: $0) }
        let requests = try Desk.ImportRequest.each(of: files, title: "x", author: "y", language: "en")
        #expect(requests.map(\.name) == ["a.txt", "b.txt"])
        #expect(try Desk.ImportRequest.each(of: [files[0]], title: "x").map(\.name) == ["x"])
        #expect(throws: LibraryError.self) { try Desk.ImportRequest.each(of: [], text: "") }
    }

    @Test func theSameTextIsImportedOnce() async throws {
        let test = try await TestDesk()
        let first = try await test.importText("我看书。")
        let again = try await test.desk.importBook(
            try Desk.ImportRequest(file: .init(.bytes(Array("我看书。".utf8)), named: "other.txt")), at: TestDesk.now,
            newID: TestIDs.next())
        #expect(again.wasAlready)
        #expect(again.book.id == first.id)
        #expect(try await test.desk.books().count == 1)
        try await test.remove()
    }

    @Test func aDeletedBookCanBeImportedAgain() async throws {
        let test = try await TestDesk()
        let first = try await test.importText("我看书。")
        try await test.desk.delete(first.id, at: TestDesk.now)
        let second = try await test.importText("我看书。")
        #expect(second.id != first.id)
        try await test.remove()
    }

    @Test(
        arguments: [[], Array("\u{FEFF}  \n \n".utf8), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0]]
            as [[UInt8]])
    func whatIsNoBookIsRefusedAndNothingIsKept(_ bytes: [UInt8]) async throws {
        let test = try await TestDesk()
        _ = try await test.importText("我看书。")
        await #expect(throws: LibraryError.self) {
            try await test.desk.importBook(
                try Desk.ImportRequest(file: .init(.bytes(bytes), named: "book.txt")), at: TestDesk.now,
                newID: TestIDs.next())
        }
        #expect(try await test.desk.books().count == 1)
        try await test.remove()
    }

    @Test func aWrongEncodingIsNamedInTheError() async throws {
        let test = try await TestDesk()
        let text = String(repeating: "我喜欢在图书馆学习中文。", count: 20)
        let error = await #expect(throws: LibraryError.self) {
            try await test.desk.importBook(
                try Desk.ImportRequest(
                    file: .init(.bytes(Array(text.utf8)), named: "book.txt"), encoding: "Shift_JIS"),
                at: TestDesk.now, newID: TestIDs.next())
        }
        #expect(error?.description.contains("Shift_JIS") ?? false)
        try await test.remove()
    }

    /// Whether an import is cancelled at a stage.
    private enum Stop: CaseIterable {
        case text, words, saving

        func isAt(_ stage: ImportStage) -> Bool {
            switch (self, stage) {
            case (.text, .text), (.words, .words), (.saving, .saving): true
            default: false
            }
        }
    }

    @Test(arguments: Stop.allCases) private func anImportThatIsCancelledLeavesNothing(_ stop: Stop) async throws {
        let test = try await TestDesk()
        let task = Task {
            try await test.desk.importBook(
                try Desk.ImportRequest(text: "我看书。"), at: TestDesk.now, newID: TestIDs.next()
            ) { stage in
                if stop.isAt(stage) { withUnsafeCurrentTask { $0?.cancel() } }
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await test.desk.books().isEmpty)
        try await test.remove()
    }

    @Test func anImportTellsItsStagesInOrderAndHasItsWordsCounted() async throws {
        let test = try await TestDesk()
        let stages = Locked<[ImportStage]>([])
        let text = "第一章 开始\n" + String(repeating: "我喜欢在图书馆学习中文。\n", count: 3000)
        let imported = try await test.desk.importBook(
            try Desk.ImportRequest(text: text, title: " 书\n名 "), at: TestDesk.now, newID: TestIDs.next()
        ) { stage in stages.withLock { $0.append(stage) } }
        #expect(imported.book.title == "书 名" && imported.book.source == "paste")
        let places = stages.withLock { stages in
            stages.map { stage in
                switch stage {
                case .text: 1
                case .pages: 2
                case .words: 3
                case .saving: 4
                }
            }
        }
        #expect(places == places.sorted() && Set(places) == [1, 2, 3, 4])
        #expect(places.count { $0 == 3 } > 1)

        // The words are counted: another desk over the same data finds them, and so does this one without counting.
        try await test.desk.database.close()
        let again = try await TestDesk(folder: test.folder)
        let counted = try await again.desk.database.read(again.desk.learner) { reader in
            try reader.first("SELECT COUNT(*) AS number FROM vocabulary WHERE learner_id = ?", [reader.owner])?
                .integer("number")
        }
        #expect(counted == 1)
        let coverage = try #require(try await again.desk.coverage(of: imported.book))
        #expect(coverage.runningWords > 15_000 && coverage.differentWords < 20)
        try await again.remove()
    }

    @Test func aCorrectionAppliesToTheWordsThatAnImportCounts() async throws {
        let test = try await TestDesk()
        try await test.desk.correct(
            Correction(
                language: .chinese, parts: ["我", "看书"], readings: [nil, nil], updatedAt: TestDesk.now),
            at: TestDesk.now)
        let book = try await test.importText("我看书。")
        let coverage = try #require(try await test.desk.coverage(of: book))
        #expect(coverage.unknown.contains { $0.text == "看书" })
        // What was counted stays valid: looking at the book counts nothing.
        await test.desk.saveCountedWords(at: TestDesk.now)
        #expect(try await test.desk.list().books.map(\.coverage) == [coverage])
        try await test.remove()
    }

    @Test(arguments: ["latin-9", "xx"]) func anUnknownEncodingIsRefusedWithTheEncodingsThereAre(_ name: String) {
        for (file, text) in [(Desk.ImportRequest.File(.bytes([]), named: "book.txt"), nil), (nil, "我看书。")] {
            let error = #expect(throws: NotAChoice.self) {
                try Desk.ImportRequest(file: file, text: text, encoding: name)
            }
            #expect(error?.field == "encoding" && error?.allowed.contains("GB18030") ?? false)
        }
        #expect(throws: NotAChoice.self) { try Desk.ImportRequest.check(language: nil, encoding: name) }
        #expect(throws: Never.self) { try Desk.ImportRequest.check(language: "", encoding: "gbk") }
    }

    @Test func chaptersAreFoundAndLeadToTheirPages() async throws {
        let test = try await TestDesk()
        let body = String(repeating: "我喜欢在图书馆学习中文。", count: 60)
        let book = try await test.importText("第一章 开始\n\(body)\n第二章 后来\n\(body)", title: "书")
        let chapters = try await test.desk.contents(of: book.id).chapters
        #expect(chapters.map(\.title) == ["第一章 开始", "第二章 后来"])
        let second = try await test.desk.page(chapters[1].firstPage, of: book.id)
        #expect(second.passage.text.hasPrefix("第二章 后来"))
        #expect(second.chapter?.title == "第二章 后来")
        try await test.remove()
    }

    @Test func everythingSurvivesBeingOpenedAgain() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我在银行。")
        try await test.desk.mark(
            "银行", in: .chinese, as: .difficult, context: MarkContext(sentence: "我在银行。", book: book.id, page: 1),
            at: TestDesk.now)
        try await test.desk.database.close()
        let again = try await TestDesk(folder: test.folder)
        #expect(again.desk.learner == test.desk.learner)
        #expect(try await again.desk.books().map(\.id) == [book.id])
        #expect(try await again.desk.read { try $0.mark(of: "银行", in: .chinese) }?.sentence == "我在银行。")
        try await again.remove()
    }
}
