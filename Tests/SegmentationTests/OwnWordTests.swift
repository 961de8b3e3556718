import Lexicon
import Model
import Support
import Testing

@Suite struct OwnWordTests {
    private static func words(_ text: String, own: [String]) throws -> [String] {
        let annotator = try #require(
            ChineseAnnotator(lexicon: try RealLexicon.open(), terms: own.map { BookTerm(own: $0) }))
        return annotator.words(text)
    }

    @Test func anOwnWordIsJoined() throws {
        #expect(
            try Self.words("打工人很累，摸鱼王不累。", own: ["打工人", "摸鱼王"])
                == ["打工人", "很", "累", "，", "摸鱼王", "不", "累", "。"])
        #expect(try !Self.words("摸鱼王不累。", own: []).contains("摸鱼王"))
    }

    @Test func anOwnWordIsAWordAndNoName() throws {
        let annotator = try #require(
            ChineseAnnotator(lexicon: try RealLexicon.open(), terms: [BookTerm(own: "摸鱼王")]))
        let token = try #require(annotator.tokens("他是摸鱼王。").first { $0.text == "摸鱼王" })
        #expect(token.kind == .word && token.lemma == "摸鱼王")
    }

    @Test func commonWordsThatHappenToFollowOneAnotherStayApart() throws {
        #expect(try Self.words("我是学生。", own: ["我是"]) == ["我", "是", "学生", "。"])
        #expect(try !Self.words("每个人大概都知道。", own: ["人大"]).contains("人大"))
    }
}
