/// A Chinese word with its reading, as input to tone sandhi.
public struct SpokenWord: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// One syllable for each Unicode scalar of the text; nil if it has no reading (punctuation, a digit), which blocks
    /// sandhi.
    public var syllables: [PinyinSyllable?]
    /// The number of syllables in each immediate part of the word: `[2, 1]` for 展览·馆, `[1, 2]` for 小·老虎. Empty if
    /// unknown. Ignored unless it adds up to the number of syllables.
    public var parts: [Int]

    /// Creates a word from its characters, one syllable for each, and its parts if known.
    public init(text: String, syllables: [PinyinSyllable?], parts: [Int] = []) {
        self.text = text
        self.syllables = syllables
        self.parts = parts
    }

    /// Creates a word from a dictionary reading, numbered or marked. Text in the reading that is not pinyin becomes
    /// nil.
    public init(text: String, reading: String, parts: [Int] = []) {
        let syllables = Pinyin.elements(reading).map { element -> PinyinSyllable? in
            guard case .syllable(let syllable) = element else { return nil }
            return syllable
        }
        self.init(text: text, syllables: syllables, parts: parts)
    }

    /// The reading with tone marks; empty if no syllable has a reading.
    public var marked: String { Pinyin.marked(syllables.compactMap { $0 }) }
}
