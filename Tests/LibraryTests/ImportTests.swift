import Formats
import Foundation
import Library
import Model
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

    @Test func theSameTextIsImportedOnce() async throws {
        let test = try await TestDesk()
        let first = try await test.importText("我看书。")
        let again = try await test.desk.importBook(
            Desk.ImportRequest(source: .bytes(Array("我看书。".utf8)), fileName: "other.txt"), at: TestDesk.now,
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
                Desk.ImportRequest(source: .bytes(bytes), fileName: "book.txt"), at: TestDesk.now, newID: TestIDs.next()
            )
        }
        #expect(try await test.desk.books().count == 1)
        try await test.remove()
    }

    @Test func aWrongEncodingIsNamedInTheError() async throws {
        let test = try await TestDesk()
        let text = String(repeating: "我喜欢在图书馆学习中文。", count: 20)
        let error = await #expect(throws: LibraryError.self) {
            try await test.desk.importBook(
                Desk.ImportRequest(source: .bytes(Array(text.utf8)), fileName: "book.txt", encoding: .shiftJIS),
                at: TestDesk.now, newID: TestIDs.next())
        }
        #expect(error?.description.contains("Shift_JIS") ?? false)
        try await test.remove()
    }

    @Test func anImportThatIsCancelledLeavesNothing() async throws {
        let test = try await TestDesk()
        struct Stop: Error {}
        await #expect(throws: CancellationError.self) {
            try await test.desk.importBook(
                Desk.ImportRequest(source: .bytes(Array("我看书。".utf8)), fileName: "book.txt"), at: TestDesk.now,
                newID: TestIDs.next()
            ) { _ in throw Stop() }
        }
        #expect(try await test.desk.books().isEmpty)
        try await test.remove()
    }

    @Test func chaptersAreFoundAndLeadToTheirPages() async throws {
        let test = try await TestDesk()
        let body = String(repeating: "我喜欢在图书馆学习中文。", count: 60)
        let book = try await test.importText("第一章 开始\n\(body)\n第二章 后来\n\(body)", title: "书")
        let chapters = try await test.desk.chapters(of: book.id)
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
        #expect(try await again.desk.mark(of: "银行", in: .chinese)?.sentence == "我在银行。")
        try await again.remove()
    }
}
