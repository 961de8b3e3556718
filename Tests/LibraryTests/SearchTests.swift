import Library
import Model
import Reading
import Support
import Testing

@Suite struct BookSearchTests {
    private func matches(_ query: String, in text: String, _ language: Language) async throws -> [String] {
        let test = try await TestDesk(lexicon: try RealLexicon.open())
        let book = try await test.importText(text, language: language)
        let found = try await test.desk.search(query, in: book.id)
        try await test.remove()
        #expect(found.total == found.hits.count)
        return found.hits.map(\.match)
    }

    @Test func aJapaneseVerbIsFoundInItsForms() async throws {
        let text = "朝ご飯を食べた。昼は食べられなかった。本を読み、食べ物を買って食べに行く。"
        #expect(try await matches("食べる", in: text, .japanese) == ["食べた", "食べられなかった", "食べ"])
        #expect(try await matches("食べた", in: text, .japanese) == ["食べた", "食べられなかった", "食べ"])
        #expect(try await matches("taberu", in: text, .japanese) == ["食べた", "食べられなかった", "食べ"])
        #expect(try await matches("よむ", in: text, .japanese) == ["読み"])
    }

    @Test func aVerbIsNotFoundInALongerOne() async throws {
        let text = "空を見上げた。手を上げた。荷物を持ち上げて、棚に上げる。"
        #expect(try await matches("上げる", in: text, .japanese) == ["上げた", "上げる"])
    }

    @Test func anEnglishWordIsFoundInItsFormsAndNotInOthers() async throws {
        let text = "She was reading. He already reads; I read. They gave up bread, and she never gives up."
        #expect(try await matches("read", in: text, .english) == ["reading", "reads", "read"])
        #expect(try await matches("READS", in: text, .english) == ["reading", "reads", "read"])
        #expect(try await matches("give up", in: text, .english) == ["gave up", "gives up"])
        // Letters that are no word of the text.
        #expect(try await matches("lread", in: text, .english) == ["lread"])
        #expect(try await matches("\"read\"", in: text, .english) == ["read"])
    }

    @Test func aQuotedPhraseInEnglishIsNotFoundInsideWords() async throws {
        let text = "The transcriber ran. Ran he? Of course: he ran-off, “ran”, and ran2 is none. He ran."
        #expect(try await matches("\"ran\"", in: text, .english) == ["ran", "Ran", "ran", "ran", "ran"])
        #expect(try await matches("“he ran”", in: text, .english) == ["he ran", "He ran"])
        #expect(try await matches("\"scrib\"", in: text, .english).isEmpty)
        #expect(try await matches("\"; he\"", in: text, .english).isEmpty)
        #expect(try await matches("\": he\"", in: text, .english) == [": he"])
        #expect(try await matches("\"学\"", in: "我们的老师每天学习。", .chinese) == ["学"])
    }

    @Test func chineseIsFoundInEitherScriptAndByPinyin() async throws {
        let text = "我们的老师每天学习。他們也學習中文。"
        for query in ["学习", "學習", "xuexi", "xué xí", "xue2xi2"] {
            #expect(try await matches(query, in: text, .chinese) == ["学习", "學習"], "\(query)")
        }
        #expect(try await matches("xué xì", in: text, .chinese).isEmpty)
        #expect(try await matches("womende", in: text, .chinese) == ["我们的"])
        #expect(try await matches("“學習”", in: text, .chinese) == ["學習"])
    }

    /// No dictionary has the name.
    @Test func aNameThatABookRepeatsIsFoundByPinyin() async throws {
        let text = [
            "谢慎推开门。", "他叫谢慎。", "谢慎笑了笑。", "只见谢慎走过来。", "众人都看着谢慎。", "谢慎没有说话。",
            "老师问谢慎几岁。", "谢慎说十六岁。", "大家都喜欢谢慎。", "谢慎回家去了。",
        ].joined(separator: "\n")
        for query in ["xieshen", "Xiè Shèn", "xie4shen4"] {
            #expect(try await matches(query, in: text, .chinese).count == 10, "\(query)")
        }
        #expect(try await matches("xie2shen4", in: text, .chinese).isEmpty)
    }

    @Test func theLibraryIsSearchedBookByBook() async throws {
        let test = try await TestDesk(lexicon: try RealLexicon.open())
        let first = try await test.importText("我学习。你学习。", title: "一", language: .chinese)
        _ = try await test.importText("他走了。", title: "二", language: .chinese)
        let third = try await test.importText("誰們在學習？", title: "三", language: .chinese)
        let all = try await test.desk.search("学习")
        #expect(all.total == 3)
        #expect(
            Dictionary(uniqueKeysWithValues: all.books.map { ($0.book.id, $0.count) }) == [first.id: 2, third.id: 1])
        let parts = [0, 1, 2, 3].map { ResultPage(offset: $0, limit: 1) }
        var hits: [BookHit] = []
        for part in parts { hits += try await test.desk.search("学习", part).hits }
        #expect(hits == all.hits)
        #expect(try await test.desk.search("学习", inBookNamed: "一", ResultPage()).total == 2)
        try await test.remove()
    }

    @Test func theNearestPageIsShown() async throws {
        let test = try await TestDesk()
        let book = try await test.importText(String(repeating: "我看书。", count: 100), language: .chinese)
        let last = try await test.desk.search("看书", in: book.id, page: 900)
        #expect(last.total == 100)
        #expect(last.page.number == 3 && last.page.count == 3)
        #expect(last.hits.count == 20)
        #expect(try await test.desk.search("没有", in: book.id, page: 2).page.number == 1)
        try await test.remove()
    }
}
