import Lexicon
import Model
import Support
import Testing

@Suite struct BookTermTests {
    private static let book = [
        "谢慎听得很认真。谢慎笑道：“好。”王大人看着谢慎，点了点头。", "谢慎心中一动，谢慎便不再说话。于是谢慎走了出去。",
        "“谢慎！”有人喊他。谢慎回过头来。谢慎的书掉在地上。", "见谢慎没有回答，那人又问了一遍。一张纸落在谢慎脚边，另一张纸飘走了。",
        "两张纸，三张纸，几张纸，这张纸，那张纸，每张纸。", "黛玉笑道：“你来了。”黛玉听了，也不理他。黛玉把花埋了。黛玉心中难过。黛玉又哭了，忙叫黛玉进来。",
    ]

    private static func terms(_ lexicon: Lexicon) throws -> [BookTerm] {
        let finder = try #require(BookTermFinder(lexicon: lexicon))
        for page in book { finder.survey(page) }
        for page in book { finder.weigh(page) }
        return finder.terms()
    }

    @Test func namesAreFoundFromTheWholeBook() throws {
        let texts = try Self.terms(RealLexicon.open()).map(\.text)
        #expect(texts.contains("谢慎"))
        #expect(texts.contains("黛玉"))
        #expect(!texts.contains("张纸"))
    }

    @Test func aNameOfTheBookIsAWordOfItsPages() throws {
        let lexicon = try RealLexicon.open()
        let annotator = try #require(ChineseAnnotator(lexicon: lexicon, terms: Self.terms(lexicon)))
        let tokens = annotator.tokens("谢慎听得很认真")
        #expect(tokens.map(\.text) == ["谢慎", "听", "得", "很", "认真"])
        #expect(tokens[0].kind == .name)
        #expect(tokens[0].reading == "Xièshèn")
        #expect(annotator.tokens("谢慎").map(\.text) == ["谢慎"])
    }

    @Test func termsAreReadAsTheyWereStored() {
        let terms = [BookTerm(text: "谢慎", rarity: 520), BookTerm(text: "林之孝", rarity: 1117)]
        #expect(BookTerm.list(stored: BookTerm.stored(terms)) == terms)
        #expect(BookTerm.list(stored: "") == [])
        #expect(
            BookTerm.list(stored: "谢\t5\n谢慎\n谢慎\tx\n谢慎\t-1\n太长的一个词\t9\n谢慎\t7\n") == [BookTerm(text: "谢慎", rarity: 7)])
    }

    @Test func aBookWithoutNamesHasNone() throws {
        let finder = try #require(BookTermFinder(lexicon: try RealLexicon.open()))
        #expect(finder.terms() == [])
        finder.survey("")
        finder.weigh("")
        finder.survey(String(repeating: "我们在图书馆学习。", count: 50))
        finder.weigh(String(repeating: "我们在图书馆学习。", count: 50))
        #expect(finder.terms() == [])
    }
}
