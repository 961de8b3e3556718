import Model
import Testing

@testable import Etymology
@testable import Lexicon
@testable import LexiconCompiler

@Suite struct StatedStructureTests {
    private let tables: EtymologyTables

    init() throws { tables = try EtymologyFacts.glossa().tables }

    private func evidence(_ part: String, relatives: Set<String> = []) -> WordEvidence {
        WordEvidence(partsOfSpeech: [part], meanings: ["a sense"], origins: [], descent: [], relatives: relatives)
    }

    @Test func everyAffixIsInTheTables() {
        for (word, stated) in tables.structures {
            #expect(stated.prefix.isEmpty || stated.prefixElement(in: tables) != nil, "\(word): \(stated.prefix)")
            #expect(stated.suffix.isEmpty || stated.suffixElement([], in: tables) != nil, "\(word): \(stated.suffix)")
        }
    }

    @Test func partsAndSenseAreThere() {
        #expect(tables.structures.count > 200)
        for (word, stated) in tables.structures {
            let parts =
                [String(stated.prefix.dropLast())] + stated.root.forms[0].split(separator: " ").map(String.init)
                + [String(stated.suffix.dropFirst())]
            let letters = parts.filter { $0 != "+" }.joined()
            // Letters that join the parts, or were dropped between them.
            #expect(abs(letters.count - word.count) <= 5, "\(word): \(letters)")
            #expect(word.hasPrefix(String(letters.prefix(2))), "\(word): \(letters)")
            #expect(!stated.root.meaning.isEmpty && !stated.root.language.isEmpty, "\(word)")
            #expect(!stated.root.relatives.contains(word), "\(word)")
        }
    }

    @Test(arguments: [
        ("helicopter", "helico + pter", "spiral + wing"), ("ephemeral", "hemer", "day"),
        ("lucrative", "lucr", "gain, profit"),
        ("robot", "robot", "forced labour"), ("companion", "panion", "bread"),
        ("tsunami", "tsu + nami", "harbour + wave"),
    ])
    func wordsOfWhichTheLettersSayNothingAreStated(_ word: String, _ form: String, _ meaning: String) {
        let found = WordStructure(of: word, by: tables) { $0 == word ? evidence("noun") : nil }
        #expect(found.isStated && found.isAnalysed)
        #expect(found.root.form == form && found.root.meaning == meaning)
    }

    @Test func aLoanwordMayHaveNoRelatives() {
        #expect(tables.structures["tsunami"]?.root.relatives == [])
        #expect(tables.structures["robot"]?.root.relatives.contains("robotics") ?? false)
    }

    @Test func theLettersOfAStatedWordAreNotBelieved() {
        let earth = WordStructure(of: "earth", by: tables) { $0 == "earth" || $0 == "ear" ? evidence("noun") : nil }
        #expect(earth.root.form == "earth")
        #expect(earth.suffix == nil)
    }

    @Test func whatIsMadeOfAStatedWordSharesItsRoot() {
        let dictionary = [
            "terror": evidence("noun"), "bad": evidence("adjective"), "badly": evidence("adverb", relatives: ["bad"]),
        ]
        let badly = WordStructure(of: "badly", by: tables) { dictionary[$0] }
        #expect(badly.root.meaning == "bad, evil")
        #expect(badly.suffix?.form == "-ly")
        #expect(badly.isStated)
        let terror = WordStructure(of: "terror", by: tables) { dictionary[$0] }
        #expect(terror.root == WordEntry.Element(form: "terr", meaning: "to frighten", originLanguage: "Latin"))
    }

    @Test func prefixesFitTheLanguageOfTheRoot() {
        #expect(tables.structures["diagonal"]?.prefixElement(in: tables)?.originLanguage == "Greek")
        #expect(tables.structures["incur"]?.prefixElement(in: tables)?.meaning == "in, into")
        #expect(tables.structures["begin"]?.prefixElement(in: tables)?.originLanguage == "Old English")
    }

    @Test func aPrefixThatDeniesIsStated() {
        let insane = tables.structures["insane"]
        #expect(insane?.prefix == "in-")
        #expect(insane?.prefixElement(in: tables)?.meaning == "not")
    }

    @Test func familiesAreOfOtherWords() {
        for (word, family) in tables.families {
            #expect(!family.related.contains(word) && !family.variants.contains(word), "\(word)")
            #expect(Set(family.related).isDisjoint(with: family.variants), "\(word)")
        }
        #expect(tables.families["here"]?.related.contains("hither") ?? false)
        #expect(tables.families["no such word"] == nil)
    }

    @Test(arguments: [
        ("the capital and largest city of Poland", true), ("a city in north-central Indiana", true),
        ("German Nazi dictator during World War II (1889-1945)", true),
        ("United States diplomat who served under President Nixon (born in 1923)", true),
        ("assets available for use in the production of further assets", false),
        ("a state of being carried away by overwhelming emotion", false),
        ("the cardinal number that is the product of 10 and 100", false),
    ])
    func definitionsOfNamesAreKnown(_ definition: String, _ isName: Bool) {
        #expect(WordEvidence.isOfName(definition) == isName)
    }
}
