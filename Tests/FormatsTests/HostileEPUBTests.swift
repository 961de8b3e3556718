import Foundation
import Testing

@testable import Formats

@Suite struct HostileEPUBTests {
    @Test func entriesThatClimbOutOfTheArchiveAreIgnored() throws {
        let marker = "/tmp/glossa-traversal-\(UUID().uuidString)"
        var fixture = BookFixture()
        fixture.files = [
            ("../../../../../../..\(marker)", [1]), (marker, [1]), ("OEBPS/../../x", [1]), ("C:\\x", [1]),
        ]
        #expect(try imported(fixture.bytes).chapters.count == 2)
        #expect(!FileManager.default.fileExists(atPath: marker))
    }

    @Test func aSpineThatPointsOutsideTheArchiveReadsNothing() throws {
        var fixture = BookFixture()
        fixture.documents = [("../../../../../../../etc/passwd", "<p>x</p>")]
        #expect(throws: FormatError.malformedBook(part: "OEBPS/package.opf <spine>")) { try imported(fixture.bytes) }
    }

    @Test func externalEntitiesAreInert() throws {
        let secret = FileManager.default.temporaryDirectory.appending(path: "glossa-\(UUID().uuidString)")
        try Data("SECRET".utf8).write(to: secret)
        defer { try? FileManager.default.removeItem(at: secret) }
        var fixture = BookFixture()
        fixture.doctype = """
            <!DOCTYPE html [
            <!ENTITY xxe SYSTEM "file://\(secret.path)"><!ENTITY % p SYSTEM "file://\(secret.path)"> %p;
            ]>
            """
        fixture.documents = [("one.xhtml", "<p>他走了。&xxe;</p>")]
        fixture.navigation = "<li><a href=\"text/one.xhtml\">甲&xxe;</a></li>"
        fixture.metadata = "<dc:title>长路&xxe;</dc:title>"
        let book = try imported(fixture.bytes)
        #expect(!"\(book)".contains("SECRET"))
        #expect(book.chapters.first?.text.hasPrefix("他走了。") == true)
        #expect(book.title == "长路")
    }

    @Test func entitiesThatMultiplyComeToNothing() throws {
        var doctype = "<!DOCTYPE html [<!ENTITY a0 \"哈哈哈哈\">"
        for level in 1...12 {
            doctype += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }
        var fixture = BookFixture()
        fixture.doctype = doctype + "]>"
        fixture.documents = [("one.xhtml", "<p>他走了。&a12;</p>")]
        fixture.navigation = "<li><a href=\"text/one.xhtml\">甲&a12;</a></li>"
        let book = try imported(fixture.bytes)
        #expect(book.chapters[0].title == "甲")
        #expect(book.chapters[0].text.utf8.count < 2000)
    }

    @Test func aDecompressionBombIsStopped() {
        var fixture = BookFixture()
        fixture.documents.append(("bomb.xhtml", String(repeating: "啊", count: 14 << 20)))
        let bytes = fixture.bytes
        #expect(bytes.count < 1 << 20)
        #expect(throws: FormatError.unsafeArchive(.ratio)) { try imported(bytes) }
    }

    @Test func aBombThatNoDocumentIsDoesNoHarm() throws {
        var fixture = BookFixture()
        fixture.files = [("OEBPS/huge.bin", [UInt8](repeating: 0, count: 40 << 20))]
        #expect(try imported(fixture.bytes).chapters.count == 2)
    }

    @Test func tooMuchTextIsStopped() {
        var budget = UnpackingBudget(archiveLength: 1 << 30)
        #expect(throws: FormatError.unsafeArchive(.size)) {
            for _ in 0..<400 { try budget.spend(1 << 20) }
        }
    }

    @Test func tooManyEntriesAreStopped() {
        var fixture = BookFixture()
        fixture.files = (0...UnpackingBudget.entryLimit).map { ("e\($0)", []) }
        #expect(throws: FormatError.unsafeArchive(.entries)) { try imported(fixture.bytes) }
    }

    @Test func aDocumentThatTheSpineNamesAgainIsReadOnce() throws {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", "<p>他走了。</p>")]
        for _ in 0..<8 { fixture.documents.append(fixture.documents[0]) }
        fixture.navigation = ""
        #expect(try imported(fixture.bytes).chapters.map(\.text) == ["他走了。"])
    }

    @Test func aHundredThousandLinesOfContentsOnOnePlaceAreAShortTitle() throws {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", "<p>他走了。</p>")]
        fixture.navigation = (0..<100_000).map { "<li><a href=\"text/one.xhtml\">\($0)</a></li>" }.joined()
        #expect(try imported(fixture.bytes).chapters.map(\.title) == ["0 · 1 · 2 · 3 · 4 · 5"])
    }

    @Test func ofManyAuthorsTheFirstAreNamed() throws {
        var fixture = BookFixture()
        fixture.metadata += (0..<10_000).map { "<dc:creator>author \($0)</dc:creator>" }.joined()
        let author = try #require(try imported(fixture.bytes).author)
        #expect(author.split(separator: ", ").count == 50 && !author.contains("author 50"))
    }

    @Test func aTruncatedArchiveGivesWhatCameBeforeTheBreak() throws {
        var fixture = BookFixture()
        fixture.compressed = false
        fixture.documents.append(("three.xhtml", "<p>" + String(repeating: "很长的路。", count: 20_000) + "</p>"))
        let bytes = fixture.bytes
        let book = try imported(Array(bytes.prefix(bytes.count - 100_000)))
        #expect(book.chapters.map(\.title) == ["第一章 早晨", "第二章 晚上", nil])
        #expect(book.notes.contains(.truncatedArchive))
    }

    @Test(arguments: [10, 60, 200, 400])
    func anArchiveCutEarlyIsAnError(_ length: Int) {
        let bytes = Array(BookFixture().bytes.prefix(length))
        #expect(throws: FormatError.self) { try imported(bytes, "book.epub") }
    }

    @Test(arguments: 0..<60)
    func randomDamageNeverCrashes(_ seed: Int) {
        var random = FixedRandom(state: UInt64(seed))
        var fixture = BookFixture()
        fixture.navigation = "<li><a href=\"text/one.xhtml\">甲</a></li>"
        fixture.compressed = seed % 2 == 0
        var bytes = fixture.bytes
        for _ in 0..<20 {
            let place = Int.random(in: 4..<bytes.count, using: &random)
            bytes[place] = .random(in: 0...255, using: &random)
        }
        do throws(FormatError) {
            #expect(try !imported(bytes).chapters.isEmpty)
        } catch {
            #expect(!error.description.isEmpty)
        }
    }

    @Test func elementsNestedVeryDeeplyDoNoHarm() throws {
        var fixture = BookFixture()
        let depth = 100_000
        fixture.documents = [
            ("one.xhtml", String(repeating: "<div>", count: depth) + "深" + String(repeating: "</div>", count: depth))
        ]
        fixture.navigation = String(repeating: "<ol>", count: depth)
        #expect(try imported(fixture.bytes).chapters.map(\.text) == ["深"])
    }

    @Test func copyProtectionIsNamed() {
        var fixture = BookFixture()
        fixture.files = [encryption("http://www.w3.org/2001/04/xmlenc#aes128-cbc", "OEBPS/text/one.xhtml")]
        #expect(throws: FormatError.copyProtected) { try imported(fixture.bytes) }
    }

    @Test func obfuscatedFontsAreNoCopyProtection() throws {
        var fixture = BookFixture()
        fixture.files = [encryption("http://www.idpf.org/2008/embedding", "OEBPS/fonts/song.ttf")]
        #expect(try imported(fixture.bytes).chapters.count == 2)
    }

    @Test func onlyAnEncryptedEntryThatIsReadIsCopyProtection() throws {
        var fixture = BookFixture()
        fixture.leading = [("OEBPS/song.png", [1, 2, 3])]
        #expect(try imported(encrypting("OEBPS/song.png", in: fixture.bytes)).chapters.count == 2)
        #expect(throws: FormatError.copyProtected) {
            try imported(encrypting("OEBPS/text/one.xhtml", in: fixture.bytes))
        }
    }

    /// Each reference must not copy the paragraph before it: that would take minutes here.
    @Test func referencesToNotesWithoutEndAreRead() throws {
        let references = String(repeating: "<a epub:type=\"noteref\" href=\"#n\">1</a>", count: 300_000)
        let note = "<aside epub:type=\"footnote\" id=\"n\"><p>渡口：过河的地方。</p></aside>"
        let paged = try pages("<p>他站在渡口\(references)。</p>\(note)\(note)<p>风停了。</p>")
        #expect(paged.insets.count == 300_000)
        #expect(paged.pages.map(\.text) == ["他站在渡口。\n渡口：过河的地方。\n风停了。"])
    }

    @Test func aLongNoteIsNotKeptAnyNumberOfTimes() throws {
        let references = String(repeating: "<a epub:type=\"noteref\" href=\"#n\">1</a>", count: 20_000)
        let note = String(repeating: "注", count: 6000)
        let paged = try pages(
            "<p>他站在渡口\(references)。</p><aside epub:type=\"footnote\" id=\"n\"><p>\(note)</p></aside>")
        #expect(paged.insets.count == (32 << 20) / 18_000)
    }

    private func pages(_ body: String) throws -> PagedText {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", body)]
        return try importPages(from: .bytes(fixture.bytes), fileName: "book.epub")
    }

    @Test func otherArchivesAreNamed() {
        let sheet = zipArchive([("[Content_Types].xml", [60]), ("xl/workbook.xml", [60])])
        #expect(throws: FormatError.notText(kind: "Microsoft Excel workbook")) { try imported(sheet, "a.xlsx") }
        #expect(throws: FormatError.notText(kind: "ZIP archive")) { try imported(zipArchive([("a.txt", [65])])) }
    }

    private func encryption(_ algorithm: String, _ path: String) -> (name: String, bytes: [UInt8]) {
        let xml = """
            <encryption xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData>
            <enc:EncryptionMethod Algorithm="\(algorithm)"/>
            <enc:CipherData><enc:CipherReference URI="\(path)"/></enc:CipherData></enc:EncryptedData></encryption>
            """
        return ("META-INF/encryption.xml", Array(xml.utf8))
    }
}
