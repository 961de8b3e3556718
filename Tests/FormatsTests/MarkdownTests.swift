import Model
import Testing

@testable import Formats

@Suite struct MarkdownTests {
    @Test func frontMatterIsRead() throws {
        let book = try imported(
            "---\ntitle: \"小猫\"\nauthor: 李明\nlanguage: zh\nlevel: HSK 3\n---\n\n# 早上\n\n小猫起床了。\n", "story.md")
        #expect(book.title == "小猫")
        #expect(book.author == "李明")
        #expect(book.level == "HSK 3")
        #expect(book.language == .chinese)
        #expect(book.encoding == .utf8)
        #expect(book.chapters == [ImportedChapter(title: "早上", text: "早上\n小猫起床了。")])
    }

    @Test func frontMatterTellsMarkdownInATextFile() throws {
        #expect(try imported("---\ntitle: 小猫\n---\n# 早上\n小猫起床了。", "story.txt").title == "小猫")
    }

    @Test func headingsOfTheFirstLevelAreChapters() throws {
        let book = try imported("# 一\n\n甲\n\n## 小节\n\n乙\n\n二\n=\n\n丙\n", "story.md")
        #expect(book.chapters.map(\.title) == ["一", "二"])
        #expect(book.chapters.map(\.text) == ["一\n甲\n小节\n乙", "二\n丙"])
    }

    @Test func aSingleTopHeadingIsTheTitle() throws {
        let book = try imported("# 小猫\n\n## 早上\n\n甲\n\n## 晚上\n\n乙\n", "story.md")
        #expect(book.title == "小猫")
        #expect(book.chapters.map(\.title) == ["早上", "晚上"])
        #expect(book.chapters[0].text == "小猫\n早上\n甲")
    }

    @Test(arguments: [
        ("这是**重要**的*话*。", "这是重要的话。"), ("see [the book](http://a.b/c_(d)) now", "see the book now"),
        ("use `a*b*c` and snake_case_name", "use a*b*c and snake_case_name"), (#"2 \* 3 * 4"#, "2 * 3 * 4"),
        ("***both*** and ~~gone~~ but ~5", "both and gone but ~5"), ("a <b>bold</b> 3 < 4 word", "a bold 3 < 4 word"),
        ("<ruby>漢<rt>かん</rt>字<rt>じ</rt></ruby>", "漢字"), ("text[^1] here", "text here"),
        ("AT&amp;T & <https://a.b>", "AT&T & https://a.b"), ("[note] stays", "[note] stays"), ("a [b", "a [b"),
    ])
    func inlineMarksAreDropped(_ source: String, _ plain: String) throws {
        #expect(try imported(source, "a.md").chapters[0].text == plain)
    }

    @Test func blocksBecomeParagraphs() throws {
        let source = """
            one
            two  
            three

            中文
            换行
            - item
            - [x] done
            1. first
            > quoted
            > more

            ```swift
            let a = *b*
            ```
            | a | b |
            |---|---|
            | c | d |
            ***
            [x]: http://a.b
            """
        #expect(
            try imported(source, "a.md").chapters[0].text
                == "one two\nthree\n中文换行\nitem\ndone\n1. first quoted more\nlet a = *b*\na b\nc d")
    }

    @Test func footnotesFollowTheChapterThatRefersToThem() throws {
        let source = """
            # 书

            ## 一

            甲[^1]和[^b]。

            [^1]: 第一个注。
                继续。
            [^b]: 第二个

                再一段。

            ## 二

            丙[^1]
            """
        #expect(
            try imported(source, "a.md").chapters.map(\.text) == [
                "书\n一\n甲和。\n1. 第一个注。继续。\n2. 第二个 再一段。", "二\n丙",
            ])
    }

    @Test(arguments: [
        ("# 一\n甲\n\n# 二\n乙", ["一", "二"]), ("## 一 ##\n甲\n## C#\n乙", ["一", "C#"]),
        ("一\n===\n甲\n\n二\n=\n乙", ["一", "二"]), ("一\n--\n甲\n\n二\n-\n乙", ["一", "二"]),
        ("#第一章 早\n甲\n#第二章 晚\n乙", ["第一章 早", "第二章 晚"]), ("### 一\n----\n甲\n\n### 二\n----\n乙", ["一", "二"]),
        ("第一章 早\n\n甲\n\n第二章 晚\n\n乙", ["第一章 早", "第二章 晚"]),
        ("### 一\n```(批)```甲\n\n### 二\n乙", ["一", "二"]),
    ])
    func headingsOfEveryKindAreChapters(_ source: String, _ titles: [String]) throws {
        #expect(try imported(source, "a.md").chapters.map(\.title) == titles)
    }

    @Test(arguments: ["[", "`", "*", "<", "![", "`` ", "[a]("])
    func marksThatNeverCloseAreQuick(_ mark: String) throws {
        #expect(throws: Never.self) { try imported("甲" + String(repeating: mark, count: 5000), "a.md") }
    }

    @Test func picturesAreNoted() throws {
        let book = try imported("甲\n\n![猫](cat.png)\n\n乙 ![x](y.png)", "a.md")
        #expect(book.chapters[0].text == "甲\n乙")
        #expect(book.notes == [.picturesLeftOut(2)])
    }
}
