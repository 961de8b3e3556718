import Foundation
import Testing

@testable import Formats

/// Eight times as much hostile text must not take much more than eight times as long. A quadratic reader takes 64
/// times as long. The tests measure only processor time, which other tests and programs hardly affect.
@Suite(.serialized) struct LinearityTests {
    /// The processor time of this thread, in seconds.
    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try work()
        return now() - start
    }

    /// How many times longer an input eight times as large takes. Each time is the fastest of several runs.
    private func ratio(_ small: Int, _ work: (Int) throws -> Void) rethrows -> Double {
        try work(small)
        let short = try (0..<3).map { _ in try seconds { try work(small) } }.min() ?? 0
        let long = try (0..<2).map { _ in try seconds { try work(small * 8) } }.min() ?? 0
        return long / max(short, 0.000_1)
    }

    private func imported(_ text: String, _ name: String) throws -> ImportedText {
        try importText(from: .bytes(Array(text.utf8)), fileName: name)
    }

    @Test(
        arguments: [
            "*a _b ", "<a ", "[", "[a](", "![", "`` ` ", "<rt>", "_", "[[a]](b) ", "[a][", "&amp", "| a ", "a ",
        ])
    func markdownIsReadInLinearTime(_ piece: String) throws {
        #expect(
            try ratio(2000) {
                let text = try imported("甲 " + String(repeating: piece, count: $0) + " 乙", "a.md")
                _ = paginate(text.chapters)
            } < 24)
    }

    @Test(arguments: [">", "* a\n", "# a\n", "a\n---\n", "    a\n", "***\n"])
    func linesOfMarkdownAreReadInLinearTime(_ piece: String) throws {
        #expect(
            try ratio(2000) { _ = try imported("甲\n\n" + String(repeating: piece, count: $0) + "\n\n乙", "a.md") } < 24)
    }

    @Test(arguments: ["#", "a#", "# "]) func aHeadingOfMarkdownIsReadInLinearTime(_ piece: String) throws {
        #expect(
            try ratio(2000) { _ = try imported("# 甲" + String(repeating: piece, count: $0) + "\n\n乙", "a.md") } < 24)
    }

    @Test(
        arguments: [
            ("<p", " a%=1", ">x</p>"), ("<p ", "a%='", ">x</p>"), ("<p>", "<a ", "x"), ("<p>x", "<div>", ""),
            ("<p>x", "<b>", ""), ("<p>x", "</b>", ""), ("<p>x", "<div></x>", ""), ("<p>x", "<!--", ""),
            ("<p>x", "<![CDATA[", ""), ("<p>x", "<script>", ""),
            ("<p>x", "<li></p>", ""), ("<p>x", "&lt", ""), ("<p>x", "<title>", ""), ("<p>x", "<ruby>a<rt>b", ""),
        ] as [(String, String, String)])
    func webPagesAreReadInLinearTime(_ head: String, _ piece: String, _ tail: String) {
        #expect(
            ratio(1000) { count in
                let middle = (0..<count).map { piece.replacing("%", with: String($0)) }.joined()
                _ = extractText(fromHTML: Array(("<html><body>" + head + middle + tail).utf8))
            } < 24)
    }

    @Test func anElementKeepsItsFirstAttributesAndItsText() {
        let attributes = (0..<100_000).map { " a\($0)=\"<\($0)>\"" }.joined()
        let page = extractText(fromHTML: Array("<p id=\"x\"\(attributes)>Hello</p><p>there</p>".utf8), locating: ["x"])
        #expect(String(decoding: page.text, as: UTF8.self) == "Hello\nthere")
        #expect(page.anchors["x"] == 0)
    }

    @Test func whatIsNestedTooDeepIsReadAllTheSame() {
        let open = String(repeating: "<div>", count: 3000)
        let page = extractText(
            fromHTML: Array("<p>one</p>\(open)two\(String(repeating: "</div>", count: 3000))<p>three</p>".utf8))
        #expect(String(decoding: page.text, as: UTF8.self) == "one\ntwo\nthree")
    }

    @Test func lettersThatAreNeverClosedKeepTheParagraphs() {
        let page = extractText(
            fromHTML: Array((0..<600).map { "<div><font size=1>\($0)</div>" }.joined().utf8))
        #expect(String(decoding: page.text, as: UTF8.self).split(separator: "\n").count == 600)
    }

    @Test(arguments: ["a", "ā", "中", "\"\"", " ", "a b "])
    func cellsOfManyLettersAreReadInLinearTime(_ letter: String) throws {
        #expect(
            try ratio(5000) { count in
                let cell = "\"x" + String(repeating: letter, count: count) + "\""
                let row = [cell, cell, cell].joined(separator: ",") + "\n"
                let table = try readTable(.bytes(Array(String(repeating: row, count: 4).utf8)))
                _ = table.guessedFields()
            } < 24)
    }

    @Test(arguments: ["a\n", "1\na\n\n", "第一章\n", "a ", "。", "\u{3000}", "A. "])
    func plainTextIsReadInLinearTime(_ piece: String) throws {
        #expect(
            try ratio(4000) {
                let text = try imported("甲" + String(repeating: piece, count: $0) + "乙", "a.txt")
                _ = paginate(text.chapters)
            } < 24)
    }

    @Test func aTableOfOneLongRowAndManyShortOnesIsRefused() {
        let rows =
            Array(repeating: "word", count: 20_000).joined(separator: ",") + "\n"
            + String(repeating: "a\n", count: 20_000)
        #expect(throws: FormatError.self) {
            try readTable(.bytes(Array(rows.utf8)), separator: .comma, hasHeader: true)
        }
        let objects = "[" + (0..<5000).map { "{\"word\":\"a\",\"k\($0)\":1}" }.joined(separator: ",") + "]"
        #expect(throws: FormatError.self) { try readTable(.bytes(Array(objects.utf8))) }
    }

    @Test(arguments: ["1\n00:00:01,000 --> 00:00:02,000\na\n\n", "<i>", "{\\an8}", "a\n", "-->\n"])
    func subtitlesAreReadInLinearTime(_ piece: String) throws {
        #expect(
            try ratio(1500) {
                _ = try imported(
                    "1\n00:00:01,000 --> 00:00:02,000\n甲乙\n\n" + String(repeating: piece, count: $0) + "丙", "a.srt")
            } < 24)
    }

    @Test(arguments: ["{", "{\\p1", "{\\an8}", "}", "\\N", "a,"])
    func aLineOfDialogueIsReadInLinearTime(_ piece: String) throws {
        let head = """
            [Script Info]
            [Events]
            Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
            Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,
            """
        #expect(
            try ratio(4000) {
                _ = try imported(head + "Hello there. " + String(repeating: piece, count: $0) + " my friend.", "a.ass")
            } < 24)
    }

    @Test(arguments: ["漢《かん》", "｜漢", "漢《", "［＃", "〔a'〕"])
    func aLineOfAozoraIsReadInLinearTime(_ piece: String) {
        #expect(
            ratio(10_000) { _ = AozoraLine(Substring(String(repeating: piece, count: $0)).unicodeScalars) } < 24)
    }
}
