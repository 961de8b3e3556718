import Linguistics
import Model
import Support
import Testing

/// What stands under the words of a sentence that is explained or translated word by word.
@Suite struct LiteralGlossTests {
    @Test(arguments: [
        ("他在看书。", "在", "(doing right now)"), ("明天会下雨。", "会", "will"), ("他会说法语。", "会", "can"),
        ("桌子上有三本书。", "本", "(for books)"), ("今天好冷。", "好", "very"),
    ])
    func theContextOfAChineseWordDecides(_ sentence: String, _ word: String, _ gloss: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(explainer.words(of: sentence).first { $0.token.text == word }?.gloss == gloss)
    }

    @Test(arguments: [
        ("どこにも行かなかった。", "行かなかった", "to go (not, past)"), ("彼は来ない。", "来ない", "to come (not)"),
        ("もう食べられない。", "食べられない", "to eat (can or passive, not)"), ("行きたくない。", "行きたくない", "to go (want to, not)"),
        ("手紙を読めます。", "読めます", "to read (can)"), ("静かだった。", "だった", "was"), ("手紙を読みます。", "読みます", "to read"),
        ("早く起きる。", "早く", "early"), ("田中さんが来た。", "田中", "Tanaka"), ("彼は来ないと思う。", "と", "that"), ("母と父が来た。", "と", "with"),
    ])
    func theFormOfAJapaneseWordIsSaid(_ sentence: String, _ word: String, _ gloss: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .japanese)
        #expect(explainer.words(of: sentence).first { $0.token.text == word }?.gloss == gloss)
    }

    @Test func anAnnotationSaysTheForm() throws {
        let annotator = TextAnnotator(lexicon: try RealLexicon.open(), language: .japanese)
        let token = try #require(annotator.tokens("行かなかった。").first)
        #expect(annotator.gloss(of: token)?.hasSuffix(" (not, past)") ?? false)
        #expect(token.gloss?.hasSuffix(")") == false)
    }

    @Test(arguments: [("我是学生。", "我", "I"), ("我是学生。", "是", "is"), ("他不来。", "不", "not"), ("这是他的书。", "的", "’s")])
    func anotherFunctionWordSaysWhatItDoes(_ sentence: String, _ word: String, _ gloss: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(explainer.words(of: sentence).first { $0.token.text == word }?.gloss == gloss)
    }
}
