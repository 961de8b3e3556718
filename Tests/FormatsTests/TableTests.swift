import Foundation
import Model
import Testing

@testable import Formats

@Suite struct TableTests {
    private func read(_ text: String, separator: Table.Separator? = nil, hasHeader: Bool? = nil) throws -> Table {
        try readTable(.bytes(Array(text.utf8)), separator: separator, hasHeader: hasHeader)
    }

    @Test func cellsInQuotesKeepTheirCommasQuotesAndLines() throws {
        let table = try read("word,meaning\r\n银行,\"bank, \"\"the\"\" one\nby the river\"\r\n书,book")
        #expect(table.header == ["word", "meaning"])
        #expect(table.rows.map(\.cells) == [["银行", "bank, \"the\" one\nby the river"], ["书", "book"]])
        #expect(table.rows.map(\.line) == [2, 4])
    }

    @Test(arguments: Table.Separator.allCases) func theSeparatorIsFound(_ separator: Table.Separator) throws {
        let rows = [["银行", "yínháng", "bank"], ["书", "shū", "book"], ["你好", "nǐhǎo", "hello"]]
        let text = rows.map { $0.joined(separator: separator.rawValue) }.joined(separator: "\n")
        let table = try read(text)
        #expect(table.header == nil)
        #expect(table.rows.map(\.cells) == rows)
    }

    @Test func rowsOfOtherLengthsAreTakenAndCounted() throws {
        let table = try read("word,meaning\n书,book\n银行\n苹果,apple,fruit\n\n")
        #expect(table.rows.map(\.cells) == [["书", "book"], ["银行", ""], ["苹果", "apple,fruit"]])
        #expect(table.raggedRows == 2)
    }

    @Test func aColumnOfWordsIsATable() throws {
        let table = try read("银行\n书\n苹果\n")
        #expect(table.columnCount == 1 && table.rows.count == 3)
        #expect(table.guessedFields() == [.word])
    }

    @Test func otherEncodingsAreFound() throws {
        let text = "单词;拼音;释义\n苹果;píngguǒ;apple\n我们;wǒmen;we"
        let bytes = [0xFF, 0xFE] + Array(try #require(text.data(using: .utf16LittleEndian)))
        let table = try readTable(.bytes(bytes))
        #expect(table.header == ["单词", "拼音", "释义"])
        #expect(table.guessedFields() == [.word, .reading, .definition])
    }

    @Test func ankisTextExportsSayWhatTheyAre() throws {
        let table = try read(
            "#separator:tab\n#html:true\n#deck column:3\n#tags column:4\n<b>你好</b>\thello &amp; hi\tZh\ta b\n")
        #expect(table.isHTML)
        #expect(table.header == ["", "", "deck", "tags"])
        #expect(table.guessedFields() == [.word, .definition, nil, .tags])
        #expect(table.rows.map(\.line) == [5])
    }

    @Test func termsOfLuteAndLWTAreKnown() throws {
        let lute = try read(
            "term,parent,translation,language,tags,added,status,link_status,pronunciation\n银行,,bank,Chinese,x,2024,2,,yínháng\n"
        )
        #expect(lute.guessedFields() == [.word, nil, .definition, .language, .tags, nil, .status, nil, .reading])
        let lwt = try read("银行\tbank\t我去{银行}。\tyínháng\t1\tChinese\t12\tmoney\n")
        #expect(
            lwt.guessedFields() == [.word, .definition, .sentence, .reading, .status, .language, nil, .tags])
    }

    @Test func columnsWithoutNamesAreKnownByTheirLooks() throws {
        let table = try read("píngguǒ\t苹果\tapple\t我喜欢吃苹果，你呢？\nshū\t书\tbook\t这是我的书，不是你的。\n")
        #expect(table.guessedFields() == [.reading, .word, .definition, .sentence])
    }

    @Test func listsInJSONAreTables() throws {
        let table = try read(
            #"{"name": "x", "cards": [{"word": "书", "tags": ["a b", "c"]}, {"word": "他", "level": 1}]}"#)
        #expect(table.header == ["level", "tags", "word"])
        #expect(table.rows.map(\.cells) == [["", "a b; c", "书"], ["1", "", "他"]])
        #expect(try read(#"["书", "他"]"#).rows.map(\.cells) == [["书"], ["他"]])
    }

    @Test func aListIsReadEntryByEntry() throws {
        let table = try read(
            #" [ {"b": "x]},\"" , "a": [1, "{"]} , "书\\" ,{"c":true, "b":"y"}, {"word": null}]"# + "\r\n")
        #expect(table.header == ["a", "b", "c", "word"])
        #expect(
            table.rows.map(\.cells) == [
                ["1; {", "x]},\"", "", ""], ["", "", "", "书\\"], ["", "y", "1", ""], ["", "", "", ""],
            ])
        for text in [
            #"[{"a": 1},]"#, #"[{"a": 1} {"a": 2}]"#, #"[{"a": 1}] x"#, #"[{"a": 1}, b]"#, #"[{"a": 1]}"#, "[", "[,]",
            "{]",
            #"{"a": [{"b": 1}], c: 2}"#, #"{"a" [{"b": 1}]}"#, #"{"a": [{"b": 1}], "c": [1,}"#, #"[{"a": "\"#,
            #"[{"a": }]"#,
            "[" + #"{"word": ["# + String(repeating: "1,", count: 10_000) + "1]}]",
        ] {
            #expect("\(text.prefix(40))") { try read(text) } throws: { error in
                if case FormatError.malformedTable = error { true } else { false }
            }
        }
    }

    @Test func aTableHasNoMoreRowsThanTheMemoryHolds() throws {
        #expect(try read("\n \n\t\n书\tbook\n" + String(repeating: "\r\n", count: 9)).rows.count == 1)
        let many = String(repeating: "a\n", count: Table.mostRows + 1)
        #expect(throws: FormatError.self) { try read(many) }
        #expect(throws: FormatError.self) { try read("[" + String(repeating: "1,", count: Table.mostRows + 1) + "1]") }
        let wide = String(repeating: ",", count: Table.mostCells + 1)
        #expect(throws: FormatError.self) { try read(wide, separator: .comma) }
    }

    @Test func whatNoCellCanHoldIsToldWithItsEntry() throws {
        let table = try read(
            #"[{"word": "书", "more": {"a": 1}}, 7, "他", {"word": "我", "more": [{"b": 2}, "c"], "none": {}}, null]"#)
        #expect(table.rows.map(\.line) == [1, 3, 4])
        #expect(table.rows.map(\.cells) == [["", "", "书"], ["", "", "他"], ["c", "", "我"]])
        #expect(
            table.problems == [
                .init(line: 1, reason: .nested(column: "more")), .init(line: 2, reason: .noEntry),
                .init(line: 4, reason: .nested(column: "more")), .init(line: 5, reason: .noEntry),
            ])
        let first = try read(#"{"cards": [null, {"word": "书"}]}"#)
        #expect(first.rows.map(\.cells) == [["书"]] && first.problems == [.init(line: 1, reason: .noEntry)])
    }

    @Test func whatIsNoTableIsRefusedWithItsPlace() {
        #expect(throws: FormatError.empty) { try read("") }
        #expect(throws: FormatError.noText) { try read("\n\n \n") }
        #expect(throws: FormatError.noText) { try read("word,meaning\n") }
        #expect(throws: FormatError.noText) { try read("[]") }
        #expect(throws: FormatError.noText) { try read("[1, 2]") }
        #expect { try read("word,meaning\n书,book\n\"银行,bank\n") } throws: { error in
            if case FormatError.malformedTable(line: 3, _) = error { true } else { false }
        }
        for text in [#"[{"word": "书""#, #"{"a": 1}"#] {
            #expect { try read(text) } throws: { error in
                if case FormatError.malformedTable(line: nil, _) = error { true } else { false }
            }
        }
        #expect(throws: FormatError.self) {
            try readTable(.bytes([0x50, 0x4B, 3, 4] + [UInt8](repeating: 0, count: 99)))
        }
    }

    @Test func whatIsWrittenIsReadAgain() throws {
        let cells = ["=1+1", "-er", "a,b", "say \"hi\"", "two\nlines", "'quoted'", ""]
        let text = Table.csv(["word", "b", "c", "d", "e", "f", "g"]) + Table.csv(cells)
        #expect(text.contains("'=1+1"))
        #expect(try read(text, separator: .comma).rows.map(\.cells) == [cells])
    }

    /// A combining mark forms a single character with a preceding comma, quotation mark or equals sign.
    @Test func marksBehindWhatPartsCellsHideNothing() throws {
        let cells = [
            "b\"\u{301},=HYPERLINK(\"http://evil.example\"),\"\u{301}", "a,\u{301}b", "=\u{338} 1", "\u{301}x", "'=1",
            "''+1", "'", "a\u{2028}b",
        ]
        let text = Table.csv(cells.indices.map { "c\($0)" }) + Table.csv(cells)
        #expect(text.contains("'=\u{338}") && text.contains("''=1"))
        #expect(try read(text, separator: .comma, hasHeader: true).rows.map(\.cells) == [cells])
    }
}
