import Lexicon
import Model

extension Desk {
    /// The first sense of an entry, short enough for one line.
    public static func gloss(of entry: Entry) -> String { Gloss.short(entry.definitions) }

    /// The entry that stands for a word in a list.
    public func entry(of word: String, in language: Language) -> Entry? {
        lexicon?.entries(of: word, in: language).first
    }
}
