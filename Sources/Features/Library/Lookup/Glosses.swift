import Lexicon
import Model

extension Desk {
    /// Returns the first sense of an entry, short enough for one line.
    public static func gloss(of entry: Entry) -> String { Gloss.short(entry.definitions) }

    /// Returns the entry that represents a word in a list.
    public func entry(of word: String, in language: Language) -> Entry? {
        lexicon?.entries(of: word, in: language).first
    }
}
