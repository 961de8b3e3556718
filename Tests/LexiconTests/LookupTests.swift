import Lexicon
import LexiconCompiler
import Model
import Support
import Testing

@Suite struct LookupTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try RealLexicon.open()
    }

    @Test func aWordIsFoundInEitherScript() {
        #expect(lexicon.entries(of: "银行", in: .chinese).first?.definitions.first == "bank")
        #expect(lexicon.entries(of: "銀行", in: .chinese).first?.headword == "银行")
        #expect(lexicon.entries(of: "銀行", in: .japanese).first?.reading == "ぎんこう")
        #expect(lexicon.entries(of: "Bank", in: .english).contains { $0.source == "WordNet" })
        #expect(lexicon.entries(of: "没有这个词啊", in: .chinese).isEmpty)
    }

    @Test(arguments: ["café", "naïve", "Café"]) func accentsAreFoldedWhereADictionaryHasNone(_ word: String) {
        #expect(lexicon.contains(word, in: .english))
    }

    @Test func exchangedFirstLettersAreANearMiss() {
        #expect(lexicon.nearMisses(of: "hte").first == "the")
    }

    @Test func anEntryHasItsLevelsAndRank() throws {
        let book = try #require(lexicon.entries(of: "书", in: .chinese).first { $0.reading == "shu1" })
        #expect(book.hsk2 == 1)
        #expect(book.hsk3 == 1)
        #expect((1...2000).contains(book.frequencyRank ?? 0))
        #expect(book.traditional == "書")
    }

    @Test(arguments: ["ni3hao3", "nihao", "nǐ hǎo", "ni hao", "NI3 HAO3", "nǐhǎo"])
    func aReadingIsFoundHoweverItIsWritten(_ reading: String) {
        #expect(lexicon.entries(readAs: reading).contains { $0.headword == "你好" })
    }

    @Test(arguments: ["lv4se4", "lü4 se4", "lu:4 se4", "lǜsè"]) func theUmlautIsFoundHoweverItIsWritten(
        _ reading: String
    ) {
        #expect(lexicon.entries(readAs: reading).contains { $0.headword == "绿色" })
    }

    @Test func aReadingWithTonesFindsOnlyThose() {
        let found = lexicon.entries(readAs: "mai3")
        #expect(found.contains { $0.headword == "买" })
        #expect(!found.contains { $0.headword == "卖" })
    }

    @Test func whatBeginsSoIsFoundTheCommonestFirst() {
        let found = lexicon.entries(beginningWith: "图书", in: .chinese)
        #expect(found.contains { $0.headword == "图书馆" })
        #expect(found.allSatisfy { $0.headword.hasPrefix("图书") || $0.traditional.hasPrefix("图书") })
        #expect(lexicon.entries(beginningWith: "", in: .chinese).isEmpty)
    }

    private static let everyday: [(String, [String])] = [
        ("book", ["书"]), ("eat", ["吃"]), ("water", ["水"]), ("good", ["好"]), ("cat", ["猫"]), ("friend", ["朋友", "友人"]),
        ("buy", ["买"]), ("big", ["大"]), ("bank", ["银行"]), ("time", ["时间", "时", "时候"]), ("tree", ["树"]),
        ("to run", ["跑"]), ("library", ["图书馆"]), ("tomorrow", ["明天"]), ("teacher", ["老师"]), ("car", ["车", "汽车", "车子"]),
    ]

    @Test(arguments: everyday)
    func anEverydayMeaningFindsTheEverydayWordFirst(_ meaning: String, _ expected: [String]) throws {
        let first = try #require(lexicon.entries(meaning: meaning, in: .chinese).first)
        #expect(expected.contains(first.headword))
    }

    @Test(arguments: [("要", "yao4"), ("长", "chang2"), ("行", "xing2"), ("王", "wang2"), ("星期五", "xing1 qi1 wu3")])
    func theUsualReadingComesFirst(_ word: String, _ reading: String) throws {
        #expect(try #require(lexicon.entries(of: word, in: .chinese).first).reading == reading)
    }

    @Test(arguments: ["she", "of", "the", "would", "although"]) func aFunctionWordIsExplained(_ word: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .english).first)
        #expect(entry.source == "Glossa")
        #expect(entry.partOfSpeech != nil && !entry.definitions.isEmpty)
    }

    @Test func whatBeginsWithALetterIsTheCommonestOfThousands() {
        let found = lexicon.entries(beginningWith: "一", in: .chinese, limit: 5)
        #expect(found.count == 5)
        #expect(found.allSatisfy { ($0.frequencyRank ?? .max) < 500 })
    }

    @Test(arguments: [("go", "verb"), ("book", "noun"), ("good", "adjective"), ("she", "pronoun")])
    func theUsualPartOfSpeechComesFirst(_ word: String, _ part: String) throws {
        #expect(try #require(lexicon.entries(of: word, in: .english).first).partOfSpeech == part)
    }

    @Test func irregularFormsLeadToTheirWord() {
        #expect(lexicon.englishExceptions("went", partOfSpeech: "verb") == ["go"])
        #expect(lexicon.englishExceptions("mice", partOfSpeech: "noun") == ["mouse"])
    }

    @Test func everyDataSetIsThereWithItsLicence() {
        #expect(lexicon.parts.count == DataSet.all.count)
        #expect(lexicon.parts.allSatisfy { $0.count > 0 && !$0.licence.isEmpty })
    }
}
