import Model
import Testing

@testable import Formats

/// Reading a long text window by window gives the same result as reading it whole.
@Suite struct LongTextTests {
    private func long(_ text: String, window: Int) throws -> (text: ImportedText, pages: [Passage]) {
        let pages = try PageFile()
        let bytes = Array(text.utf8)
        let read = try readLongText(
            bytes.span, candidates: [.utf8], declared: nil, into: pages, windowLength: window,
            progress: ImportProgress { _ in })
        #expect(pages.count == Array(pages).count)
        return (read, Array(pages))
    }

    private func joined(_ pages: [Passage], chapter: Int) -> String {
        pages.filter { $0.chapter == chapter }.map(\.text).joined().filter { !$0.isNewline }
    }

    @Test(arguments: [700, 5000, 40_000])
    func chaptersAndTextsAreThoseOfTheWhole(_ window: Int) throws {
        let paragraph = "他在银行排队，我行走了一个小时。图书馆里的人都在看书，外面下着大雨，街上一个人也没有。"
        let source =
            "书名：长路\n作者：李明\n\n"
            + (1...40).map { number in
                "第\(number)章 第\(number)天\n\n"
                    + (1...(number % 7 + 3)).map { "\(number)-\($0) " + paragraph }.joined(separator: "\n")
            }.joined(separator: "\n\n")
        let whole = try importText(from: .bytes(Array(source.utf8)), fileName: "a.txt")
        let pages = paginate(whole.chapters)
        let read = try long(source, window: window)
        #expect(read.text.title == "长路" && read.text.author == "李明" && read.text.language == .chinese)
        #expect(read.text.chapters.map(\.title) == whole.chapters.map(\.title))
        #expect(read.pages.map(\.number) == Array(1...read.pages.count))
        for chapter in whole.chapters.indices {
            #expect(joined(read.pages, chapter: chapter) == joined(pages, chapter: chapter))
        }
    }

    @Test func loneNumbersGoOnCountingFromWindowToWindow() throws {
        let source = (1...30).map { "\($0)\n\nHe walked to the bank and waited there for an hour.\n\n" }.joined()
        let read = try long(source, window: 300)
        #expect(read.text.chapters.map(\.title) == (1...30).map { "\($0)" })
    }

    @Test func aLineThatNeverEndsIsCutAndNothingOfItIsLost() throws {
        let source = String(repeating: "雨", count: 30_000)
        let read = try long(source, window: 4000)
        #expect(read.pages.map(\.text).joined() == source)
    }

    @Test func moreHeadingsThanABookHasStayInTheText() throws {
        let source = (1...LongText.mostChapters + 500).map { "第\($0)章\n\n雨。\n\n" }.joined()
        let read = try long(source, window: 100_000)
        #expect(read.text.chapters.count == LongText.mostChapters)
        #expect(read.pages.last.map { $0.text.contains("第\(LongText.mostChapters + 500)章") } ?? false)
    }

    @Test func pagesComeBackFromTheirFileAsTheyWere() throws {
        let file = try PageFile()
        let texts = (0..<3000).map { String(repeating: "页\($0) ", count: $0 % 200) }
        for (index, text) in texts.enumerated() { try file.append(text, chapter: index / 100) }
        try file.finish()
        #expect(file.map(\.text) == texts)
        #expect(file.map(\.chapter) == texts.indices.map { $0 / 100 })
        #expect(file.scalarCount == texts.reduce(0) { $0 + $1.unicodeScalars.count })
    }
}
