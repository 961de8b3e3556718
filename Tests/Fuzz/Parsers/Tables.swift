@testable import Formats
@testable import Review

extension Parser {
    /// Word lists.
    static var tables: [Parser] { [separated, json] }

    private static var separated: Parser {
        Parser(
            "table", share: 12,
            texts: [
                "word,pinyin,meaning\n银行,yínháng,\"bank; \"\"river\"\" bank\"\n书,shū,book\n",
                "#separator:tab\n#html:true\n#tags column:3\n#deck:HSK\n银行\tbank\thsk\n\"书\nx\"\tbook\t\n",
                "a;b;c\n1;2\n3;4;5;6\n",
                "|a|b|\n|1|2|",
            ],
            tokens: [
                "\"", "\"\"", ",", ";", "\t", "|", "\n", "\r\n", "\r", "#separator:", "#columns:", "#html:true",
                "#guid column:99999999999999999999",
                "word", "reading", "hsk3", "\u{FEFF}", "<b>", "&nbsp;",
            ], large: .table
        ) { input in
            let table = try readTable(.bytes(input))
            for row in table.rows where row.cells.count != table.columnCount { throw Fault("a row of another width") }
            _ = table.guessedFields()
            _ = table.rows.prefix(4).map { Table.csv($0.cells.map { Table.plain($0) }) }
        }
    }

    /// A field of an imported note, which contains another program's HTML.
    static var field: Parser {
        Parser(
            "field", share: 12,
            texts: [
                "<div>銀行<br>&nbsp;bank</div>[sound:a.mp3]<img src=\"b.jpg\" alt='x'>",
                "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby><style>a{}</style>b<script>c()</script>d &amp; &#x4F60;",
            ],
            tokens: [
                "<", ">", "</", "<ruby>", "<rt>", "</rt>", "</ruby>", "<style>", "</style>", "<script>", "</script>",
                "[sound:", "]", "<img src=", "\"", "'", "&", "&#", "&#x110000;", ";", "<br>", "<div>", "</div>", "<!--",
                "-->", "\u{3000}",
            ], large: .markup + LargeInputs(repeating: ["[sound:", "[sound:a]", "<img src=a>", "<ruby><rt>"])
        ) { input in
            let html = String(decoding: input, as: UTF8.self)
            for reading in PlainField.Reading.allCases {
                let field = PlainField(html, as: reading, tracksOrigins: true)
                guard field.origins.count == field.text.utf8.count else { throw Fault("a byte without an origin") }
                let end = html.utf8.count
                guard field.origins.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= end }) else {
                    throw Fault("an origin outside of the field")
                }
            }
        }
    }

    private static var json: Parser {
        Parser(
            "table-json", share: 10,
            texts: [
                #"[{"word": "银行", "definition": ["bank", "shore"], "level": 3, "ok": true, "no": null, "in": {"a": 1}}, "书"]"#,
                #"{"cards": [{"word": "a", "cards": [{"kind": "recall"}]}], "name": "x"}"#,
            ],
            tokens: [
                "{", "}", "[", "]", ",", ":", "null", "1e308", "-0", "1E400", #""word":"#, #"\ud800"#, #"\u0000"#,
                #"\"#, "\"", "[[[[[[[[[[",
                "{\"a\":{\"a\":{\"a\":", "9223372036854775808",
            ], large: .json
        ) { input in _ = try readJSONTable(String(decoding: input, as: UTF8.self)).guessedFields() }
    }
}
