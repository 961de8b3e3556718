import Morphology
import Testing

@Suite struct JapaneseWordTests {
    let analyzer: JapaneseAnalyzer

    init() throws {
        analyzer = try JapaneseAnalyzer()
    }

    @Test(arguments: [
        ("食べられました", "食べられました", "食べる"), ("食べませんでした", "食べませんでした", "食べる"), ("行っている", "行っている", "行く"),
        ("食べてる", "食べてる", "食べる"), ("食べちゃった", "食べちゃった", "食べる"), ("しとく", "しとく", "する"), ("行かせられた", "行かせられた", "行く"),
        ("高くなかった", "高くなかった", "高い"), ("面白くて", "面白くて", "面白い"), ("使いやすい", "使いやすい", "使う"), ("読めば", "読めば", "読む"),
        ("飲んだり食べたりする", "飲んだり 食べたり する", "飲む 食べる する"), ("食べたくない", "食べたくない", "食べる"), ("食べたがる", "食べたがる", "食べる"),
        ("食べそうだ", "食べそう だ", "食べる だ"), ("食べるそうだ", "食べる そう だ", "食べる そう だ"), ("食べなさい", "食べなさい", "食べる"),
        ("食べてください", "食べて ください", "食べる くださる"), ("見せてあげる", "見せて あげる", "見せる あげる"), ("行こう", "行こう", "行く"),
        ("しなければならない", "しなければ ならない", "する なる"), ("来なかった", "来なかった", "来る"), ("高いです", "高い です", "高い です"),
        ("静かでした", "静か でした", "静か です"), ("本だった", "本 だった", "本 だ"), ("雨でしょう", "雨 でしょう", "雨 です"),
        ("勉強しました", "勉強 しました", "勉強 する"), ("飲んだ", "飲んだ", "飲む"), ("泳いでいた", "泳いでいた", "泳ぐ"), ("高さ", "高さ", "高い"),
        ("１０日", "１０ 日", "１０ 日"), ("1,200円", "1,200 円", "1,200 円"), ("3.14、", "3.14 、", "3.14 、"),
        ("本を読む。", "本 を 読む 。", "本 を 読む 。"), ("食べながら", "食べ ながら", "食べる ながら"),
        ("信じられない", "信じられない", "信じる"), ("感じた", "感じた", "感じる"), ("信ずる", "信ずる", "信ずる"),
    ])
    func aVerbOrAdjectiveKeepsItsEndings(text: String, words: String, lemmas: String) {
        let found = analyzer.words(in: text)
        #expect(found.map(\.text).joined(separator: " ") == words)
        #expect(found.map(\.lemma).joined(separator: " ") == lemmas)
    }

    @Test func aNounAndSuruAreOneVerbWhereAskedFor() {
        let words = analyzer.words(in: "日本語を勉強しています。", joiningSuru: true)
        #expect(words.map(\.text) == ["日本語", "を", "勉強しています", "。"])
        #expect(words[2].lemma == "勉強する")
        #expect(words[2].lemmaReading == "べんきょうする")
        #expect(words[2].partOfSpeech == .verb)
        #expect(words[2].morphemes.map(\.surface) == ["勉強", "し", "て", "い", "ます"])
    }

    @Test(arguments: [
        ("食べられました", "たべられました", "たべる"), ("行った", "いった", "いく"), ("来ました", "きました", "くる"), ("来なかった", "こなかった", "くる"),
        ("高くない", "たかくない", "たかい"), ("した", "した", "する"), ("読んで", "よんで", "よむ"), ("言わない", "いわない", "いう"),
        ("本", "ほん", "ほん"), ("信じた", "しんじた", "しんじる"),
    ])
    func aWordAndItsLemmaHaveReadings(text: String, reading: String, lemmaReading: String) throws {
        let word = try #require(analyzer.words(in: text).first)
        #expect(word.reading == reading)
        #expect(word.lemmaReading == lemmaReading)
    }

    @Test(arguments: [
        ("思う", "omou"), ("行こう", "ikō"), ("東京へ行った", "tōkyō e itta"), ("私は学生です", "watashi wa gakusei desu"),
        ("食べましょう", "tabemashō"), ("お茶を買う", "ocha o kau"),
        ("こんにちは", "konnichiwa"), ("いろは", "iroha"), ("ははは医者です", "haha wa isha desu"),
    ])
    func aWordIsRomanisedAsItIsSpoken(text: String, romaji: String) {
        #expect(analyzer.words(in: text).compactMap(\.romaji).joined(separator: " ") == romaji)
    }

    @Test func twoTopicParticlesInARowAreTheMother() {
        let words = analyzer.words(in: "私のははは、ははです。")
        #expect(words.map(\.text) == ["私", "の", "はは", "は", "、", "はは", "です", "。"])
        #expect(words[2].partOfSpeech == .noun && words[2].lemma == "はは" && (words[2].start, words[2].end) == (2, 4))
    }

    @Test func aWordHasKanaAboveItsKanjiOnly() throws {
        let word = try #require(analyzer.words(in: "食べられました").first)
        #expect(word.furigana.map(\.text).joined() == "食べられました")
        #expect(word.furigana.compactMap(\.ruby) == ["た"])
    }

    @Test func aWordKnowsWhereItStands() {
        let words = analyzer.words(in: "𠮷野で\n食べた")
        #expect(words.last?.start == 4)
        #expect(words.last?.end == 7)
    }
}
