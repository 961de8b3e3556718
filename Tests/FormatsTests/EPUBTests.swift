import Model
import Testing

@testable import Formats

@Suite struct EPUBTests {
    @Test func titleAuthorsLanguageAndChaptersAreRead() throws {
        let book = try imported(BookFixture().bytes, "book.epub")
        #expect(book.title == "长路")
        #expect(book.author == "李明, 王红")
        #expect(book.language == .chinese)
        #expect(book.encoding == nil)
        #expect(book.notes.isEmpty)
        #expect(
            book.chapters == [
                ImportedChapter(title: "第一章 早晨", text: "第一章 早晨\n他走了。"),
                ImportedChapter(title: "第二章 晚上", text: "第二章 晚上\n她来了。"),
            ])
    }

    @Test func theContentCountsNotTheExtension() throws {
        #expect(try imported(BookFixture().bytes, "book.txt").chapters.count == 2)
    }

    @Test func titlesComeFromTheListOfContents() throws {
        var fixture = BookFixture()
        fixture.navigation = """
            <li><a href="text/one.xhtml">早 <b>晨</b></a></li><li><a href="text/two.xhtml#top">晚上</a></li>
            """
        #expect(try imported(fixture.bytes).chapters.map(\.title) == ["早 晨", "晚上"])
    }

    @Test func titlesComeFromTheNCXOfAnOlderBook() throws {
        var fixture = BookFixture()
        fixture.ncx = """
            <navPoint><navLabel><text>上部</text></navLabel><content src="text/one.xhtml"/>
            <navPoint><navLabel><text>早晨</text></navLabel><content src="text/one.xhtml"/></navPoint></navPoint>
            <navPoint><navLabel><text>晚上</text></navLabel><content src="text/two.xhtml"/></navPoint>
            """
        #expect(try imported(fixture.bytes).chapters.map(\.title) == ["上部 · 早晨", "晚上"])
    }

    @Test func entriesOfEveryLevelOpenChapters() throws {
        var fixture = BookFixture()
        fixture.documents = [
            (
                "all.xhtml",
                """
                <h1 id="a">部</h1><p>序。</p><h2 id="b">集</h2><p>引。</p><h3 id="c">章</h3><p>他走了。</p>
                <h4 id="d">节</h4><p>她来了。</p><h4 id="e">节二</h4><p>天黑了。</p>
                """
            )
        ]
        fixture.navigation = """
            <li><a href="text/all.xhtml#a">部</a><ol><li><a href="text/all.xhtml#b">集</a><ol>
            <li><span>某人</span><ol><li><a href="text/all.xhtml#c">章</a><ol hidden="hidden">
            <li><a href="text/all.xhtml#d">节</a></li><li><a href="text/all.xhtml#e">节二</a></li>
            </ol></li></ol></li></ol></li></ol></li>
            """
        let expected = ["部", "集", "章", "节", "节二"]
        #expect(try imported(fixture.bytes).chapters.map(\.title) == expected)
        fixture.navigation = nil
        fixture.ncx =
            zip(expected, ["a", "b", "c", "d", "e"]).map {
                "<navPoint><navLabel><text>\($0)</text></navLabel><content src=\"text/all.xhtml#\($1)\"/>"
            }.joined() + String(repeating: "</navPoint>", count: expected.count)
        #expect(try imported(fixture.bytes).chapters.map(\.title) == expected)
    }

    @Test func entriesAtOnePlaceAreOneChapter() throws {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", "<section id=\"a\"><h1 id=\"b\">早晨</h1><p>他走了。</p></section>")]
        fixture.navigation = """
            <li><a href="text/one.xhtml#a">甲</a><ol><li><a href="text/one.xhtml">甲</a><ol>
            <li><a href="text/one.xhtml#b">早晨</a></li></ol></li></ol></li>
            """
        #expect(
            try imported(fixture.bytes).chapters == [ImportedChapter(title: "甲 · 早晨", text: "早晨\n他走了。")])
    }

    @Test func oneDocumentIsCutWhereTheContentsPoint() throws {
        var fixture = BookFixture()
        fixture.documents = [
            ("all.xhtml", "<p>开头。</p><h2 id=\"a\">甲</h2><p>他走了。</p><h2><a id=\"b\"></a>乙</h2><p>她来了。</p>"),
            ("more.xhtml", "<p>天黑了。</p>"),
        ]
        fixture.navigation = """
            <li><a href="text/all.xhtml#a">甲</a></li><li><a href="text/all.xhtml#b">乙</a></li>
            """
        #expect(
            try imported(fixture.bytes).chapters == [
                ImportedChapter(text: "开头。"), ImportedChapter(title: "甲", text: "甲\n他走了。"),
                ImportedChapter(title: "乙", text: "乙\n她来了。\n天黑了。"),
            ])
    }

    @Test func aTitlePageIsOnTheFirstPageOfTheText() throws {
        var fixture = BookFixture()
        fixture.documents = [
            ("title.xhtml", "<p>渡口</p><p>林一</p>"), ("one.xhtml", "<h1>早晨</h1><p>他走了。</p>"),
        ]
        fixture.navigation = "<li><a href=\"text/one.xhtml\">早晨</a></li>"
        #expect(try imported(fixture.bytes).chapters == [ImportedChapter(title: "早晨", text: "渡口\n林一\n早晨\n他走了。")])
    }

    @Test func markupBecomesParagraphs() throws {
        let text = try textOf(
            """
            <div>一<br/>二<p>三 <i>四</i>&#160;五
            六</p>七</div><ul><li>八</li><li>九</li></ul><table><tr><td>A</td><td>B</td></tr></table>
            <pre>x
            y</pre><p>one
            two &amp; &lt;three&gt; &eacute;</p><script>alert(1)</script><p hidden="">不见</p>
            <p>注<a epub:type="noteref" href="#n">1</a>释</p>
            """)
        #expect(text == "一\n二\n三 四\u{A0}五六\n七\n八\n九\nA B\nx\ny\none two & <three> é\n注释")
    }

    @Test func rubyKeepsItsBase() throws {
        #expect(
            try textOf("<p><ruby>東京<rp>(</rp><rt>とうきょう</rt><rp>)</rp></ruby>へ<ruby><rb>行</rb><rt>い</rt></ruby>く</p>")
                == "東京へ行く")
    }

    @Test func brokenMarkupIsReadAsABrowserWould() throws {
        #expect(try textOf("<p>他走了。<p>她<b>来</p>了。<a id=x />天黑了。") == "他走了。\n她来\n了。天黑了。")
    }

    @Test func theCoverIsFoundInBothVersions() throws {
        let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
        var fixture = BookFixture()
        fixture.files = [("OEBPS/images/c.png", picture)]
        fixture.manifest = #"<item id="c" href="images/c.png" media-type="image/png" properties="cover-image"/>"#
        #expect(try imported(fixture.bytes).cover == Cover(mediaType: "image/png", bytes: picture))
        fixture.manifest = #"<item id="pic" href="images/c.png" media-type="image/png"/>"#
        #expect(try imported(fixture.bytes).cover == nil)
        fixture.metadata += #"<meta name="cover" content="pic"/>"#
        #expect(try imported(fixture.bytes).cover == Cover(mediaType: "image/png", bytes: picture))
    }

    @Test func picturesAndMissingPartsAreNoted() throws {
        var fixture = BookFixture()
        fixture.documents[0].body += "<p><img src=\"a.png\"/><img src=\"b.png\"/></p>"
        fixture.manifest = #"<item id="x" href="text/gone.xhtml" media-type="application/xhtml+xml"/>"#
        fixture.metadata += "</metadata><metadata>"
        let bytes = fixture.bytes
        #expect(try imported(bytes).notes == [.picturesLeftOut(2)])
    }

    @Test func namesInOtherScriptsAndPercentSignsAreResolved() throws {
        var fixture = BookFixture()
        fixture.documents = [("第 一.xhtml", "<p>他走了。</p>")]
        #expect(try imported(fixture.bytes).chapters.map(\.text) == ["他走了。"])
        #expect(resolve("../a%20b/./c.xhtml#d", relativeTo: "x/y/z.opf")! == ("x/a b/c.xhtml", "d"))
        #expect(resolve("../../../etc/passwd", relativeTo: "x/y.opf") == nil)
        #expect(resolve("https://example.org/a", relativeTo: "x/y.opf") == nil)
    }

    @Test func documentsInOtherEncodingsAreRead() throws {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", "<p>.</p>")]
        fixture.files = []
        let page = "<?xml version=\"1.0\" encoding=\"GB2312\"?><html><body><p>他走了。</p></body></html>"
        let entries = zipArchive([
            ("META-INF/container.xml", Array("<container><rootfile full-path=\"p.opf\"/></container>".utf8)),
            (
                "p.opf",
                Array(
                    """
                    <package><manifest><item id="a" href="a.html"/></manifest>
                    <spine><itemref idref="a"/></spine></package>
                    """.utf8)
            ),
            ("a.html", encoded(page, as: .gb18030)),
        ])
        #expect(try imported(entries).chapters.map(\.text) == ["他走了。"])
    }

    private func textOf(_ body: String) throws -> String {
        var fixture = BookFixture()
        fixture.documents = [("one.xhtml", body)]
        return try imported(fixture.bytes).chapters.map(\.text).joined(separator: "\n")
    }
}
