import Model
import Testing

@testable import Etymology
@testable import Lexicon
@testable import LexiconCompiler

@Suite struct WordStructureTests {
    private let tables: EtymologyTables
    private let dictionary: [String: WordEvidence] = [
        "construct": evidence("verb", "L. constructus, p. p. of construere; con- + struere to pile up."),
        "construction": evidence("noun", "L. constructio. See Construct.", relatives: ["construct"]),
        "happy": evidence("adjective", "From Hap chance."),
        "unhappy": evidence("adjective", "", relatives: ["unhappiness"]),
        "unhappiness": evidence("noun", "", relatives: ["unhappy"]),
        "house": evidence("noun", "OE. hous, AS. hus; akin to G. haus."),
        "teach": evidence("verb", "OE. techen, AS. tæcan."),
        "teacher": evidence("noun", "", relatives: ["teach"]),
        "news": evidence("noun", "From New."), "paper": evidence("noun", "F. papier, L. papyrus."),
        "newspaper": evidence("noun", ""),
        "biology": evidence("noun", "Gr. bi`os life + -logy."),
        "under": evidence("adverb", "AS. under."),
        "port": evidence("noun", "AS. port, L. portus."),
        "import": evidence("verb", "L. importare; pref. im- in + portare to bear. See Port."),
        "corner": evidence("noun", "OF. corniere, LL. cornerium, L. cornu horn."),
        "corn": evidence("noun", "AS. corn; akin to G. korn."),
        "tee": evidence("noun", ""), "the": evidence("article", ""), "teethe": evidence("verb", ""),
        "see": evidence("verb", "AS. seon."), "thing": evidence("noun", "AS. thing."), "seethe": evidence("verb", ""),
        "seething": evidence("adjective", ""),
        "believable": WordEvidence(
            partsOfSpeech: ["adjective"], meanings: ["a sense"], origins: [], descent: [], isCommon: false,
            relatives: []),
        "unbelievable": evidence("adjective", ""),
        "tooth": evidence("noun", "AS. toth."),
        "brush": WordEvidence(
            partsOfSpeech: ["verb", "noun"],
            meanings: ["to clean with a brush", "a growth of bushes", "an implement with bristles on a handle"],
            origins: [], descent: [], relatives: []),
        "toothbrush": WordEvidence(
            partsOfSpeech: ["noun"], meanings: ["small brush with a long handle used to clean teeth"], origins: [],
            descent: [], relatives: []),
    ]

    init() throws { tables = try EtymologyFacts.glossa().tables }

    private static func evidence(_ part: String, _ origin: String, relatives: Set<String> = []) -> WordEvidence {
        WordEvidence(
            partsOfSpeech: [part], meanings: ["a sense"], origins: origin.isEmpty ? [] : [OriginText(origin)],
            descent: [],
            relatives: relatives)
    }

    private func structure(_ word: String) -> WordStructure { WordStructure(of: word, by: tables) { dictionary[$0] } }

    private func parts(_ word: String) -> [String] {
        let found = structure(word)
        return [found.prefix?.form ?? "", found.root.form, found.suffix?.form ?? ""]
    }

    @Test(
        arguments: [
            ("construct", ["con-", "struct", ""]), ("construction", ["con-", "struct", "-ion"]),
            ("unhappiness", ["un-", "happy", "-ness"]), ("teacher", ["", "teach", "-er"]),
            ("house", ["", "house", ""]), ("newspaper", ["", "news + paper", ""]),
            ("unbelievable", ["un-", "believable", ""]), ("toothbrush", ["", "tooth + brush", ""]),
            ("corner", ["", "corner", ""]), ("biology", ["", "bio", "-logy"]), ("import", ["im-", "port", ""]),
        ])
    func wordsComeApartAtTheirJoints(_ word: String, _ wanted: [String]) {
        #expect(parts(word) == wanted)
    }

    @Test func rootsSayTheirSenseAndLanguage() {
        #expect(
            structure("construct").root
                == WordEntry.Element(form: "struct", meaning: "to build", originLanguage: "Latin"))
        #expect(structure("house").root.originLanguage == "Old English")
        #expect(structure("construct").prefix?.meaning == "together")
    }

    @Test func aWordWithoutPartsAndWithoutAnAncestorsSenseIsUnanalysed() {
        let found = structure("under")
        #expect(!found.isAnalysed && found.root == WordEntry.Element(form: "under", originLanguage: "Old English"))
        // What it means today is not what it comes from.
        #expect(!structure("zzyzx").isAnalysed && structure("zzyzx").root.meaning.isEmpty)
        #expect(structure("zzyzx").root.originLanguage.isEmpty)
    }

    @Test(arguments: ["construct", "unhappiness", "newspaper", "teacher", "corner"])
    func aWordWithPartsOrWithAnAncestorsSenseIsAnalysed(_ word: String) { #expect(structure(word).isAnalysed) }

    @Test func anEnglishWordInAnotherHasItsSense() {
        let found = structure("unhappiness")
        #expect(!found.root.meaning.isEmpty)
    }

    /// No word ends in "the" as a word of its own, and "-ing" behind a verb is its ending.
    @Test(arguments: ["teethe", "seething"])
    func aWordThatOnlyLooksLikeACompoundIsNone(_ word: String) {
        #expect(!structure(word).root.form.contains("+"), "\(structure(word).root.form)")
    }

    @Test func aThingInACompoundIsNoVerbAndItsOwnNameTellsNothing() {
        #expect(structure("toothbrush").root.meaning.hasSuffix("+ an implement with bristles on a handle"))
    }

    @Test func whatNoDictionaryHasIsItsOwnRoot() {
        #expect(parts("zzyzx") == ["", "zzyzx", ""])
        #expect(parts("") == ["", "", ""])
    }

    @Test func aWordIsItsOwnRootWithoutTables() {
        let found = WordStructure(of: "construction", by: EtymologyTables()) { dictionary[$0] }
        #expect(found.prefix == nil && found.root.form == "construction" && found.suffix == nil)
    }
}
