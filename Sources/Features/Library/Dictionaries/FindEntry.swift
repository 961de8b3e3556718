import Lexicon
import Model

extension Desk {
    /// Returns the entry that represents a word in a list.
    public func entry(
        of word: String, in language: Language, for interface: Preferences.Interface = .english
    ) -> Entry? {
        lexicon?.explained(Array(lexicon?.entries(of: word, in: language).prefix(1) ?? []), for: interface).first
    }
}
