import Lexicon
import Model

extension Desk {
    /// Returns the entry that represents a word in a list.
    public func entry(of word: String, in language: Language) -> Entry? {
        lexicon?.entries(of: word, in: language).first
    }
}
