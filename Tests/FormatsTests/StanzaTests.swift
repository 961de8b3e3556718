import Model
import Testing

@testable import Formats

/// The gaps between the stanzas of a poem.
@Suite struct StanzaTests {
    private func textOf(_ body: String) throws -> String {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", body)]
        return try imported(fixture.bytes).chapters.map(\.text).joined(separator: "¶")
    }

    @Test(arguments: ["class=\"linegroup\"", "class=\"x Stanza\"", "epub:type=\"z3998:stanza\""])
    func aStanzaStandsApart(_ mark: String) throws {
        let text = try textOf(
            """
            <h2>诗</h2><div \(mark)><div>春眠</div><div>不觉晓</div></div>
            <div \(mark)><blockquote><div>处处</div></blockquote><div>闻啼鸟</div></div><p>完。</p>
            """)
        #expect(text == "诗\n\n春眠\n不觉晓\n\n处处\n闻啼鸟\n\n完。")
    }

    @Test func verseWithoutElementsKeepsTheLinesOfTheDocument() throws {
        let text = try textOf(
            """
            <p>He read:</p>
            <div class="block-rw extract-verse-rw">
                 “The ribs and terrors in the whale,
                 Arched over me a <i>dismal</i> gloom, and this line is so long that
                 it goes on.
            </div>
            <div class="poem"><span class="line">Farewell, thou
                warrior brave,</span>
            <span>For this day thou must die!</span></div>
            <p>It
            ended.</p>
            """)
        #expect(
            text == """
                He read:

                “The ribs and terrors in the whale,
                Arched over me a dismal gloom, and this line is so long that it goes on.

                Farewell, thou warrior brave,
                For this day thou must die!

                It ended.
                """)
    }

    @Test func aLineThatIsCalledAVerseIsNoStanza() throws {
        let each = "<p>甲</p><div class=\"verse\">春眠</div><div class=\"verse\">不觉晓</div><p>乙</p>"
        #expect(try textOf(each) == "甲\n\n春眠\n不觉晓\n\n乙")
        #expect(try textOf("<p class=\"verse\">春眠</p><p class=\"verse\">不觉晓</p>") == "春眠\n不觉晓")
    }

    @Test func aQuotationInShortLinesIsAPoem() throws {
        let poem = try textOf(
            "<p>He sang:</p><blockquote><p>One,<br/>two,</p><p>three,<br/>four.</p></blockquote><p>So.</p>")
        #expect(poem == "He sang:\n\nOne,\ntwo,\n\nthree,\nfour.\n\nSo.")
        #expect(try textOf("<p>A</p><blockquote><p>One.</p><p>Two.</p></blockquote><p>B</p>") == "A\nOne.\nTwo.\nB")
        #expect(try textOf("<p>A</p><p>One,<br/>two.</p><p>B</p>") == "A\nOne,\ntwo.\nB")
    }

    @Test func blankLinesOfPreformattedTextAreGaps() throws {
        #expect(try textOf("<p>A</p><pre>\n one\n two\n\n three\n\n</pre><p>B</p>") == "A\none\ntwo\n\nthree\nB")
    }

    @Test func twoLineBreaksDivideStanzasOnlyAmongSingleOnes() throws {
        let poem = try textOf("<p>春眠<br/>不觉晓<br/> <br/>处处<br/>闻啼鸟</p><p>完。</p>")
        #expect(poem == "春眠\n不觉晓\n\n处处\n闻啼鸟\n完。")
        let prose = try textOf("<p>他走了。<br/><br/>她来了。<br/><br/>天黑了。</p>")
        #expect(prose == "他走了。\n她来了。\n天黑了。")
        #expect(try textOf("<p>甲<br/>乙</p><p><br/><br/>丙</p>") == "甲\n乙\n丙")
    }

    @Test func chaptersBeginAndEndWithoutAGap() throws {
        var fixture = BookFixture()
        fixture.documents = [
            (
                "one.xhtml",
                """
                <div class="poem" id="a"><p>春眠</p><p>不觉晓</p></div>
                <div class="poem" id="b"><p>处处</p><p>闻啼鸟</p></div>
                """
            )
        ]
        fixture.navigation = """
            <li><a href="text/one.xhtml#a">甲</a></li><li><a href="text/one.xhtml#b">乙</a></li>
            """
        #expect(try imported(fixture.bytes).chapters.map(\.text) == ["春眠\n不觉晓", "处处\n闻啼鸟"])
    }

    @Test func gapsStayBesidePicturesAndNotes() throws {
        var fixture = BookFixture()
        fixture.documents = [
            (
                "one.xhtml",
                """
                <div class="stanza"><div>春眠<a epub:type="noteref" href="#n">1</a></div><div>不觉晓</div></div>
                <p><img src="gone.png"/></p>
                <div class="stanza"><div>处处</div><div>闻啼鸟</div></div>
                <aside epub:type="footnote" id="n">古诗。</aside>
                """
            )
        ]
        let paged = try importPages(from: .bytes(fixture.bytes), fileName: "book.epub")
        #expect(paged.pages.map(\.text) == ["春眠\n不觉晓\n\n处处\n闻啼鸟"])
        #expect(paged.insets.map(\.inset) == [Inset(place: 2, .note(BookNote(sign: "1", text: "古诗。")))])
    }

    @Test func gapsDoNotDisturbTheCountOfLines() {
        var lines: [String] = []
        for number in 1...40 {
            lines.append(number.isMultiple(of: 10) ? "A line of verse \(number)" : "A line of verse")
            if number.isMultiple(of: 2) { lines.append("") }
        }
        var chapters = [ImportedChapter(text: lines.dropLast().joined(separator: "\n"))]
        chapters.dropLineNumbers()
        #expect(!chapters[0].text.contains { $0.isNumber })
        #expect(chapters[0].text.split(separator: "\n", omittingEmptySubsequences: false).count == 59)
    }
}
