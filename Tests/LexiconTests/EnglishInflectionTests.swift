import Testing

@testable import Lexicon

@Suite struct EnglishInflectionTests {
    private static let regular: [(String, String, [String])] = [
        ("box", "noun", ["boxes"]), ("city", "noun", ["cities"]), ("day", "noun", ["days"]),
        ("make", "verb", ["makes", "maked", "making"]), ("stop", "verb", ["stops", "stopped", "stopping"]),
        ("try", "verb", ["tries", "tried", "trying"]), ("die", "verb", ["dies", "died", "dying"]),
        ("agree", "verb", ["agrees", "agreed", "agreeing"]), ("fix", "verb", ["fixes", "fixed", "fixing"]),
        ("big", "adjective", ["bigger", "biggest"]), ("happy", "adjective", ["happier", "happiest"]),
        ("forecast", "verb", ["forecasts", "forecasting"]), ("hit", "verb", ["hits", "hitting"]),
        ("quit", "verb", ["quits", "quitting"]), ("quiz", "verb", ["quizzes", "quizzed", "quizzing"]),
        ("important", "adjective", []),
        ("in spite", "adverb", []),
    ]

    @Test(arguments: regular) func regularForms(_ word: String, _ part: String, _ wanted: [String]) {
        #expect(EnglishInflection.forms(of: word, partOfSpeech: part, irregular: []) == wanted)
    }

    @Test func aFormMayComeFromSeveralWords() {
        #expect(EnglishInflection.bases(of: "boxes", as: .noun) == ["boxe", "box"])
        #expect(EnglishInflection.bases(of: "stopped", as: .verb) == ["stoppe", "stopp"])
        #expect(EnglishInflection.bases(of: "glass", as: .noun) == [])
        #expect(!EnglishInflection.bases(of: "bees", as: .verb).contains("be"))
        #expect(EnglishInflection.bases(of: "being", as: .verb).contains("be"))
        #expect(EnglishInflection.bases(of: "spoonsful", as: .noun) == ["spoonful"])
        #expect(EnglishInflection.bases(of: "soon", as: .adverb) == [])
    }

    /// A short verb doubles its last letter, and one without a double letter is another's: "hoping" is not of "hop".
    @Test func aShortVerbDoublesItsLastLetter() {
        #expect(EnglishInflection.bases(of: "scraping", as: .verb) == ["scrape"])
        #expect(EnglishInflection.bases(of: "hoped", as: .verb) == ["hope"])
        #expect(EnglishInflection.bases(of: "busing", as: .verb).contains("bus"))
        #expect(EnglishInflection.bases(of: "visited", as: .verb).contains("visit"))
        #expect(EnglishInflection.bases(of: "rained", as: .verb).contains("rain"))
        #expect(EnglishInflection.bases(of: "fixing", as: .verb).contains("fix"))
    }

    @Test(
        arguments: [
            ("visit", "verb", ["visited", "visitted"]), ("regret", "verb", ["regretted", "regretting"]),
            ("polite", "adjective", ["politer", "politest"]), ("carry", "verb", ["carries", "carried", "carrying"]),
        ])
    func allSpellingsAreSearched(_ word: String, _ part: String, _ some: [String]) {
        let spellings = EnglishInflection.spellings(of: word, partOfSpeech: part)
        for form in some { #expect(spellings.contains(form)) }
    }

    @Test func irregularFormsStandForRegularOnes() {
        #expect(
            EnglishInflection.forms(of: "go", partOfSpeech: "verb", irregular: ["went", "gone"]) == [
                "goes", "went", "gone", "going",
            ])
        #expect(
            EnglishInflection.forms(of: "beset", partOfSpeech: "verb", irregular: ["besetting"]) == [
                "besets", "besetting",
            ])
        #expect(EnglishInflection.forms(of: "goose", partOfSpeech: "noun", irregular: ["geese"]) == ["geese"])
    }
}
