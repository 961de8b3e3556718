import Model
import Testing

@testable import Formats

/// Characters that only set type do not divide or disguise the words of a book, whatever its format.
@Suite struct SpellOutTests {
    private static let set = "hap\u{AD}py \u{FB01}nally on\u{200B}ward\u{2060}s o\u{FB03}ce \u{FEFF}co\u{FB00}ee"
    private static let spelled = "happy finally onwards office coffee"

    @Test(arguments: ["book.txt", "book.md", "book.html", "book.srt", "book.fb2"])
    func everyFormatIsSpelledOut(_ name: String) throws {
        let source =
            switch name {
            case "book.html": "<!doctype html><html><title>\(Self.set)</title><p>\(Self.set)</p></html>"
            case "book.srt": "1\n00:00:01,000 --> 00:00:02,000\n\(Self.set)\n"
            case "book.fb2":
                "<FictionBook><body><section><title><p>\(Self.set)</p></title><p>\(Self.set)</p></section></body>"
                    + "</FictionBook>"
            default: "\(Self.set)\n"
            }
        let book = try imported(source, name)
        for chapter in book.chapters {
            #expect(chapter.text.split(separator: "\n").allSatisfy { $0 == Self.spelled })
            #expect(chapter.title.map { $0 == Self.spelled } ?? true)
        }
        #expect(book.title.map { $0 == Self.spelled } ?? true)
    }

    @Test func aLongTextIsSpelledOutWindowByWindow() throws {
        let pages = try PageFile()
        let bytes = Array(String(repeating: "He was \(Self.set) again.\n\n", count: 200).utf8)
        _ = try readLongText(
            bytes.span, candidates: [.utf8], declared: nil, into: pages, windowLength: 2000,
            progress: ImportProgress { _ in })
        let lines = Array(pages).flatMap { $0.text.split(separator: "\n") }
        #expect(lines.count == 200)
        #expect(lines.allSatisfy { $0 == "He was \(Self.spelled) again." })
    }

    @Test func chaptersReadingsAndNotesKeepTheirPlaces() throws {
        var fixture = BookFixture()
        fixture.documents = [
            (
                "one.xhtml",
                """
                <h1>\u{FB01}n</h1><p>甲&#8203;乙<ruby>東&#173;京<rt>とう&#8203;きょう</rt></ruby>へ。</p>
                <p>&#8203;</p><p>丙<a epub:type="noteref" href="#n">1</a>。</p>
                <aside epub:type="footnote" id="n">hap&#173;py</aside>
                """
            )
        ]
        fixture.navigation = "<li><a href=\"text/one.xhtml\">\u{FB01}&#173;n</a></li>"
        let paged = try importPages(from: .bytes(fixture.bytes), fileName: "book.epub")
        #expect(paged.text.chapters.map(\.title) == ["fin"])
        #expect(paged.pages.map(\.text) == ["fin\n甲乙東京へ。\n丙。"])
        #expect(
            paged.insets.map(\.inset) == [
                Inset(place: 6, .ruby(BookRuby(base: "東京", reading: "とうきょう"))),
                Inset(place: 12, .note(BookNote(sign: "1", text: "happy"))),
            ])
    }

    @Test func joinersOfPersianIndiaAndEmojiStay() throws {
        let text = "می\u{200C}خواهم क्\u{200D}ष 👩\u{200D}🚀"
        #expect(text.spelledOut == text)
        #expect(try imported("\(text)\n").chapters.map(\.text) == [text])
    }
}
