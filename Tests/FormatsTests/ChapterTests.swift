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
    }

    @Test func nothingIsLostByCutting() throws {
        let text = "序\n他走了。\n第一章\n她来了。\n第二章\n第三章\n第四章\n天黑了。\nChapter 5\n完"
        #expect(try imported(text).chapters.map(\.text).joined(separator: "\n") == text)
    }
}
