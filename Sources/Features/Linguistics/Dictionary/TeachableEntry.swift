import Lexicon
import Model

extension Lexicon {
    /// Returns the entry of a word worth learning: one that says what the word means, and neither a name nor a mere reference
    /// to another word.
    ///
    /// A word that is a name first has none, whatever else it may be: "victoria" is a plant, too.
    ///
    /// - Parameter reading: Kana, or marked or numbered pinyin, that selects among several entries. Nil for the first.
    package func teachableEntry(of word: String, in language: Language, reading: String? = nil) -> Entry? {
        let entries = entries(of: word, reading: reading, in: language)
        guard let first = entries.first, !first.isName else { return nil }
        return entries.first(where: \.isTeachable)
    }
}

extension Entry {
    fileprivate var isTeachable: Bool {
        // CC-CEDICT capitalizes the pinyin of names; KANJIDIC has characters, not words.
        if language == .chinese, reading.first?.isUppercase ?? true { return false }
        if isName || source == DictionarySource.kanjidic.name { return false }
        return !onlyRefers && !gloss.isEmpty
    }
}
