import Glibc

@testable import Formats

extension Parser {
    /// Files that become books.
    static var texts: [Parser] { encodings + [markdown, webPage, fictionBook, subtitles, pages, boxes, pdf] }

    private static let sentences = """
        第一章 门把手

        他把手放在门把手上。「你好！」她说。银行在哪儿？

        Chapter 2

        It was a dark and stormy night; the rain fell in torrents.

        　　彼は本を読んでいます。東京へ行った。
        """

    private static let headings = [
        "\n第十二章 ", "\nChapter ", "\n\n", "\r\n", "\r", "　　", "。", "\u{FEFF}", "\0", "\u{2028}",
    ]

    /// Plain text in six encodings and both byte orders; each is read in its own encoding and in the detected one.
    private static var encodings: [Parser] {
        // The first byte selects the learner's encoding; a value one past the last selects none.
        let none = UInt8(TextEncoding.allCases.count)
        let seeds = TextEncoding.allCases.enumerated().flatMap { index, encoding in
            let bytes = encoded(
                encoding == .windows1252 ? "Caf\u{E9} \u{201C}noir\u{201D}.\n\nTwo." : sentences, as: encoding)
            return [[UInt8(index)] + bytes, [none] + encoding.byteOrderMark + bytes]
        }
        return [
            Parser(
                "text", share: 12, seeds: seeds,
                tokens: headings.map { Array($0.utf8) } + [
                    [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB, 0xBF], [0x81, 0x30, 0x81, 0x30], [0x8F, 0xA2, 0xB7],
                    [0x1B, 0x24],
                    [0xD8, 0x00], [0xDC, 0x00], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFE], [0x80],
                ], large: .text
            ) { input in
                let count = TextEncoding.allCases.count
                let chosen = Int(input.first ?? 0) % (count + 1)
                let declared = chosen == count ? nil : Array(TextEncoding.allCases)[chosen]
                let book = try importText(
                    from: .bytes(Array(input.dropFirst())), fileName: "a.txt", declaredEncoding: declared)
                try check(book)
            }
        ]
    }

    private static var markdown: Parser {
        Parser(
            "markdown", share: 12,
            texts: [
                "---\ntitle: A *b*\nauthor: c\n---\n# One\n\ntext **bold** _em_ `code` [link](http://a \"t\") ![p](q)\n\n",
                "> quote\n> > more\n\n- a\n  1. b\n\n```swift\nlet a = 1\n```\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n",
                "Title\n=====\n\nSub\n---\n\n<div class=\"a\">x</div> &amp; &#x4F60; \\* \\_ <http://a.b>\n",
            ],
            tokens: [
                "*", "**", "***", "_", "__", "`", "```", "~~", "[", "](", "![", ")", "<", ">", "<!--", "-->", "\n# ",
                "\n> ", "\n- ",
                "\n1. ", "\n    ", "\n---\n", "&#x110000;", "&amp;", "&#0;", "\\", "|", "\n***\n", "*a _b ", "<a ",
            ], large: .markdown
        ) { input in try check(readMarkdown(String(decoding: input, as: UTF8.self))) }
    }

    private static var webPage: Parser {
        Parser(
            "html", share: 12,
            texts: [
                """
                <!DOCTYPE html><html lang="zh"><head><title>题</title><style>a{}</style><script>if (a<b) x()</script></head>
                <body><nav>menu</nav><h1 id=a>一</h1><p class="x" onclick='y'>text &amp; &#20320; &nbsp;<br/>more<ruby>漢<rt>かん</rt>\
                </ruby></p><table><tr><td>1<td>2</table><ul><li>a<li>b</ul><!-- c --></body></html>
                """,
                "<html><body><p>a<b>b<i>c</b>d</i><![CDATA[x]]><?php ?><svg><title>t</title></svg><pre>\n a\n</pre>",
            ],
            tokens: [
                "<", ">", "</", "/>", "<p>", "</p>", "<!--", "-->", "<![CDATA[", "]]>", "<script>", "</script>",
                "<style>", "<ruby>",
                "<rt>", "</rt>", "&#", "&#x", "&#1114112;", "&lt;", "&", ";", "=\"", "'", "<a ", "<h1>", "<table>",
                "<td>", "<br>",
            ], large: .markup
        ) { input in
            let text = String(decoding: input, as: UTF8.self)
            _ = resolvingEntities(text)
            try check(try readWebPage(text))
        }
    }

    private static var fictionBook: Parser {
        Parser(
            "fb2", share: 8,
            texts: [
                """
                <?xml version="1.0" encoding="utf-8"?><FictionBook xmlns:l="x"><description><title-info><author>\
                <first-name>A</first-name><last-name>B</last-name></author><book-title>T</book-title><lang>ru</lang>\
                <coverpage><image l:href="#c"/></coverpage></title-info></description><body><title><p>T</p></title><section>\
                <title><p>1</p></title><p>a<a l:href="#n" type="note">[1]</a></p><poem><stanza><v>b</v></stanza></poem><table><tr>\
                <td>c</td><th><p>d</p></th></tr></table></section></body><body name="notes"><section id="n"><title><p>1</p></title>\
                <p>e</p></section></body><binary id="c">iVBORw0KGgo=</binary></FictionBook>
                """
            ],
            tokens: [
                "<section>", "</section>", "<title>", "</title>", "<p>", "</p>", "<body name=\"notes\">", "</body>",
                "<tr>",
                "</tr>", "<td>", "<a type=\"note\" l:href=\"#n\">", "</a>", "id=\"n\"", "<binary id=\"c\">",
                "</binary>",
                "&#20320;", "encoding=\"windows-1251\"", "\u{FEFF}",
            ], large: .markup
        ) { input in try check(try readFictionBook(input)) }
    }

    private static var subtitles: Parser {
        Parser(
            "subtitles", share: 8,
            texts: [
                "1\n00:00:01,000 --> 00:00:02,500\nHello <i>there</i>\n\n2\n00:00:03,000 --> 00:00:04,000 X1:1\n- 你好\n- {\\an8}再见\n",
                "[Script Info]\n[Events]\nFormat: Layer, Start, End, Style, Text\nDialogue: 0,0:00:01.00,0:00:02.00,D,{\\p1}m 0 0{\\p0}a\\Nb\n",
                "WEBVTT - t\n\nSTYLE\n::cue{}\n\nNOTE x\n\nid\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hi &amp; bye\n",
            ],
            tokens: [
                " --> ", "\n\n", "00:00:00,000", "99999999999999999999:00:00,000", "WEBVTT", "NOTE", "<i>", "{\\",
                "\r\n", "-", "Dialogue: ", "Format: ", "{\\p1}", "\\N", "0:00:01.00", ",",
            ], large: .subtitles
        ) { input in
            let text = String(decoding: input, as: UTF8.self)
            try check(readSubtitles(text))
            for line in text.split(separator: "\n") { _ = SubtitleTiming(line) }
        }
    }

    /// Reassembles the output of pdftotext.
    private static var pages: Parser {
        Parser(
            "pdf-pages", share: 8,
            texts: [
                "Head 1\n\nSome text that goes on and is hyphen-\nated here.\n\n12\u{0C}Head 2\n\n  text\n\n13\u{0C}",
                "\u{0C}\u{0C}a",
            ],
            tokens: ["\u{0C}", "\n", "\n\n", "-\n", "    ", "12", "Head 1", "第", "。"]
        ) { input in
            let pages = splitPages(input)
            _ = manuscript(of: withoutRunningHeads(pages))
        }
    }

    /// Reads where pdftotext says that words stand.
    private static var boxes: Parser {
        Parser(
            "pdf-boxes", share: 8,
            texts: [
                "<html><body><doc><page width=\"612\" height=\"792\">"
                    + (0..<24).map { number in
                        let (left, top) = (500 - number / 8 * 18, 40 + number % 8 * 12)
                        return
                            "<word xMin=\"\(left)\" yMin=\"\(top)\" xMax=\"\(left + 12)\" yMax=\"\(top + 12)\">猫</word>"
                    }.joined() + "</page></doc></body></html>"
            ],
            tokens: [
                "<page>", "</page>", "<word>", "</word>", "xMin=\"", "yMin=\"", "xMax=\"", "yMax=\"", "1e999", "nan",
                "-1",
                "0", "猫", "。", "かな", "12",
            ]
        ) { input in
            for lines in verticalPages(input) {
                if lines?.contains(where: { $0.isEmpty }) ?? false { throw Fault("an empty line") }
            }
        }
    }

    /// The file itself passes through poppler, which is a separate program.
    private static var pdf: Parser {
        Parser(
            "pdf", share: 1,
            texts: [
                """
                %PDF-1.4
                1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
                2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
                3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
                4 0 obj<</Length 40>>stream
                BT /F 12 Tf 20 100 Td (Hello there) Tj ET
                endstream endobj
                5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
                trailer<</Root 1 0 R/Size 6>>
                %%EOF
                """
            ],
            tokens: [
                "obj", "endobj", "stream", "endstream", "<<", ">>", "/Length", "/Kids", "/Count", "trailer", "%%EOF",
                "xref",
            ], large: .pages
        ) { input in try check(try importText(from: .bytes(input), fileName: "a.pdf")) }
    }

    /// Paginates every book that was read.
    static func check(_ book: ImportedText) throws {
        for page in paginate(book.chapters.filter { !$0.text.isEmpty }) where page.text.isEmpty {
            throw Fault("an empty page")
        }
    }
}

/// Encodes with iconv, as another program would; characters missing from the encoding are dropped.
private func encoded(_ text: String, as encoding: TextEncoding) -> [UInt8] {
    let descriptor = iconv_open(encoding.iconvName + "//IGNORE", "UTF-8")
    defer { iconv_close(descriptor) }
    var input = text.utf8.map { CChar(bitPattern: $0) }
    return [UInt8](unsafeUninitializedCapacity: input.count * 4 + 16) { buffer, count in
        input.withUnsafeMutableBufferPointer { source in
            buffer.withMemoryRebound(to: CChar.self) { target in
                var next = source.baseAddress
                var left = source.count
                var out = target.baseAddress
                var room = target.count
                _ = iconv(descriptor, &next, &left, &out, &room)
                count = target.count - room
            }
        }
    }
}
