import Lexicon
import Model
import Support
import Testing

/// Which word and which sense of it are meant, with the dictionaries as they are compiled.
@Suite struct MeantEntryTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try RealLexicon.open()
    }

    @Test(arguments: [
        ("その", "that"), ("こと", "thing"), ("ここ", "here"), ("あれ", "that"), ("どう", "how"), ("また", "again"),
        ("もう", "already"), ("一", "one"), ("千", "1,000"), ("ゼロ", "zero"), ("肉", "meat"), ("空", "sky"),
    ]) func aWordMeansWhatItIsWrittenAs(_ word: String, _ gloss: String) {
        let first = lexicon.entries(of: word, in: .japanese).first
        #expect(first?.gloss.hasPrefix(gloss) ?? false, "\(word): \(first?.gloss ?? "-")")
    }

    @Test(arguments: [
        ("人", "ひと", "person"), ("人", "にん", "counter"), ("空", "から", "emptiness"), ("日", "にち", "day"),
        ("入る", "はいった", "to enter"), ("開く", "ひらいて", "to open"), ("中", "なか", "inside"),
    ]) func theReadingInASentenceDecides(_ word: String, _ reading: String, _ meaning: String) {
        let first = lexicon.entries(of: word, reading: reading, in: .japanese).first
        #expect(first?.definitions.first?.contains(meaning) ?? false, "\(word): \(first?.gloss ?? "-")")
    }

    @Test(arguments: [
        ("読む", "よんだ", "よむ"), ("降る", "ふっている", "ふる"), ("悲しい", "かなしげ", "かなしい"), ("嬉しい", "うれしがる", "うれしい"),
        ("来る", "きました", "くる"), ("たのしい", "たのしかった", ""), ("しらべる", "しらべました", ""), ("テレビ", "てれび", ""),
        ("猫", "ねこ", "ねこ"), ("人気", "ひとけ", "ひとけ"),
    ]) func aWordIsLearntWithTheReadingOfItsDictionaryForm(_ word: String, _ met: String, _ reading: String) {
        let entry = lexicon.entries(of: word, reading: met, in: .japanese).first
        #expect(Entry.learntReading(of: word, met: met, as: entry) == reading)
    }

    @Test func thePartOfSpeechInASentenceDecides() {
        let determiner = lexicon.entries(of: "ある", reading: "ある", partOfSpeech: .determiner, in: .japanese).first
        #expect(determiner?.gloss.hasPrefix("a certain") ?? false)
        let verb = lexicon.entries(of: "ある", reading: "ある", partOfSpeech: .verb, in: .japanese).first
        #expect(verb?.gloss.hasPrefix("to be") ?? false)
    }

    @Test func aNounWithSuruIsFoundByTheNoun() {
        #expect(lexicon.entries(of: "勉強する", reading: "べんきょうする", in: .japanese).first?.headword == "勉強")
    }

    @Test(arguments: [
        ("眠れる", "ねむれる", "眠る"), ("勉強できる", "べんきょうできる", "勉強"), ("飲んだ", "のんだ", "飲む"),
        ("読ませられる", "よませられる", "読む"), ("お客", "おきゃく", "お客"), ("走れる", "はしれる", "走る"),
    ]) func whatIsFormedByRuleIsFoundByItsWord(_ form: String, _ reading: String, _ word: String) {
        // The dictionary has お客 itself.
        #expect(lexicon.entries(of: form, reading: reading, in: .japanese).first?.headword == word)
    }

    @Test(arguments: [
        ("入る", "いった", "いる"), ("入る", "はいり", "はいる"), ("開く", "あかない", "あく"), ("開く", "ひらい", "ひらく"),
        ("開く", "ひらいてもらった", "ひらく"), ("辛い", "つらかった", "つらい"), ("辛い", "からかっ", "からい"),
    ]) func anInflectedReadingDecides(_ word: String, _ reading: String, _ meant: String) {
        let first = lexicon.entries(of: word, reading: reading, in: .japanese).first
        #expect(first?.reading == meant, "\(word) \(reading): \(first?.reading ?? "-")")
    }

    @Test func chineseIsChosenByItsReading() {
        #expect(lexicon.entries(of: "行", reading: "háng", in: .chinese).first?.reading == "hang2")
        #expect(lexicon.entries(of: "行", reading: "xing2", in: .chinese).first?.reading == "xing2")
    }

    @Test func japaneseWordsHaveRanksAndEstimatedLevels() throws {
        let eat = try #require(lexicon.entries(of: "食べる", in: .japanese).first)
        #expect(eat.jlpt == 5)
        #expect(eat.level == 1)
        #expect((1...2000).contains(eat.frequencyRank ?? 0))
        // A list has other words of these sounds among the hardest.
        for word in ["すぐ", "さん"] {
            #expect(lexicon.entries(of: word, in: .japanese).first?.jlpt == 5, "\(word)")
        }
        let words = lexicon.commonestWords(in: .japanese, limit: 300)
        #expect(words.contains("こと") && words.contains("人"))
    }
}
