import Model
import Testing

@testable import Etymology

@Suite struct StatedStructureTests {
    private func evidence(_ part: String, relatives: Set<String> = []) -> WordEvidence {
        WordEvidence(partsOfSpeech: [part], meanings: ["a sense"], origins: [], descent: [], relatives: relatives)
    }

    @Test func everyAffixIsInTheTables() {
        for (word, stated) in StatedStructure.all {
            #expect(stated.prefix.isEmpty || stated.prefixElement != nil, "\(word): \(stated.prefix)")
            #expect(stated.suffix.isEmpty || stated.suffixElement([]) != nil, "\(word): \(stated.suffix)")
        }
    }

    @Test func partsAndSenseAreThere() {
        #expect(StatedStructure.all.count > 200)
        for (word, stated) in StatedStructure.all {
            let parts =
                [String(stated.prefix.dropLast())] + stated.root.forms[0].split(separator: " ").map(String.init)
                + [String(stated.suffix.dropFirst())]
            let letters = parts.filter { $0 != "+" }.joined()
            // Letters that join the parts, or were dropped between them.
            #expect(abs(letters.count - word.count) <= 5, "\(word): \(letters)")
            #expect(word.hasPrefix(String(letters.prefix(2))), "\(word): \(letters)")
            #expect(!stated.root.meaning.isEmpty && !stated.root.relatives.isEmpty, "\(word)")
            #expect(!stated.root.relatives.contains(word), "\(word)")
        }
    }

    @Test func theLettersOfAStatedWordAreNotBelieved() {
        let earth = WordStructure(of: "earth") { $0 == "earth" || $0 == "ear" ? evidence("noun") : nil }
        #expect(earth.root.form == "earth")
        #expect(earth.suffix == nil)
    }

    @Test func whatIsMadeOfAStatedWordSharesItsRoot() {
        let dictionary = [
            "terror": evidence("noun"), "bad": evidence("adjective"), "badly": evidence("adverb", relatives: ["bad"]),
        ]
        let badly = WordStructure(of: "badly") { dictionary[$0] }
        #expect(badly.root.meaning == "bad, evil")
        #expect(badly.suffix?.form == "-ly")
        #expect(badly.isStated)
        let terror = WordStructure(of: "terror") { dictionary[$0] }
        #expect(terror.root == WordEntry.Element(form: "terr", meaning: "to frighten", originLanguage: "Latin"))
    }

    @Test func prefixesFitTheLanguageOfTheRoot() {
        #expect(StatedStructure.all["diagonal"]?.prefixElement?.originLanguage == "Greek")
        #expect(StatedStructure.all["incur"]?.prefixElement?.meaning == "in, into")
        #expect(StatedStructure.all["begin"]?.prefixElement?.originLanguage == "Old English")
    }

    @Test func aPrefixThatDeniesIsStated() {
        let insane = StatedStructure.all["insane"]
        #expect(insane?.prefix == "in-")
        #expect(insane?.prefixElement?.meaning == "not")
    }

    @Test func familiesAreOfOtherWords() {
        for (word, family) in StatedFamily.all {
            #expect(!family.related.isEmpty || !family.variants.isEmpty, "\(word)")
            #expect(!family.related.contains(word) && !family.variants.contains(word), "\(word)")
            #expect(Set(family.related).isDisjoint(with: family.variants), "\(word)")
        }
        #expect(StatedFamily.of("here")?.related.contains("hither") ?? false)
        #expect(StatedFamily.of("no such word") == nil)
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
