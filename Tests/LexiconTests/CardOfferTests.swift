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
            ("pants", nil), ("customs", nil), ("go", nil), ("his", nil), ("offer", nil), ("mrs", nil),
        ] as [(String, String?)])
    func anInflectedEnglishWordIsLearntAsItsLemmaUnlessItHasALifeOfItsOwn(_ word: String, _ lemma: String?) {
        #expect(lexicon.dictionaryForm(of: word, in: .english) == lemma)
    }

    @Test(
        arguments: [
            ("found", "find"), ("left", "leave"), ("saw", "see"), ("felt", "feel"), ("led", "lead"), ("Sent", "send"),
            ("ground", nil), ("rose", nil), ("find", nil), ("walked", nil),
        ] as [(String, String?)])
    func anIrregularPastThatIsAlsoAnotherWordComesFromItsVerb(_ word: String, _ verb: String?) {
        #expect(lexicon.verb(ofPast: word) == verb)
    }

    @Test func anIrregularPastByItselfIsItsVerbBeforeItIsAnotherWord() {
        let entries = lexicon.search("found", in: .english).entries
        let other = entries.firstIndex { $0.headword == "found" }
        #expect(entries.first?.headword == "find" && other ?? 0 > 0)
        #expect(lexicon.cardOffer(of: "found", entries, in: .english, for: .english).word == "find")
        #expect(lexicon.cardOffer(of: "found", [entries[other ?? 0]], in: .english, for: .english).word == "found")
    }

    @Test(
        arguments: [
            ("geese", "goose", .plural), ("better", "good", .comparative), ("biggest", "big", .superlative),
            ("found", "find", .past), ("taken", "take", .pastParticiple),
        ] as [(String, String, InflectionStep)])
    func aFormThatIsLookedUpSaysWhatItIs(_ form: String, _ base: String, _ step: InflectionStep) {
        #expect(lexicon.search(form, in: .english).forms == [InflectedForm(base: base, steps: [step])])
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
        #expect(offer.lacksMeaning && offer.parts.map(\.word) == ["累", "不"])
        #expect(offer.parts.map(\.reading) == ["lèi", "bù"])
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

    /// What a word means as another part of speech is not what it means.
    @Test(
        arguments: [
            ("tear", "noun", "眼泪"), ("tear", "verb", "撕"), ("watch", "noun", "手表"), ("watch", "verb", "看"),
            ("wind", "verb", "上发条"), ("desert", "verb", "抛弃"), ("present", "adjective", "目前的"),
            ("object", "verb", "反对"), ("minute", "adjective", "微小的"), ("book", "verb", "预订"),
            ("second", "adjective", "第二"), ("pretty", "adverb", "相当"), ("plain", "adjective", "朴素的"),
            ("like", "preposition", "像"), ("labour", "noun", "劳动"), ("grey", "adjective", "灰色的"),
            ("practise", "verb", "练习"), ("recipe", "noun", "食谱"), ("laptop", "noun", "笔记本电脑"),
            ("router", "noun", "路由器"), ("can't", "auxiliary verb", "不能"), ("the", "article", "这"),
            ("that", "conjunction", nil), ("dish", "verb", nil), ("better", "adjective", "更好的"), ("days", "noun", "天"),
            ("march", "noun", "三月"), ("goats", "noun", "山羊"), ("capital", "noun", "首都"), ("mrs", "noun", "太太"),
        ] as [(String, String, String?)])
    func aReaderOfChineseIsToldWhatThePartOfSpeechMeans(_ word: String, _ part: String, _ chinese: String?) {
        #expect(lexicon.chineseMeanings(ofEnglish: word, as: part).first == chinese)
    }

    /// 云, 台, 钧, 弟, 余, 瓷, 洞 and 和 are old, polite or special words for what these mean.
    @Test(arguments: ["say", "you", "your", "i", "me", "china", "zero", "draw", "tie"])
    func noOldCharacterExplainsAWord(_ word: String) {
        let old: Set = ["云", "台", "钧", "弟", "余", "瓷", "洞", "和"]
        for part in [nil, "noun", "verb", "pronoun", "determiner"] {
            #expect(old.isDisjoint(with: lexicon.chineseMeanings(ofEnglish: word, as: part)))
        }
    }

    @Test func eachEntryIsExplainedAsItsPartOfSpeech() throws {
        let told = lexicon.explained(lexicon.entries(of: "watch", in: .english), for: .simplifiedChinese)
        #expect(told.first { $0.partOfSpeech == "noun" }?.chinese.first == "手表")
        #expect(told.first { $0.partOfSpeech == "verb" }?.chinese.first == "看")
        #expect(told.filter { $0.partOfSpeech == nil }.allSatisfy { $0.chinese.isEmpty })
    }

    @Test func aHeteronymHasAllItsPronunciations() throws {
        let read = try #require(lexicon.entries(of: "read", in: .english).first)
        #expect(read.reading == "/rid/ (verb), /rɛd/ (past tense)")
    }
}
