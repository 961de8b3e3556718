import Lexicon
import Model

extension TextDesk {
    /// Returns the most common word of another language for an English one, or nil if the dictionaries have none.
    public func equivalent(ofEnglish word: String, in language: Language) -> String? {
        guard let lexicon else { return nil }
        if let known = lexicon.everydayEquivalent(ofEnglish: word, in: language) {
            return known.isEmpty ? nil : known
        }
        return lexicon.equivalents(ofEnglish: word, in: language, limit: 1).first?.headword
    }
}
