import Foundation

@testable import Formats

extension Parser {
    /// Books and decks in archives, mutated as whole archives and inside.
    static var archives: [Parser] {
        [book, bookInside, wordInside, yomitanInside, starDict, deck, deckInside, protobuf]
    }

    private static let publication = """
        === mimetype
        application/epub+zip
        === META-INF/container.xml
        <container><rootfiles><rootfile full-path="O/p.opf"/></rootfiles></container>
        === O/p.opf
        <package version="3.0"><metadata xmlns:dc="d"><dc:title>书</dc:title><dc:creator>a</dc:creator>\
        <meta name="cover" content="c"/></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>\
        <item id="n" href="n.xhtml" properties="nav" media-type="application/xhtml+xml"/>\
        <item id="t" href="t.ncx" media-type="application/x-dtbncx+xml"/>\
        <item id="c" href="c.png" properties="cover-image" media-type="image/png"/></manifest>\
        <spine toc="t"><itemref idref="a"/></spine><guide><reference type="cover" href="a.xhtml"/></guide></package>
        === O/a.xhtml
        <html><body><h1 id="x">一</h1><p>他把手放在门把手上。</p><h1 id="y">二</h1><p>more &amp; &#20320;</p></body></html>
        === O/n.xhtml
        <html><body><nav epub:type="toc"><ol><li><a href="a.xhtml#x">一</a><ol><li><a href="a.xhtml#y">二</a></li></ol></li></ol>\
        </nav></body></html>
        === O/t.ncx
        <ncx><navMap><navPoint><navLabel><text>One</text></navLabel><content src="a.xhtml#x"/></navPoint></navMap></ncx>
        === O/c.png
        x
        """

    private static let bookTokens = [
        "\n=== ", "../", "%2e%2e/", "#", "<item ", " href=\"", " id=\"a\"", "idref=\"", "<navPoint>", "</ol>", "<ol>",
        "properties=\"nav\"",
        "META-INF/encryption.xml", "META-INF/rights.xml", "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
        "&b;", "%00", "O/",
        "xml:lang", "<?xml version=\"1.0\" encoding=\"utf-16\"?>",
    ]

    private static var book: Parser {
        Parser(
            "epub", share: 3, seeds: [Archive.zip(Archive.files(Array(publication.utf8)))],
            tokens: [[0x50, 0x4B, 3, 4], [0x50, 0x4B, 1, 2], [0x50, 0x4B, 5, 6], [0xFF, 0xFF, 0xFF, 0xFF], [8, 0]]
        ) { input in try check(try importText(from: .bytes(input), fileName: "a.epub")) }
    }

    private static var bookInside: Parser {
        Parser("epub-inside", share: 6, texts: [publication], tokens: bookTokens) { input in
            try check(try importText(from: .bytes(Archive.zip(Archive.files(input))), fileName: "a.epub"))
        }
    }

    private static let document = """
        === word/document.xml
        <w:document xmlns:w="w"><w:body><w:p><w:pPr><w:pStyle w:val="1"/></w:pPr><w:r><w:t>一</w:t></w:r></w:p><w:p><w:r><w:t>他</w:t>\
        <w:footnoteReference w:id="2"/></w:r><w:del><w:r><w:delText>x</w:delText></w:r></w:del></w:p><w:tbl><w:tr><w:tc><w:p><w:r>\
        <w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:t>b</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>
        === word/styles.xml
        <w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:basedOn w:val="1"/>\
        <w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>
        === word/footnotes.xml
        <w:footnotes xmlns:w="w"><w:footnote w:id="2"><w:p><w:r><w:t>n</w:t></w:r></w:p></w:footnote></w:footnotes>
        === docProps/core.xml
        <c xmlns:dc="d"><dc:title>t</dc:title><dc:creator>a</dc:creator></c>
        """

    private static var wordInside: Parser {
        Parser(
            "docx-inside", share: 6, texts: [document],
            tokens: [
                "\n=== ", "<w:p>", "</w:p>", "<w:r>", "<w:t>", "</w:t>", "<w:tr>", "</w:tr>", "<w:tc>", "</w:tc>",
                "<w:ruby>",
                "<w:rt>", "<w:vanish/>", "<w:br/>", "<w:tab/>", "w:val=\"", "<w:moveFrom>", "<w:txbxContent>",
                "<w:outlineLvl w:val=\"99999999999999999999\"/>",
            ]
        ) { input in
            try check(try importText(from: .bytes(Archive.zip(Archive.files(input))), fileName: "a.docx"))
        }
    }

    // MARK: Dictionaries

    private static let yomitan = #"""
        === index.json
        {"title":"t","format":3,"revision":"1","sourceLanguage":"ja","tagMeta":{"n":{"notes":"noun"}}}
        === tag_bank_1.json
        [["v5","partOfSpeech",0,"godan verb",0]]
        === term_bank_1.json
        [["読む","よむ","v5 1","v5",7,["to read",{"type":"structured-content","content":[{"tag":"ul","content":[{"tag":"li","content":"a"},\#
        {"tag":"ruby","content":["読",{"tag":"rt","content":"よ"}]}]}]},{"type":"text","text":"x"},["読",["past"]]],1,"n"]]
        === term_meta_bank_1.json
        [["読む","freq",{"reading":"よむ","frequency":{"value":9,"displayValue":"9★"}}],\#
        ["読む","pitch",{"reading":"よむ","pitches":[{"position":1},{"position":"LHL"}]}],\#
        ["読む","ipa",{"reading":"よむ","transcriptions":[{"ipa":"x"}]}]]
        === kanji_bank_1.json
        [["読","ドク","よ","",["read"],{"strokes":"14"}]]
        """#

    private static var yomitanInside: Parser {
        Parser(
            "yomitan-inside", share: 6, texts: [yomitan],
            tokens: [
                "\n=== ", "[", "]", "{", "}", ",", "null", "NaN", "1e999", "9223372036854775808",
                "-9223372036854775808",
                "{\"tag\":\"br\"}", "{\"tag\":\"td\",\"content\":", "\"format\":1", "term_bank_2.json",
                "kanji_meta_bank_1.json",
                "../", "\\u0000", "\\ud800",
            ]
        ) { input in try readWhole(Archive.zip(Archive.files(input))) }
    }

    /// The files of StarDict, packed as the parser takes them: the articles as text, the index made of their lines.
    private static var starDict: Parser {
        Parser(
            "stardict", share: 4,
            texts: [
                "StarDict's dict ifo file\nversion=3.0.0\nbookname=t\nsametypesequence=th\n=== a\0\0\0\0\0\0\0\0\u{9}b\0\0\0\0\0\0\0\0\u{3}=== ai\0<b>x</b>\0=== z\0\0\0\0\u{1}",
                "StarDict's dict ifo file\nidxoffsetbits=64\n=== a\0\0\0\0\0\0\0\0\0\0\0\0\u{4}=== mai\0=== ",
            ],
            tokens: [
                "sametypesequence=", "m", "x", "W", "\0\0\0\u{7f}", "=== ", "<", ">", "&#", "<script>",
                "idxoffsetbits=64\n",
            ]
        ) { input in
            let parts = String(decoding: input, as: UTF8.self).components(separatedBy: "=== ").map { Array($0.utf8) }
            let names = ["d.ifo", "d.idx", "d.dict", "d.syn"]
            try readWhole(Archive.zip(zip(names, parts).map { ($0, $1) }))
            try readWhole(input)
        }
    }

    /// Reads a dictionary; what it passes on must be usable as text.
    private static func readWhole(_ bytes: [UInt8]) throws {
        var length = 0
        _ = try readDictionary(from: .bytes(bytes)) { item in
            switch item {
            case .entry(let entry): length &+= entry.headword.utf8.count &+ entry.definitions.count
            case .fact(let fact): length &+= fact.headword.utf8.count
            }
        }
    }

    // MARK: Anki

    /// Reads everything that an import reads.
    private static func readAll(_ file: URL) throws {
        let package = try AnkiPackage(file)
        var count = try package.cardCount()
        try package.forEachNote { note in count &+= note.fields.count }
        try package.forEachCard { _ in count &+= 1 }
        try package.forEachReview { _ in count &+= 1 }
        try package.forEachMedium { _, bytes in count &+= bytes?.count ?? 0 }
    }

    private static var deck: Parser {
        Parser(
            "apkg", share: 1, seeds: [(try? packed(statements(Array(collection.utf8)))) ?? []],
            tokens: [
                [0x50, 0x4B, 3, 4], Array("SQLite format 3\0".utf8), Array("collection.anki21b".utf8),
                [0xFF, 0xFF, 0xFF, 0xFF],
            ]
        ) { input in try TemporaryFile.with(input, named: "a.apkg") { try readAll($0) } }
    }

    /// Statements that create a collection's rows, one per line.
    private static let collection = #"""
        INSERT INTO col VALUES (1, 1767240000, 0, 0, 11, 0, 0, 0, '{"rollover":4,"creationOffset":-60,"fsrs":true,"savedFilters":{}}', \#
        '{"5":{"id":5,"name":"Basic","type":0,"css":"","did":7,"sortf":0,"flds":[{"name":"Front","ord":0},{"name":"Back","ord":1}],"tmpls":\#
        [{"name":"Card 1","ord":0,"qfmt":"{{Front}}","afmt":"{{FrontSide}}<hr id=answer>{{Back}}"}],"req":[[0,"any",[0]]]}}', \#
        '{"7":{"id":7,"name":"A::B","conf":1,"dyn":0,"desc":""},"1":{"id":1,"name":"Default","conf":1}}', \#
        '{"1":{"id":1,"name":"Default","new":{"delays":[1,10],"ints":[1,4,0],"perDay":20,"initialFactor":2500,"order":1},"rev":{"perDay":200,\#
        "ivlFct":1,"maxIvl":36500,"ease4":1.3,"hardFactor":1.2},"lapse":{"delays":[10],"mult":0,"minInt":1,"leechFails":8},"fsrsWeights":\#
        [0.4,1.2],"desiredRetention":0.9,"timer":0,"dyn":false}}', '{}')
        INSERT INTO notes VALUES (1, 'g1', 5, 1, -1, ' hsk ', '<b>书</b>' || char(31) || 'book [sound:a.mp3] <img src="b.png">', '书', 1, 0, '')
        INSERT INTO cards VALUES (1, 1, 7, 0, 1, -1, 2, 2, 30, 12, 2500, 4, 1, 2001, 0, 0, 0, '{"s":12.5,"d":5.1,"dr":0.9}')
        INSERT INTO revlog VALUES (1767000000000, 1, -1, 3, 12, 4, 2500, 4000, 1)
        """#

    private static let numbers = [
        "9223372036854775807", "-9223372036854775808", "1e308", "-1", "NULL", "1e300", "0.5", "''", "X'00FF'", "'NaN'",
        "2147483648",
    ]

    private static var deckInside: Parser {
        Parser(
            "apkg-inside", share: 2, texts: [collection],
            tokens: numbers + [
                "\nINSERT INTO cards VALUES (", "\nINSERT INTO notes VALUES (", "char(31)", "{{", "}}", "{{#Back}}",
                "[", "]", "null",
            ]
        ) { input in
            try TemporaryFile.with(try packed(statements(input)), named: "b.apkg") { try readAll($0) }
        }
    }

    private static func statements(_ input: [UInt8]) -> [String] {
        input.split(separator: UInt8(ascii: "\n")).prefix(64).map { String(decoding: $0, as: UTF8.self) }
            // Only row insertions: no attached files, and no endless counting.
            .filter { $0.hasPrefix("INSERT INTO ") && !$0.contains(";") && !$0.uppercased().contains("SELECT") }
    }

    /// A package with a collection filled by the statements; statements that SQLite rejects are skipped.
    private static func packed(_ statements: [String]) throws -> [UInt8] {
        let place = TemporaryFile.folder.appending(path: "collection")
        try? FileManager.default.removeItem(at: place)
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            let file = try SQLiteFile(writing: place)
            try file.run(
                """
                CREATE TABLE col (id, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
                CREATE TABLE notes (id, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data);
                CREATE TABLE cards (id, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid,
                    flags, data);
                CREATE TABLE revlog (id, cid, usn, ease, ivl, lastIvl, factor, time, type);
                CREATE TABLE graves (usn, oid, type);
                """)
            for statement in statements { try? file.run(statement) }
        }
        return Archive.zip([("collection.anki2", Array(try Data(contentsOf: place))), ("media", Array("{}".utf8))])
    }

    private static var protobuf: Parser {
        Parser(
            "protobuf", share: 20,
            seeds: [
                [8, 150, 1, 18, 3, 97, 98, 99, 29, 0, 0, 128, 63, 33, 0, 0, 0, 0, 0, 0, 240, 63],
                [0x0A, 4, 8, 1, 16, 2],
            ],
            tokens: [[0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], [0x80], [0x0A, 0xFF], [0x7F]]
        ) { input in try readMessage(ProtobufMessage(input), depth: 0) }
    }

    private static func readMessage(_ message: ProtobufMessage, depth: Int) throws {
        var message = message
        while let (_, value) = message.next() {
            _ = (value.integer, value.text, value.real, value.reals)
            if case .bytes(let bytes) = value, depth < 8 { try readMessage(ProtobufMessage(bytes), depth: depth + 1) }
        }
    }
}
