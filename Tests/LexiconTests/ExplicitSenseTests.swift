import Lexicon
import Model
import Support
import Testing

/// An explicit sense comes first only for a word that has no other.
@Suite struct ExplicitSenseTests {
    private static let explicit = [
        "sexual intercourse", "coitus", "penis", "vagina", "(vulgar", "masturbat", "orgasm", "prostitut", "whore",
        "genital", "copulat", "feces", "faeces",
    ]
    /// Words that mean nothing else.
    private static let meant: Set<String> = ["sex", "セックス", "死ね", "オナニー", "うんこ"]

    @Test(arguments: [(Language.english, 3000), (.chinese, 5000), (.japanese, 5000)])
    func noEverydayWordBeginsWithOne(_ language: Language, _ count: Int) throws {
        let lexicon = try RealLexicon.open()
        for word in lexicon.commonestWords(in: language, limit: count) where !Self.meant.contains(word) {
            let first = lexicon.entries(of: word, reading: nil, in: language).first?.definitions.first ?? ""
            #expect(!Self.explicit.contains { first.lowercased().contains($0) }, "\(word): \(first)")
        }
    }
}
