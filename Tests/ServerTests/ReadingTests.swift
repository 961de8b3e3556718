import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import NIOCore
import Support
import Testing

@testable import Server

@Suite struct ReadingTests {
    @Test func noGetChangesTheDatabase() async throws {
        try await withSite { client, desk in
            let book = try await desk.importText("今天我去银行。")
            _ = try await desk.coverage(of: book)
            _ = try await client.post("/practice/daily-words/make", form: "")
            func state() async throws -> [String] {
                try await desk.database.readAcrossLearners { reader in
                    let tables = try reader.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
                    return try tables.map { table in
                        "\(table.values) "
                            + "\(try reader.rows("SELECT * FROM \(try table.text("name"))").map(\.values))"
                    }
                }
            }
            let before = try await state()
            for path in [
                "/", "/library", "/books/\(book.id)", "/books/\(book.id)/pages/1", "/books/\(book.id)/chapters",
                "/books/\(book.id)/search?query=x", "/words", "/words.csv", "/words/zh/%E9%93%B6%E8%A1%8C",
                "/dictionary?query=x",
                "/review", "/review/stats", "/review/browse", "/review/history", "/shelf", "/corrections", "/notebook",
                "/practice", "/practice/grammar?text=x", "/practice/translate",
                "/practice/lessons", "/practice/daily-words", "/practice/picture", "/me", "/me/models", "/me/progress",
                "/about",
                "/api/v1/books", "/api/v1/books/\(book.id)/pages/1", "/api/v1/sessions", "/api/v1/dose",
            ] {
                #expect(try await client.get(path).status == .ok, "\(path)")
                #expect(try await state() == before, "\(path)")
            }
        }
    }

    @Test func thePlaceIsKeptWhenAPageIsInSight() async throws {
        try await withSite { client, desk in
            let text = (1...40).map { "第\($0)天，" + String(repeating: "今天我去银行。", count: 40) }.joined(separator: "\n")
            let book = try await desk.importText(text)
            #expect(book.pageCount >= 3)
            _ = try await client.get("/books/\(book.id)/pages/3")
            #expect(try await desk.book(book.id).openedAt == nil)
            let path = "/books/\(book.id)/session"
            _ = try await client.send(.post, path, json: #"{"page":3,"opened":true}"#)
            #expect(try await desk.book(book.id).lastPage == 3)
            #expect(try await desk.sessions().first?.lastPage == 3)
            // Pages outside the book leave the reading place unchanged.
            for page in ["0", "-1", "99999", "9223372036854775807", "-9223372036854775808"] {
                _ = try await client.send(.post, path, json: #"{"page":\#(page),"opened":true}"#)
                #expect((1...book.pageCount).contains(try await desk.book(book.id).lastPage), "\(page)")
            }
            // A button for browsers without JavaScript.
            #expect(try await client.get("/books/\(book.id)/pages/2").text.contains("Save my place here"))
            let kept = try await client.post(path, form: "page=2")
            #expect(kept.headers[.location] == "/books/\(book.id)/pages/2")
            #expect(try await desk.book(book.id).lastPage == 2)
        }
    }

    @Test func aTextIsReadWithoutItsNULs() async throws {
        try await withSite { client, desk in
            let book = try await desk.importText("今\u{0}天我\u{0}去银行。")
            #expect(try await desk.page(1, of: book.id).passage.text == "今天我去银行。")
            let short = try await client.upload("/library/imports", fileName: "a.txt", bytes: Array("a\u{0}b c.".utf8))
            #expect(short.status == .seeOther)
            _ = try await client.post("/books/\(book.id)/rename", form: "title=%E4%B9%A6%00%E5%90%8D&author=a%00")
            #expect(try await desk.book(book.id).title == "书名")
            let patched = try await client.send(
                .patch, "/api/v1/books/\(book.id)", json: #"{"title":"a\u0000b\\u0000c"}"#)
            #expect(try patched.object()["title"] as? String == #"ab\u0000c"#)
            #expect(try await client.get("/dictionary?query=a%00b").status == .ok)
            #expect(try await client.get("/books/%00").status == .notFound)
        }
    }

    @Test func tooManyFieldsAreRefused() async throws {
        try await withSite { client, _ in
            let query = (0...600).map { "a\($0)=1" }.joined(separator: "&")
            #expect(try await client.get("/words?" + query).status == .badRequest)
            let refused = try await client.get("/api/v1/books?" + query)
            #expect(refused.status == .badRequest)
            #expect(try refused.object()["error"] as? String == "badForm")
            let form = String(repeating: "a&", count: 100_001)
            #expect(try await client.post("/me/preferences", form: form).status == .badRequest)
        }
    }
}

@Suite struct TemporaryFolderTests {
    private static func parent() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sweep-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func names(_ folder: URL) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    }

    @Test func theFolderOfACrashIsSweptAndThatOfARunningServerIsNot() throws {
        let parent = try Self.parent()
        let running = try TemporaryFolder(in: parent)
        try Data("x".utf8).write(to: URL(filePath: running.path).appending(path: "upload"))
        // The folder that a killed process leaves behind: its lock is gone.
        let left = parent.appending(path: "glossa-server-aaaaaa")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: false)
        try Data().write(to: left.appending(path: "lock"))
        try Data("x".utf8).write(to: left.appending(path: "upload"))
        try Data("mine".utf8).write(to: parent.appending(path: "glossa-notes.txt"))
        try FileManager.default.createDirectory(
            at: parent.appending(path: "other-server-aaaaaa"), withIntermediateDirectories: false)
        let elsewhere = try Self.parent()
        try Data().write(to: elsewhere.appending(path: "lock"))
        try FileManager.default.createSymbolicLink(
            at: parent.appending(path: "glossa-server-bbbbbb"), withDestinationURL: elsewhere)
        TemporaryFolder.sweep(parent, now: Date())
        let name = URL(filePath: running.path).lastPathComponent
        #expect(
            try Self.names(parent) == [name, "glossa-notes.txt", "other-server-aaaaaa", "glossa-server-bbbbbb"])
        #expect(try Self.names(elsewhere) == ["lock"])
        #expect(try Self.names(URL(filePath: running.path)) == ["lock", "upload"])
        running.remove()
        #expect(try !Self.names(parent).contains(name))
        for folder in [parent, elsewhere] { try FileManager.default.removeItem(at: folder) }
    }

    @Test func whatACommandLeftIsSweptAfterADay() throws {
        let parent = try Self.parent()
        for name in ["glossa-anki-1", "glossa-4711", "glossa-book-a1B2c3"] {
            try FileManager.default.createDirectory(
                at: parent.appending(path: name), withIntermediateDirectories: false)
        }
        for name in ["glossa-a1B2c3", "glossa-output-1", "glossa-restore-1.sql"] {
            try Data().write(to: parent.appending(path: name))
        }
        TemporaryFolder.sweep(parent, now: Date())
        #expect(try Self.names(parent).count == 6)
        TemporaryFolder.sweep(parent, now: Date(timeIntervalSinceNow: 25 * 3600))
        #expect(try Self.names(parent).isEmpty)
        try FileManager.default.removeItem(at: parent)
    }
}

extension Desk {
    /// A book made from a text, as if pasted.
    func importText(_ text: String) async throws -> Book {
        try await importBook(try ImportRequest(text: text), at: TestDesk.now, newID: TestIDs.next()).book
    }
}
