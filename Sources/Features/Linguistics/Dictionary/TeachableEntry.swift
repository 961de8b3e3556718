import Lexicon
import Model

extension Lexicon {
    /// Returns the entry of a word worth learning: neither a name nor a mere reference to another word.
    ///
    /// - Parameter reading: Kana, or marked or numbered pinyin, that selects among several entries. Nil for the first.
    package func teachableEntry(of word: String, in language: Language, reading: String? = nil) -> Entry? {
        entries(of: word, reading: reading, in: language).first(where: \.isTeachable)
    }
}

extension Entry {
    fileprivate var isTeachable: Bool {
        // CC-CEDICT capitalizes the pinyin of names; KANJIDIC has characters, not words.
        if language == .chinese, reading.first?.isUppercase ?? true { return false }
        if source == DictionarySource.kanjidic.name { return false }
        return !onlyRefers
    }
}
