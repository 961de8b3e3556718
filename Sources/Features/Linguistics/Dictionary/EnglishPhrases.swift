import Lexicon
import Model

/// The phrases of an English text that were looked up, whether they were found or not: each costs a search of all meanings,
/// and a text may repeat one any number of times.
struct EnglishPhrases {
    let lexicon: Lexicon
    let language: Language
    private var known: [Phrase: Equivalent?] = [:]
    /// How often the dictionary was searched.
    private(set) var searches = 0

    private struct Phrase: Hashable {
        var text: String
        var isName: Bool
    }

    init(_ lexicon: Lexicon, _ language: Language) {
        self.lexicon = lexicon
        self.language = language
    }

    /// Returns the word for a phrase that is all the word means; see `Lexicon.phrase(_:in:isName:)`.
    mutating func equivalent(of text: String, isName: Bool) -> Equivalent? {
        let phrase = Phrase(text: text, isName: isName)
        if let known = known[phrase] { return known }
        searches += 1
        let found = lexicon.phrase(text, in: language, isName: isName)
        known[phrase] = .some(found)
        return found
    }
}
