import Formats
import Model
import Storage
import Support
import Testing

@testable import Library

/// Which books are the same.
@Suite struct BookFingerprintTests {
    /// A book with a note, or without one if it has no text.
    private func book(note: String) -> [UInt8] {
        let reference = note.isEmpty ? "" : "<a epub:type=\"noteref\" href=\"#n\">1</a>"
        let aside = note.isEmpty ? "" : "<aside epub:type=\"footnote\" id=\"n\"><p>\(note)</p></aside>"
        return StoredArchive([
            ("mimetype", "application/epub+zip"),
            (
                "META-INF/container.xml",
                "<container><rootfiles><rootfile full-path=\"book.opf\"/></rootfiles></container>"
            ),
            (
                "book.opf",
                """
                <package xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata><dc:title>渡口</dc:title>\
                <dc:language>zh</dc:language></metadata><manifest><item id="a" href="a.xhtml" \
                media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>
                """
            ),
            (
                "a.xhtml",
                "<html xmlns:epub=\"http://www.idpf.org/2007/ops\"><body><p>他站在渡口\(reference)。</p>\(aside)</body></html>"
            ),
        ]).bytes
    }

    private func imported(_ bytes: [UInt8], in test: TestDesk) async throws -> Desk.Imported {
        let file = Desk.ImportRequest.File(.bytes(bytes), named: "book.epub")
        return try await test.desk.importBook(
            try Desk.ImportRequest(file: file), at: TestDesk.now, newID: TestIDs.next())
    }

    @Test func booksWithOtherNotesAreOtherBooks() async throws {
        let test = try await TestDesk()
        for note in ["过河的地方。", "乘船过河的地方。", ""] {
            #expect(try await !imported(book(note: note), in: test).wasAlready)
        }
        for note in ["过河的地方。", "乘船过河的地方。", ""] {
            #expect(try await imported(book(note: note), in: test).wasAlready)
        }
        #expect(try await test.desk.books().count == 3)
        try await test.remove()
    }

    @Test func aBookThatWasSavedBeforeNotesCountedIsKnownByItsNotes() async throws {
        let test = try await TestDesk()
        let bytes = book(note: "过河的地方。")
        let first = try await imported(bytes, in: test).book
        let paged = try importPages(from: .bytes(bytes), fileName: "book.epub")
        let earlier = BookFingerprint(paged).withoutNotes
        try await test.desk.database.write(test.desk.learner, at: TestDesk.now) { transaction in
            try transaction.run(
                "UPDATE book SET fingerprint = ? WHERE learner_id = ?", [SQLValue(earlier), transaction.owner],
                changes: .upsert(.book, first.id))
        }
        let again = try await imported(bytes, in: test)
        #expect(again.wasAlready && again.book.id == first.id)
        #expect(try await !imported(book(note: "乘船过河的地方。"), in: test).wasAlready)
        #expect(try await !imported(book(note: ""), in: test).wasAlready)
        try await test.remove()
    }
}

/// A ZIP archive of uncompressed files (APPNOTE.TXT, 4.3).
private struct StoredArchive {
    private(set) var bytes: [UInt8] = []

    init(_ files: [(name: String, text: String)]) {
        var directory: [UInt8] = []
        for (name, text) in files {
            let contents = Array(text.utf8)
            let place = bytes.count
            let about =
                number(20, 2) + number(0x800, 2) + number(0, 2) + number(0, 4) + number(checksum(contents), 4)
                + number(contents.count, 4) + number(contents.count, 4) + number(name.utf8.count, 2) + number(0, 2)
            bytes += [0x50, 0x4B, 3, 4] + about + Array(name.utf8) + contents
            directory += [0x50, 0x4B, 1, 2] + number(20, 2) + about
            directory += number(0, 2) + number(0, 2) + number(0, 2) + number(0, 4) + number(place, 4) + Array(name.utf8)
        }
        let start = bytes.count
        bytes += directory + [0x50, 0x4B, 5, 6] + number(0, 4) + number(files.count, 2) + number(files.count, 2)
        bytes += number(directory.count, 4) + number(start, 4) + number(0, 2)
    }

    private func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    private func checksum(_ bytes: [UInt8]) -> Int {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return Int(~sum)
    }
}
