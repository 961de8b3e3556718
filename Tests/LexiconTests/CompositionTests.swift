import Lexicon
import Model
import Support
import Testing

/// What Chinese and Japanese words are made of, with the dictionaries as they are compiled.
@Suite struct CompositionTests {
    private let lexicon: Lexicon

    init() throws { lexicon = try RealLexicon.open() }

    @Test(arguments: [
        ("幼儿园", ["幼儿", "园"]), ("环境保护", ["环境", "保护"]), ("你好", []), ("孝顺", []), ("図書館", ["図書", "館"]),
    ])
    func aLongWordHasItsWords(_ word: String, _ words: [String]) throws {
        let composition = try #require(lexicon.composition(of: word))
        #expect(composition.words.map(\.text) == words)
        #expect(composition.words.allSatisfy { !$0.meaning.isEmpty && !$0.reading.isEmpty })
    }

    @Test(arguments: ["你好", "幼儿园", "孝顺", "内卷", "环境保护"])
    func everyCharacterHasItsReadingAndItsMeaning(_ word: String) throws {
        let composition = try #require(lexicon.composition(of: word))
        #expect(composition.characters.map(\.text).joined() == word)
        #expect(composition.characters.allSatisfy { !$0.meaning.isEmpty && !$0.reading.isEmpty })
        #expect(!composition.word.meaning.isEmpty)
    }

    @Test(arguments: ["巧克力", "沙发"])
    func charactersThatWriteASoundMeanNothing(_ word: String) throws {
        let composition = try #require(lexicon.composition(of: word))
        #expect(composition.words.isEmpty)
        #expect(composition.characters.allSatisfy { $0.meaning == "(for its sound only)" })
    }

    @Test func aCharacterIsReadAndMeantAsInTheWord() throws {
        let bank = try #require(lexicon.composition(of: "银行"))
        #expect(bank.characters.map(\.reading) == ["yin2", "hang2"])
        let involution = try #require(lexicon.composition(of: "内卷"))
        #expect(involution.characters.last?.reading == "juan3")
        let protect = try #require(lexicon.composition(of: "保护"))
        #expect(protect.characters.allSatisfy { $0.meaning.contains("protect") })
    }

    @Test(arguments: ["", "construct", "龘龘龘", "かな", String(repeating: "好", count: 500)])
    func nothingElseIsTakenApart(_ text: String) { #expect(lexicon.composition(of: text) == nil) }
}
