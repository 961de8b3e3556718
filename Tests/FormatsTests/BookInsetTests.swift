import Foundation
import Model
import Testing

@testable import Formats

/// The pictures and notes of EPUBs, and what else makes a book whole.
@Suite struct BookInsetTests {
    /// A PNG of a size, without its pixels.
    private static func png(_ width: UInt8 = 40, _ height: UInt8 = 200, mark: UInt8 = 0) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
            + [0, 0, 0, width, 0, 0, 0, height, 8, 0, 0, 0, 0, mark]
    }

    private func paged(_ fixture: BookFixture) throws -> PagedText {
        try importPages(from: .bytes(fixture.bytes), fileName: "book.epub")
    }

    private func book(_ body: String, files: [(name: String, bytes: [UInt8])] = []) -> BookFixture {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", body)]
        fixture.files = files
        return fixture
    }

    private func texts(_ paged: PagedText) -> [String] { paged.pages.map(\.text) }

    @Test func picturesStandAtTheirPlacesAndNotInTheText() throws {
        let paged = try paged(
            book(
                "<p>甲<img src=\"a.png\" alt=\"字\"/>乙。</p><p><img src=\"a.png\" alt=\"图\"/></p><p>丙。</p>",
                files: [("OEBPS/text/a.png", Self.png())]))
        #expect(texts(paged) == ["甲乙。\n丙。"])
        let pictures = try #require(paged.pictures)
        #expect(pictures.pictures.count == 1)
        #expect(pictures.bytes(at: 0) == Self.png())
        let picture = pictures.pictures[0]
        #expect((picture.mediaType, picture.width, picture.height) == ("image/png", 40, 200))
        #expect(
            paged.insets.map(\.inset) == [
                Inset(place: 1, .picture(picture, alternative: "字", isPlate: false)),
                Inset(place: 4, .picture(picture, alternative: "图", isPlate: true)),
            ])
        #expect(paged.text.notes.isEmpty)
    }

    @Test func aPictureThatIsMissingIsReplacedByItsFallback() throws {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", "<p>甲。</p>")]
        fixture.files = [("OEBPS/text/two.xhtml", Array("<html><body><p>乙。</p></body></html>".utf8))]
        fixture.manifest =
            #"<item id="gone" href="gone.png" media-type="image/png" fallback="two"/>"#
            + #"<item id="two" href="text/two.xhtml" media-type="application/xhtml+xml"/>"#
            + #"</manifest><spine><itemref idref="gone"/></spine><manifest>"#
        let paged = try paged(fixture)
        #expect(texts(paged) == ["乙。", "甲。"])
        #expect(paged.text.notes.isEmpty)
    }

    @Test func aBookOfPicturesHasAPageForEach() throws {
        var fixture = BookFixture()
        fixture.documents = [("end.xhtml", "")]
        fixture.files = (1...3).map { ("OEBPS/p\($0).png", Self.png(mark: UInt8($0))) }
        fixture.manifest =
            (1...3).map {
                #"<item id="p\#($0)" href="p\#($0).png" media-type="image/png" fallback="d0"/>"#
            }.joined()
            + #"</manifest><spine><itemref idref="p1"/><itemref idref="p2"/><itemref idref="p3"/></spine><manifest>"#
        let paged = try paged(fixture)
        #expect(texts(paged) == ["", "", ""])
        #expect(paged.insets.map(\.page) == [1, 2, 3])
        #expect(paged.pages.scalarCount == 0)
    }

    @Test func aDrawingInTheTextNamesItsPicture() throws {
        let paged = try paged(
            book(
                "<p>甲。</p><svg viewBox=\"0 0 1 1\"><image xlink:href=\"a.png\"/></svg>",
                files: [("OEBPS/text/a.png", Self.png())]))
        #expect(paged.insets.count == 1)
    }

    @Test(arguments: [
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><foreignObject><p>x</p></foreignObject></svg>",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><a href=\" java&#10;script:alert(1)\"/></svg>",
    ])
    func aDrawingThatIsMoreThanAPictureIsLeftOut(_ drawing: String) throws {
        let paged = try paged(
            book("<p>甲。<img src=\"a.svg\"/></p>", files: [("OEBPS/text/a.svg", Array(drawing.utf8))]))
        #expect(paged.insets.isEmpty)
        #expect(paged.text.notes == [.picturesLeftOut(1)])
        #expect(texts(paged) == ["甲。"])
    }

    @Test func aHarmlessDrawingIsKept() throws {
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 20\"><rect width=\"5\"/></svg>"
        let shape = try #require(PictureShape(of: Array(drawing.utf8)))
        #expect((shape.mediaType, shape.width, shape.height) == ("image/svg+xml", 500, 1000))
    }

    @Test(
        arguments: [
            ("-9e18 NaN 5e-324 5e-324", nil, nil), ("0 0 5e-324 5e-324", 1000, 1000), ("0 0 1e-310 1", 1, 1000),
            ("0 0 1.7e308 1.7e308", 1000, 1000), ("0 0 inf 1", nil, nil), ("0 0 -1 1", nil, nil),
            ("0 0 1e999 1", nil, nil),
        ] as [(String, Int?, Int?)])
    func aDrawingOfAnyNumbersHasASizeOrNone(_ box: String, _ width: Int?, _ height: Int?) throws {
        let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\"><rect width=\"5\"/></svg>"
        let shape = PictureShape(of: Array(drawing.utf8))
        #expect(shape?.width == width)
        #expect(shape?.height == height)
    }

    @Test func aPictureTooLargeToShowIsLeftOut() {
        var huge = Self.png()
        huge.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
        #expect(PictureShape(of: huge) == nil)
        #expect(PictureShape(of: Array("plain text".utf8)) == nil)
    }

    @Test func theSizesOfEveryFormatAreRead() {
        func size(_ bytes: [UInt8]) -> [Int?] {
            let shape = PictureShape(of: bytes)
            return [shape?.width, shape?.height]
        }
        #expect(size(Array("GIF89a".utf8) + [10, 0, 20, 0]) == [10, 20])
        #expect(
            size([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 10, 3, 0, 0, 0]) == [10, 20])
        #expect(
            size(
                Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0] + [0, 0, 0, 0] + [9, 0, 0]
                    + [19, 0, 0]) == [10, 20])
    }

    @Test func aDeclaredFootnoteIsANoteAndNotInTheText() throws {
        let paged = try paged(
            book(
                """
                <p>他走了<a epub:type="noteref" href="#n1">1</a>。</p><aside epub:type="footnote" id="n1"><p>走：离开。</p></aside>
                <p>她来了。</p>
                """))
        #expect(texts(paged) == ["他走了。\n她来了。"])
        #expect(paged.insets.map(\.inset) == [Inset(place: 3, .note(BookNote(sign: "1", text: "走：离开。")))])
    }

    @Test func aNumberThatLeadsToANoteIsItsSignAcrossFiles() throws {
        var fixture = BookFixture()
        fixture.documents = [
            ("one.xhtml", "<p>他走了。[<a id=\"r1\" href=\"notes.xhtml#n1\">1</a>]</p>"),
            ("notes.xhtml", "<p><a id=\"n1\" href=\"one.xhtml#r1\">[1]</a> 走：离开。</p>"),
        ]
        let paged = try paged(fixture)
        #expect(texts(paged) == ["他走了。", "[1] 走：离开。"])
        #expect(paged.insets.map(\.inset) == [Inset(place: 4, .note(BookNote(sign: "1", text: "[1] 走：离开。")))])
    }

    @Test func aNumberThatLeadsElsewhereStays() throws {
        let paged = try paged(book("<p>见<a href=\"#p\">12</a>页。</p><p id=\"p\">他走了。</p>"))
        #expect(texts(paged) == ["见12页。\n他走了。"])
        #expect(paged.insets.isEmpty)
    }

    @Test func aRowOfATableIsALine() throws {
        let table = "<table><tr><td><p>甲</p></td><td><p>乙</p></td></tr><tr><td>丙</td><td>丁</td></tr></table>"
        #expect(try texts(paged(book(table))) == ["甲 乙\n丙 丁"])
    }

    @Test func aFormulaIsWrittenInALine() throws {
        let fraction =
            "<math><mi>x</mi><mo>=</mo><mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mn>2</mn></mfrac></math>"
        let power = "<math><msup><mi>x</mi><mn>2</mn></msup></math>"
        let words = "<math alttext=\"a half\"><mfrac><mn>1</mn><mn>2</mn></mfrac></math>"
        #expect(
            try texts(paged(book("<p>\(fraction)</p><p>\(power)</p><p>\(words)</p>"))) == ["x = (a + 1)/2\nx^2\na half"]
        )
    }

    @Test func theStylesTellWhetherLinesRunFromTopToBottom() throws {
        #expect(declaresVerticalText("html { -epub-writing-mode: vertical-rl; }"))
        #expect(!declaresVerticalText(".x { writing-mode: vertical-rl }"))
        #expect(!declaresVerticalText("body { writing-mode: horizontal-tb }"))
        var fixture = BookFixture()
        fixture.files = [("OEBPS/a.css", Array("body{writing-mode:vertical-rl}".utf8))]
        #expect(try !paged(fixture).text.isVertical)
        fixture.manifest = #"<item id="css" href="a.css" media-type="text/css"/>"#
        #expect(try paged(fixture).text.isVertical)
    }

    @Test func signsInAFileAreNotTakenForPictures() throws {
        let signs = [InsetSign.pictureByte, InsetSign.plateByte].map {
            String(decoding: InsetSign.bytes($0), as: UTF8.self)
        }
        let paged = try paged(book("<p>甲\(signs[0])乙\(signs[1])。</p>"))
        #expect(texts(paged) == ["甲乙。"])
        #expect(paged.insets.isEmpty)
    }

    @Test func aNoteDoesNotBeginWithItsSignTwice() {
        #expect(NoteSign.dropping("[1]", from: "[1] See above.") == "See above.")
        #expect(NoteSign.dropping("1", from: "1. See above.") == "See above.")
        #expect(NoteSign.dropping("1", from: "15 May") == "15 May")
        #expect(NoteSign.dropping("1", from: "1st of May") == "1st of May")
        #expect(NoteSign.dropping("*", from: "*77. Cf. Webster") == "*77. Cf. Webster")
        #expect(NoteSign.dropping("1", from: "1") == "1")
    }
}
