import Testing

@testable import Formats

/// Texts with the marks of Aozora Bunko that no book has.
@Suite struct HostileAozoraTests {
    private static let head = "題\n著者\n\n今日《きょう》は銀行《ぎんこう》へ行きました。\n"

    private func chapters(_ text: String) throws -> [ImportedChapter] {
        try importText(from: .bytes(Array((Self.head + text + "\n底本：「見本」\n").utf8)), fileName: "a.txt").chapters
    }

    private func headings(_ count: Int) -> String {
        (1...count).map { "第\($0)［＃「第\($0)」は大見出し］" }.joined(separator: "\n")
    }

    @Test func headingsOnConsecutiveLinesAreOneTitleUnlessTheyAreAList() throws {
        #expect(try chapters(headings(3)).map(\.title) == [nil, "第1 · 第2 · 第3"])
        let list = try chapters(headings(20))
        #expect(list.map(\.title).last == "第17 · 第18 · 第19 · 第20")
        #expect(list.map { $0.text.split(separator: "\n").count } == [1, 8, 8, 4])
    }

    /// Each heading must not write the title of all before it anew: that would take hours here.
    @Test func aHundredThousandHeadingsInARowAreRead() throws {
        let found = try chapters(headings(100_000))
        #expect(found.count == 12_501)
        #expect(found.reduce(0) { $0 + $1.text.split(separator: "\n").count } == 100_001)
    }

    @Test func notesWithinNotesEndWhereTheyAreClosed() {
        func text(_ line: String) -> String { String(AozoraLine(Substring(line).unicodeScalars).text) }
        #expect(text("春［＃「［＃夏］」は太字］秋") == "春秋")
        #expect(text("春［＃［＃夏］秋") == "春［＃秋")
        #expect(text("春［夏［＃秋］］冬") == "春［夏］冬")
        #expect(text("春］［＃") == "春］［＃")
        let long = String(repeating: "字", count: 2000)
        #expect(text("春［＃\(long)］秋") == "春［＃\(long)］秋")
    }

    @Test func accentsAreThoseOfWesternTextsOnly() {
        func text(_ line: String) -> String { String(AozoraLine(Substring(line).unicodeScalars).text) }
        #expect(text("〔〔cafe'〕") == "〔cafe\u{301}")
        #expect(text("〔珈琲e'〕") == "〔珈琲e'〕")
        #expect(text("〔soe&ur, a&〕") == "sœur, å")
    }
}
