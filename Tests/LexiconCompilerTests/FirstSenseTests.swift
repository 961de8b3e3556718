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
        ("lend", "verb", "temporarily"), ("west", "noun", "direction"),
    ])
    func aWordMeansFirstWhatItMeansToday(_ word: String, _ part: String, _ sense: String) throws {
        let entry = try #require(lexicon.entries(of: word, in: .english).first)
        #expect(entry.partOfSpeech == part)
        #expect(entry.definitions.first?.contains(sense) ?? false, "\(entry.definitions)")
    }

    @Test func theOtherSensesKeepTheirOrder() {
        let senses = FirstSenses("# note\nplate\tnoun\t3\nbroken line\nfar\tadverb\t9")
        #expect(senses.ordered(["a", "b", "c", "d"], of: "plate", as: .noun) == ["c", "a", "b", "d"])
        #expect(senses.ordered(["a", "b"], of: "plate", as: .verb) == ["a", "b"])
        // A number missing from WordNet is no reason to drop a sense.
        #expect(senses.ordered(["a", "b"], of: "far", as: .adverb) == ["a", "b"])
        #expect(senses.senses.keys.sorted() == ["far", "plate"])
    }

    @Test func everyWordOfTheListHasTheSense() {
        for (word, sense) in FirstSenses.glossa.senses {
            let first = lexicon.entries(of: word, in: .english).first
            #expect(first?.partOfSpeech == sense.partOfSpeech.name, "\(word)")
            #expect(first?.definitions.count ?? 0 >= sense.number, "\(word)")
        }
    }
}
