import Testing

@testable import Formats

@Suite struct ChapterTests {
    @Test(arguments: [
        "第一章", "第一章 陨落的天才", "第1章：远行", "第十二回　王熙凤弄权", "第３話", "第一百二十三章陨落的天才", "序", "序章", "楔子", "尾声",
        "后记", "番外一 春天", "番外：春天", "卷一 少年", "【第五章】远行", "正文 第一章 远行", "第12回 旅立ち", "プロローグ", "Chapter 3",
        "CHAPTER III", "Chapter Three", "CHAPTER IV. The Storm", "Chapter 12: The Storm", "Prologue", "PART ONE",
        "第一章 她会来吗？", "第二十章 好一个“英雄”",
    ])
    func aHeadingIsRecognised(_ line: String) {
        #expect(Heading(line, standsAlone: false) != nil)
    }

    @Test(arguments: [
        "第一回见到他的时候，我还很小。", "第一章的内容很长", "第二天，他走了。", "第三部电影很好看", "序幕拉开了", "前言不搭后语", "Chapter 3 was long",
        "Part of him wanted to stay", "Introduction to the matter at hand was made", "一", "Book a room",
        "他说第一章很好", "第一节课，老师来了", "序列号", "In chapter 3 we see", "I", "第五集里他死了",
    ])
    func ordinaryTextIsNoHeading(_ line: String) {
        #expect(Heading(line, standsAlone: false) == nil)
    }

    @Test(arguments: [
        "章节目录 第一章 远行", "正文卷 第12章", "【第一回】甄士隐", "第一回　甄士隐", "CHAPTER 1. Loomings.", "Chapter the First", "Stave One",
    ])
    func whatWebSitesAndEditionsWriteAroundAHeadingIsSkipped(_ line: String) {
        #expect(Heading(line, standsAlone: false) != nil)
    }

    /// Prose of a kilobyte.
    private static let prose = String(repeating: "他走了很长的路。", count: 43)

    @Test(arguments: [
        ("寒门首辅 第一章 少年|寒门首辅 第二章 远行|寒门首辅 第三章 归来", true), ("第一回雨夜来客|第二回再来|第三回又来", true),
        ("1、重生|2、远行|3、归来", true), ("001 重生|002 远行|003 归来", true), ("（一）重生|（二）远行|（三）归来", true),
        ("寒门首辅 第一章 少年|寒门首辅 第五章 远行|寒门首辅 第九章 归来", false), ("1、重生|2、远行", false),
        ("第一回见到他，我还小|第二回见到他，我大了|第三回见到他，我老了", false), ("1、他来了。|2、他走了。|3、没有了。", false),
    ])
    func numbersThatCountOnMakeWeakHeadingsOnes(_ lines: String, _ areHeadings: Bool) throws {
        let titles = lines.split(separator: "|").map(String.init)
        let text = titles.map { $0 + "\n　　" + Self.prose }.joined(separator: "\n")
        #expect(try imported(text).chapters.map(\.title) == (areHeadings ? titles : [nil]))
    }

    @Test func aListHasNoChapters() throws {
        #expect(try imported("1、米\n2、油\n3、盐\n4、茶\n" + Self.prose).chapters.count == 1)
    }

    @Test func theStoriesOfACollectionAreChapters() throws {
        let text = ["狗的驳诘", "复仇〔其二〕", "立论"].map { $0 + "\n\n　　" + Self.prose + "\n\n一九二五年四月二十三日" }
            .joined(separator: "\n\n\n")
        #expect(try imported(text).chapters.map(\.title) == ["狗的驳诘", "复仇〔其二〕", "立论"])
    }

    @Test func lineNumbersOfAPoemAreNoText() throws {
        let verses = (1...30).map { "the wind upon the road, verse \(UnicodeScalar(UInt8(96 + ($0 - 1) % 26 + 1)))" }
        func numbered(_ write: (String, Int) -> String) -> String {
            verses.enumerated().map { ($0 + 1).isMultiple(of: 5) ? write($1, $0 + 1) : $1 }.joined(separator: "\n")
        }
        for text in [numbered { "\($0) \($1)" }, numbered { "\($0)\($1)" }, numbered { "\($1) \($0)" }] {
            #expect(try imported(text).chapters[0].text == verses.joined(separator: "\n"))
        }
        let years = "Sales in 1990\nSales in 1995\nSales in 2000\nSales in 2005"
        #expect(try imported(years).chapters[0].text == years)
    }

    @Test func escapedTextIsResolvedIfItIsEvident() throws {
        let book = try imported("&nbsp;&nbsp;第一章 早\n他说：&ldquo;好&#8230;&#x3002;&rdquo;\n&nbsp;第二章 晚\nAT&amp;T")
        #expect(book.chapters.map(\.title) == ["第一章 早", "第二章 晚"])
        #expect(book.chapters.map(\.text) == ["第一章 早\n他说：“好…。”", "第二章 晚\nAT&T"])
        #expect(try imported("Write &amp; for an ampersand.").chapters[0].text == "Write &amp; for an ampersand.")
    }

    @Test func aBlankLineAboveMakesAWeakHeadingOne() {
        #expect(Heading("Chapter 3 The Storm", standsAlone: true) != nil)
        #expect(Heading("Chapter 3 The Storm", standsAlone: false) == nil)
        #expect(Heading("第三回雨夜来客", standsAlone: true) != nil)
        #expect(Heading("第三回雨夜来客", standsAlone: false) == nil)
    }

    @Test func textIsCutAtHeadingsWhichStayInIt() throws {
        let book = try imported("一本书的序文。\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。\n他也来了。")
        #expect(
            book.chapters == [
                ImportedChapter(text: "一本书的序文。"),
                ImportedChapter(title: "第一章 早晨", text: "第一章 早晨\n他走了。"),
                ImportedChapter(title: "第二章 晚上", text: "第二章 晚上\n她来了。\n他也来了。"),
            ])
    }

    @Test(arguments: ["渡口", "渡口\n林一", "书名：渡口\n作者：林一\n2024"])
    func aTitleAboveTheFirstChapterIsOnItsFirstPage(_ title: String) throws {
        let book = try imported(title + "\n\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。")
        #expect(book.chapters.map(\.title) == ["第一章 早晨", "第二章 晚上"])
        #expect(book.chapters[0].text == title + "\n第一章 早晨\n他走了。")
        #expect(paginate(book.chapters).map(\.chapter) == [0, 1])
    }

    @Test func aHeadingWithNothingUnderItGoesOnInTheNext() throws {
        let book = try imported("# 第一部\n\n# 第一章 早晨\n\n他走了。\n\n# 第二章\n\n她来了。", "book.md")
        #expect(book.chapters.map(\.title) == ["第一章 早晨", "第二章"])
        let plain = try imported("序\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。")
        #expect(plain.chapters.map(\.title) == ["序 · 第一章 早晨", "第二章 晚上"])
        #expect(plain.chapters[0].text == "序\n第一章 早晨\n他走了。")
    }

    @Test(arguments: ["他叫林一。", "一\n二\n三\n四", String(repeating: "一", count: 61)])
    func whatIsMoreThanATitleKeepsItsPage(_ text: String) throws {
        let book = try imported(text + "\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。")
        #expect(book.chapters.map(\.title) == [nil, "第一章 早晨", "第二章 晚上"])
    }

    @Test func aNovelWithoutHeadingsIsOneChapter() throws {
        let book = try imported(Samples.simplified)
        #expect(book.chapters == [ImportedChapter(text: Samples.simplified)])
    }

    @Test func aListOfContentsOpensNoChapters() throws {
        let book = try imported("目录\n第一章 早晨\n第二章 晚上\n第三章 夜里\n\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。\n第三章 夜里\n下雨了。")
        #expect(book.chapters.map(\.title) == [nil, "第一章 早晨", "第二章 晚上", "第三章 夜里"])
        #expect(book.chapters[0].text == "目录\n第一章 早晨\n第二章 晚上\n第三章 夜里")
    }

    @Test func aVolumesTitleJoinsItsFirstChapters() throws {
        let book = try imported("第一卷 少年\n\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。")
        #expect(book.chapters.map(\.title) == ["第一卷 少年 · 第一章 早晨", "第二章 晚上"])
        #expect(book.chapters[0].text == "第一卷 少年\n第一章 早晨\n他走了。")
    }

    @Test func aRepeatedHeadingOpensOneChapter() throws {
        let book = try imported("第一章 早晨\n第一章 早晨\n他走了。\n第二章 晚上\n她来了。")
        #expect(book.chapters.map(\.title) == ["第一章 早晨", "第二章 晚上"])
    }

    @Test func loneNumbersBetweenBlankLinesCountAsHeadings() throws {
        let book = try imported("一\n\n他走了。\n二\n她来了。\n\n二\n\n下雨了。\n\n三\n\n天黑了。")
        #expect(book.chapters.map(\.title) == ["一", "二", "三"])
        #expect(loneNumber("二十三") == 23)
        #expect(loneNumber("XIV.") == 14)
        #expect(loneNumber("１２") == 12)
        #expect(loneNumber("十") == 10)
        #expect(loneNumber("人") == nil)
        #expect(loneNumber("一二") == nil && loneNumber("二三十") == nil)
    }

    @Test func nothingIsLostByCutting() throws {
        let text = "序\n他走了。\n第一章\n她来了。\n第二章\n第三章\n第四章\n天黑了。\nChapter 5\n完"
        #expect(try imported(text).chapters.map(\.text).joined(separator: "\n") == text)
    }
}
