import Foundation
import Model
import Testing

@testable import Formats

@Suite struct FictionBookTests {
    private static let notes = """
        <body name="notes"><title><p>Примечания</p></title>
        <section id="n1"><title><p>1</p></title><p>Сноска.</p></section>
        <section id="n2"><title><p>2</p></title><p>Лишняя.</p></section></body>
        """

    /// A small book that tests adapt to their needs.
    private static func book(
        encoding: String = "utf-8", body: String? = nil, notes: String = notes, rest: String = ""
    ) -> String {
        let body =
            body ?? """
                <body><title><p>Война</p><p>и мир</p></title><section><title><p>Часть 1</p></title>
                <section><title><p>I</p></title><p>Ну, князь<a l:href="#n1" type="note">[1]</a>, <emphasis>что</emphasis> вы.</p>
                <empty-line/><poem><stanza><v>раз</v><v>два</v></stanza></poem>
                <table><tr><td>a</td><td><p>b</p></td></tr></table></section>
                <section><title><p>II</p></title><p>Дальше.</p></section></section></body>
                """
        return """
            <?xml version="1.0" encoding="\(encoding)"?>
            <FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
            <description><title-info><author><first-name>Лев</first-name><last-name>Толстой</last-name></author>
            <book-title>Война и мир</book-title><annotation><p>Аннотация</p></annotation>
            <coverpage><image l:href="#c"/></coverpage><lang>ru</lang></title-info>
            <document-info><author><nickname>scanner</nickname></author></document-info></description>
            \(body)\(notes)\(rest)</FictionBook>
            """
    }

    @Test func aGapDividesTheStanzasOfAPoem() throws {
        let body = """
            <body><section><title><p>I</p></title><p>Он пел:</p><poem><stanza><v>раз</v><v>два</v></stanza>
            <stanza><v>три</v></stanza></poem><p>Вот.</p></section></body>
            """
        let book = try imported(Self.book(body: body, notes: ""), "a.fb2")
        #expect(book.chapters.map(\.text) == ["I\nОн пел:\nраз\nдва\n\nтри\nВот."])
    }

    @Test func sectionsAreChaptersAndNotesFollowTheirChapter() throws {
        let book = try imported(Self.book(), "a.fb2")
        #expect(book.title == "Война и мир")
        #expect(book.author == "Лев Толстой")
        #expect(book.language == nil && book.otherLanguage?.rawValue == "ru")
        #expect(book.chapters.map(\.title) == ["I", "II"])
        #expect(book.chapters[0].text == "Война и мир\nЧасть 1\nI\nНу, князь, что вы.\nраз\nдва\na b\n1. Сноска.")
        #expect(book.chapters[1].text == "II\nДальше.\n2. Лишняя.")
    }

    @Test func theEncodingIsTheOneThatItDeclares() throws {
        let text = Self.book(encoding: "windows-1251")
        let bytes = try #require(text.data(using: .windowsCP1251))
        #expect(try imported(Array(bytes), "a.fb2").title == "Война и мир")
        // A byte that is no character, and a character that is cut.
        let damaged = Array(bytes).flatMap { $0 == 0xF7 ? [0x98, $0] : [$0] }
        #expect(try imported(damaged, "a.fb2").chapters.map(\.title) == ["I", "II"])
        let broken = Array(Self.book().utf8).flatMap {
            $0 == UInt8(ascii: "?") ? [$0] : $0 == 0x87 ? [$0, 0xE4] : [$0]
        }
        #expect(try imported(broken, "a.fb2").chapters.map(\.title) == ["I", "II"])
        let wide = Self.book(encoding: "utf-16")
        let units: [UInt8] = [0xFF, 0xFE] + wide.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try imported(units, "a.txt").title == "Война и мир")
    }

    @Test func aPackedBookIsTheSame() throws {
        let packed = zipArchive([("a.fb2", Array(Self.book().utf8))])
        #expect(try imported(packed, "a.fb2.zip") == imported(Self.book(), "a.fb2"))
    }

    @Test func theCoverIsKept() throws {
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
        let binary = "<binary id=\"c\" content-type=\"image/png\">\n\(Data(picture).base64EncodedString())\n</binary>"
        let book = try imported(Self.book(rest: "<binary id=\"other\">AAAA</binary>" + binary), "a.fb2")
        #expect(book.cover == Cover(mediaType: "image/png", bytes: picture))
        #expect(try imported(Self.book(rest: "<binary id=\"c\">????</binary>"), "a.fb2").cover == nil)
    }

    @Test func whatIsCutOffOrEmptyIsAnError() {
        #expect(throws: FormatError.malformedBook(part: "FictionBook <body>")) {
            try imported("<?xml version=\"1.0\"?><FictionBook><desc", "a.fb2")
        }
        #expect(throws: FormatError.noText) { try imported("<FictionBook><body><section/></body></FictionBook>") }
    }

    @Test func manyAndDeepSectionsDoNoHarm() throws {
        let depth = 100_000
        let deep = "<body>" + String(repeating: "<section>", count: depth) + "<p>深</p></body>"
        // libxml2 gives up at 256 open elements.
        #expect(throws: FormatError.noText) { try imported(Self.book(body: deep, notes: ""), "a.fb2") }
        let many =
            "<body>" + String(repeating: "<section><title><p>x</p></title><p>y</p></section>", count: 60_000)
            + "</body>"
        #expect(try imported(Self.book(body: many, notes: ""), "a.fb2").chapters.count == 50_000)
    }
}
