import Foundation
import Linguistics
import Model
import Support
import Testing

@testable import Grammar

/// How well patterns are recognised in sentences written for this purpose. Half of them contain a trap: the same
/// characters in another function.
@Suite struct RecognitionTests {
    static let languages: [Language] = [.chinese, .japanese]

    @Test func atLeast300SentencesAreLabelled() throws {
        let sentences = try Self.languages.flatMap { try LabelledSentence.all(in: $0) }
        #expect(sentences.count >= 300)
        #expect(Set(sentences.map(\.text)).count == sentences.count)
    }

    @Test func halfOfTheSentencesAreTraps() throws {
        var traps = 0
        var count = 0
        for language in Self.languages {
            let patterns = GrammarPattern.all(in: language)
            let sentences = try LabelledSentence.all(in: language)
            traps += sentences.filter { $0.isTrap(for: patterns) }.count
            count += sentences.count
        }
        print("traps", traps, "of", count)
        #expect(traps * 2 >= count)
    }

    @Test(arguments: languages) func everyLabelIsAPattern(_ language: Language) throws {
        let ids = Set(GrammarPattern.all(in: language).map(\.id))
        for sentence in try LabelledSentence.all(in: language) {
            #expect(sentence.patterns.isSubset(of: ids), "\(sentence.text): \(sentence.patterns.subtracting(ids))")
        }
    }

    @Test(arguments: languages) func patternsAreFoundAndTrapsAreNot(_ language: Language) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: language)
        let sentences = try LabelledSentence.all(in: language)
        for part in ["dev", "held", "blind"] {
            let score = Score.of(sentences.filter { $0.part == part }, explainer) { print(part, $0) }
            print(language.rawValue, part, score)
            #expect(score.precision >= 0.95, "\(part): \(score)")
            #expect(score.recall >= 0.8, "\(part): \(score)")
        }
    }

    @Test(arguments: languages) func everyPatternIsFoundInItsOwnExamples(_ language: Language) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: language)
        for pattern in GrammarPattern.all(in: language) {
            for example in pattern.examples {
                let found = explainer.points(in: example.sentence).map(\.pattern.id)
                #expect(found.contains(pattern.id), "\(pattern.id): \(example.sentence) \(found)")
            }
        }
    }

    @Test(arguments: [
        ("我了解他。", "了"), ("这很了不起。", "了"), ("我得走了。", "得"), ("比赛很精彩。", "比"), ("他很难过。", "过"),
        ("过去的事别提了。", "过"), ("通过考试。", "过"), ("别着急。", "着"), ("一把刀", "把"), ("对不起！", "对"), ("这是我的。", "是…的"),
        ("越南很热。", "越"), ("我有一把伞。", "把"), ("盖好被子。", "被"), ("我觉得很好。", "得"), ("现在很晚。", "在"),
    ]) func aTrapIsNoPattern(_ sentence: String, _ form: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese)
        let found = explainer.points(in: sentence).map(\.pattern).filter { $0.form == form && $0.id != "了-change" }
        #expect(found.isEmpty, "\(found.map(\.id))")
    }

    @Test(arguments: [
        ("球迷在看台上打出了横幅。", "在-progressive"), ("在知道受遗赠后作出表示。", "在-progressive"), ("一滴一滴地落下", "动词重叠"),
        ("弃了弃了。", "动词重叠"), ("面煮太久就糊掉了。", "太…了"),
    ]) func aChineseTrapIsNotThisPattern(_ sentence: String, _ id: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(!explainer.points(in: sentence).contains { $0.pattern.id == id })
    }

    @Test(arguments: [
        ("请将窗户关上。", "将"), ("他们将他带走了。", "将"), ("伤口挠破了会留疤。", "会"), ("自习室得提前一天预约。", "děi"),
    ]) func aChinesePatternIsFound(_ sentence: String, _ id: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .chinese)
        #expect(explainer.points(in: sentence).contains { $0.pattern.id == id })
    }

    @Test(arguments: [
        ("走るなと言った。", "な-prohibition"), ("留守の間に友達が来た。", "間に"), ("寝ている間に雨が降った。", "間に"),
        ("医者になりました。", "く/になる"), ("問題なのである。", "んです"), ("何してんだ。", "んです"), ("寝てんの？", "ている"),
        ("雨なので行かない。", "ので"), ("何も言わずに帰った。", "ないで"), ("明日雨かも。", "かもしれない"),
    ])
    func aJapanesePatternIsFoundBesideItsTraps(_ sentence: String, _ id: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .japanese)
        #expect(explainer.points(in: sentence).contains { $0.pattern.id == id })
    }

    @Test(arguments: [
        ("ご覧になりますか。", "く/になる"), ("お世話になりました。", "く/になる"), ("いつの間にか寝ていた。", "間に"),
        ("問題なのである。", "ので"), ("高いのではない。", "ので"), ("本当かも知らない。", "かもしれない"),
    ])
    func aJapanesePhraseIsNoPattern(_ sentence: String, _ id: String) throws {
        let explainer = GrammarExplainer(lexicon: try RealLexicon.open(), language: .japanese)
        #expect(!explainer.points(in: sentence).contains { $0.pattern.id == id })
    }

    @Test(arguments: [
        ("お茶でも飲もう。", "で"), ("こんにちは。", "は"), ("たらいを買う。", "たら"), ("知らせる。", "させる"), ("流れる川", "られる"),
        ("しかし、違う。", "しか…ない"), ("すると、雨が降った。", "と-with"), ("ながい道", "ながら"),
    ]) func aJapaneseTrapIsNoPattern(_ sentence: String, _ id: String) throws {
        let explainer = GrammarExplainer(lexicon: nil, language: .japanese)
        #expect(!explainer.points(in: sentence).contains { $0.pattern.id == id })
    }
}
