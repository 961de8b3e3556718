import Lexicon
import Model
import Phonology

extension Lexicon {
    /// Returns the entry of a word worth learning: neither a name nor a mere reference to another word.
    ///
    /// - Parameter reading: Marked or numbered pinyin that selects among several entries. Nil for the first.
    package func teachableEntry(of word: String, in language: Language, reading: String? = nil) -> Entry? {
        let read = reading.flatMap { $0.isEmpty ? nil : $0 }
        let found =
            language == .chinese
            ? entries(of: WordInContext(word, reading: read)) : entries(of: word, in: language)
        return found.first(where: \.isTeachable)
    }
}

extension Entry {
    /// What CC-CEDICT writes before a sense that is only a reference or is not in everyday use.
    private static let pointers = [
        "surname ", "variant of ", "old variant of ", "used in ", "see ", "CL:", "abbr. for ",
    ]

    fileprivate var isTeachable: Bool {
        // CC-CEDICT capitalizes the pinyin of names; KANJIDIC has characters, not words.
        if language == .chinese, reading.first?.isUppercase ?? true { return false }
        if source == "KANJIDIC" { return false }
        return !senses.isEmpty
    }

    /// The informative senses.
    private var senses: [String] {
        definitions.filter { definition in !Self.pointers.contains { definition.hasPrefix($0) } }
    }

    /// Up to four meanings in one line.
    package var meaning: String { senses.prefix(4).joined(separator: "; ") }

    /// The reading as cards show it: pinyin with tone marks, or kana.
    package var shownReading: String { language == .chinese ? Pinyin.marked(reading) : reading }
}
