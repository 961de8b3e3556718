import Lexicon
import Model
import Support
import Testing

@testable import LexiconCompiler

@Suite struct FirstSenseTests {
    private let lexicon: Lexicon

    init() throws {
        lexicon = try RealLexicon.open()
    }

    @Test(arguments: [
        ("plate", "noun", "dish"), ("bank", "noun", "financial institution"), ("art", "noun", "creat"),
        ("lend", "verb", "temporarily"), ("west", "noun", "direction"), ("galaxy", "noun", "star"),
        ("donkey", "noun", "beast"), ("spam", "noun", "e-mail"), ("gymnasium", "noun", "athletic"),
        ("router", "noun", "computer"), ("crane", "noun", "lifts"), ("day", "noun", "24 hours"),
        ("dozen", "noun", "twelve"), ("nine", "determiner", "the number 9"), ("storm", "noun", "bad weather"),
        ("china", "noun", "country"), ("world", "noun", "the earth"), ("phone", "noun", "speaking"),
        ("screen", "noun", "shows pictures"),
    ])
    func aWordMeansFirstWhatItMeansToday(_ word: String, _ part: String, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .english).first)
        #expect(entry.partOfSpeech == part)
        #expect(entry.definitions.first?.contains(sense) ?? false, "\(entry.definitions)")
    }

    @Test func theOtherSensesKeepTheirOrder() throws {
        let senses = try FirstSenses("# note\nplate\tnoun\t3\nfar\tadverb\t9")
        #expect(senses.ordered(["a", "b", "c", "d"], of: "plate", as: .noun) == ["c", "a", "b", "d"])
        #expect(senses.ordered(["a", "b"], of: "plate", as: .verb) == ["a", "b"])
        // A number missing from WordNet is no reason to drop a sense.
        #expect(senses.ordered(["a", "b"], of: "far", as: .adverb) == ["a", "b"])
        #expect(senses.senses.keys.sorted() == ["far", "plate"])
    }

    @Test(arguments: [
        ("plate\tnoun\t3\nbroken line", 2), ("plate\tnun\t3", 1), ("plate\tnoun\t0", 1), ("plate\tnoun\tthird", 1),
        ("plate\tnoun\t3\nplate\tnoun\t2", 2),
    ])
    func aMalformedLineIsNamed(_ text: String, _ line: Int) {
        let error = #expect(throws: MalformedFact.self) { try FirstSenses(text) }
        #expect(error?.line == line && error?.file == "first-senses.txt")
    }

    /// Etymological Wordnet, which takes homographs for each other, is not shown: "tell" has no Arabic hill.
    @Test(arguments: ["tell", "please", "bear", "through", "quite", "lead", "mean", "bank"])
    func theOriginOfAnEntryIsThatOfGlossasOwnTable(_ word: String) throws {
        let stated = try StatedOrigins.glossa().lines[word]
        for entry in lexicon.entries(of: word, in: .english) where entry.partOfSpeech != nil {
            #expect(entry.etymology.isEmpty || entry.etymology == stated)
        }
    }

    @Test func anOriginIsOneLine() throws {
        let origins = try StatedOrigins(
            "bear\tbear\tto carry\tOld English\tburden\nadjust\tad- just\tnear\tLatin\ncrow\tcrow\tcrow\tOld English")
        #expect(origins.lines["bear"] == "Old English: “to carry”")
        #expect(origins.lines["adjust"] == "Latin: ad- + just, “near”")
        #expect(origins.lines["crow"] == "Old English")
    }

    /// A word is counted with its forms.
    @Test(arguments: [
        ("apple", 4_000), ("tea", 5_000), ("museum", 5_000), ("the", 10), ("app", 4_000), ("email", 5_000),
    ])
    func aRankIsThatOfAListOfTodaysWords(_ word: String, _ most: Int) throws {
        let rank = try #require(lexicon.frequencyRank(of: word, in: .english))
        #expect(rank <= most)
    }

    @Test func everyWordOfTheListHasTheSense() throws {
        for (word, sense) in try FirstSenses.glossa().senses {
            let first = lexicon.entries(of: word, in: .english).first
            #expect(first?.partOfSpeech == sense.partOfSpeech.name, "\(word)")
            #expect(first?.definitions.count ?? 0 >= sense.number, "\(word)")
        }
    }
}
