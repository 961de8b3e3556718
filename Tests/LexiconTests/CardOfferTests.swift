import Lexicon
import Model
import Support
import Testing

/// What a card of a word would be, by the real dictionaries.
@Suite struct CardOfferTests {
    private let lexicon: Lexicon

    init() throws { lexicon = try RealLexicon.open() }

    @Test(
        arguments: [
            ("went", "go"), ("men", "man"), ("days", "day"), ("better", "good"), ("running", nil), ("glasses", nil),
            ("pants", nil), ("customs", nil), ("go", nil), ("his", nil),
        ] as [(String, String?)])
    func anInflectedEnglishWordIsLearntAsItsLemmaUnlessItHasALifeOfItsOwn(_ word: String, _ lemma: String?) {
        #expect(lexicon.dictionaryForm(of: word, in: .english) == lemma)
    }

    @Test(arguments: [("読んだ", "読む"), ("行った", "行く"), ("読む", nil), ("勉強する", nil)] as [(String, String?)])
    func anInflectedJapaneseWordIsLearntInItsDictionaryForm(_ word: String, _ form: String?) {
        #expect(lexicon.dictionaryForm(of: word, in: .japanese) == form)
    }

    @Test(
        arguments: [
            ("taught", "teach", true), ("Teaching", "teach", true), ("mice", "mouse", true), ("Cat", "cat", true),
            ("better", "good", true), ("singer", "sing", false), ("start", "art", false),
        ])
    func formsOfAnEnglishWordAreRecognized(_ form: String, _ word: String, _ isForm: Bool) {
        #expect(lexicon.isEnglishForm(form, of: word) == isForm)
    }

    @Test func aWordInNoDictionaryOffersItsParts() {
        let offer = lexicon.cardOffer(of: "累不累", [], in: .chinese, for: .english)
        #expect(offer.lacksMeaning && offer.parts.map(\.word) == ["累", "不", "累"])
        #expect(offer.parts.map(\.reading) == ["lèi", "bù", "lèi"])
    }

    /// "ins", the network, is a word of the Chinese dictionary.
    @Test func aLatinWordIsNoPartOfAnother() {
        #expect(lexicon.contains("ins", in: .chinese))
        #expect(lexicon.wordParts(of: "eins zwei drei", in: .chinese).isEmpty)
        #expect(lexicon.wordParts(of: "上ins看", in: .chinese).map(\.word) == ["上", "ins", "看"])
    }

    @Test func sensesAreNumberedAndMeasureWordsAreNone() {
        let senses = lexicon.teachableSenses(of: "银行", in: .chinese)
        #expect(senses.map(\.number) == Array(1...max(1, senses.count)))
        #expect(senses.first?.text == "bank" && senses.allSatisfy { !$0.text.hasPrefix("CL:") })
    }

    @Test(arguments: [("bank", "银行"), ("happy", "高兴"), ("days", "天"), ("pants", "裤子")])
    func aReaderOfChineseGetsChineseFirst(_ word: String, _ chinese: String) throws {
        let entries = lexicon.entries(of: word, in: .english)
        let told = lexicon.explained(entries, for: .simplifiedChinese)
        #expect(told.first?.chinese.first == chinese)
        #expect(told.first?.gloss.hasPrefix(chinese) ?? false)
        let first = try #require(entries.first)
        #expect(lexicon.cardMeaning(of: first, for: .simplifiedChinese).hasPrefix(chinese))
        #expect(lexicon.explained(entries, for: .english) == entries)
    }

    @Test func aHeteronymHasAllItsPronunciations() throws {
        let read = try #require(lexicon.entries(of: "read", in: .english).first)
        #expect(read.reading == "/rid/ (verb), /rɛd/ (past tense)")
    }
}
