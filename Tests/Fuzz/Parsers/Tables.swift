@testable import Formats

extension Parser {
    /// Lists of words.
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
            ]
        ) { input in
            let table = try readTable(.bytes(input))
            for row in table.rows where row.cells.count != table.columnCount { throw Fault("a row of another width") }
            _ = table.guessedFields()
            _ = table.rows.prefix(4).map { Table.csv($0.cells.map { Table.plain($0) }) }
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
            ]
        ) { input in _ = try readJSONTable(String(decoding: input, as: UTF8.self)).guessedFields() }
    }
}
