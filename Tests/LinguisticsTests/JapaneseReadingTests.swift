import Lexicon
import Model
import Support
import Testing

@testable import Linguistics

/// Readings that the words beside a word decide, each beside one that they leave alone.
@Suite struct JapaneseReadingTests {
    @Test(arguments: [
        ("スタッフの方は親切でした。", "方", "かた"), ("駅の方へ歩いた。", "方", "ほう"), ("甘い物が好きな方にはおすすめです。", "方", "かた"),
        ("旅行会社に電話した。", "会社", "がいしゃ"), ("この会社は古い。", "会社", "かいしゃ"),
        ("人手不足が続く。", "不足", "ぶそく"), ("水が不足している。", "不足", "ふそく"),
        ("毎日本を読む。", "本", "ほん"), ("これは後に直された。", "後", "のち"), ("この後また来る。", "後", "あと"),
        ("その後会っていない。", "後", "ご"), ("持っていた金は少なかった。", "金", "かね"), ("身体を休める。", "身体", "からだ"),
        ("身体の検査を受ける。", "身体", "しんたい"), ("この期に及んで言い訳はするな。", "期", "ご"), ("お社に参る。", "社", "やしろ"), ("何を食べますか。", "何", "なに"),
        ("これは何ですか。", "何", "なん"), ("明日行きます。", "明日", "あした"),
    ])
    func theWordsBesideAWordTellHowItIsRead(_ sentence: String, _ word: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let tokens = annotator.tokens(sentence, .japanese)
        let token = try #require(tokens.last { $0.text.hasSuffix(word) })
        #expect(token.reading?.hasSuffix(reading) ?? false, "\(token.text) \(token.reading ?? "-")")
    }

    @Test func aSetPhraseIsNoFormOfItsVerb() throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens("すみません、遅れました。", .japanese).first)
        #expect(token.lemma == "すみません" && token.gloss?.contains("sorry") ?? false, "\(token.gloss ?? "-")")
    }

    @Test(arguments: [
        ("調査を行っている。", "行う", "おこなっている"), ("議論も行っていた。", "行う", "おこなっていた"), ("旅行も行っていない。", "行く", "いっていない"),
        ("駅に行っている。", "行く", "いっている"),
    ])
    func whatIsCarriedOutIsNotGoneTo(_ sentence: String, _ lemma: String, _ reading: String) throws {
        let annotator = Annotator(lexicon: try RealLexicon.open(), japanese: nil, language: .japanese, corrections: [])
        let token = try #require(annotator.tokens(sentence, .japanese).first { $0.text.hasPrefix("行") })
        #expect(token.lemma == lemma && token.reading == reading, "\(token.lemma) \(token.reading ?? "-")")
    }
}
