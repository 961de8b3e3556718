/// A pinyin reading from a dictionary, parsed, with its written forms.
public struct MarkedReading: Hashable, Sendable {
    /// One for each character; nil where the reading has no pinyin.
    public var syllables: [PinyinSyllable?]
    /// Each syllable with its tone mark.
    public var marks: [String?]
    /// The whole word with its tone marks.
    public var marked: String

    /// Parses a reading, marked or numbered.
    public init(_ text: String) { self.init(SpokenWord(text: "", reading: text).syllables) }

    public init(_ syllables: [PinyinSyllable?]) {
        self.syllables = syllables
        marks = syllables.map { $0?.marked }
        marked = Pinyin.marked(syllables.compactMap { $0 })
    }

    /// Returns this reading with its tones as pronounced.
    public func spoken(_ word: SpokenWord) -> MarkedReading {
        syllables == word.syllables ? self : MarkedReading(word.syllables)
    }
}
