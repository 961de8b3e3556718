/// A word of Chinese with its reading, as tone sandhi sees it.
public struct SpokenWord: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// One syllable for each Unicode scalar of the text; nil for one without a reading (punctuation, a digit),
    /// across which no tone acts.
    public var syllables: [PinyinSyllable?]
    /// How many syllables each immediate part of the word has: `[2, 1]` for 展览·馆, `[1, 2]` for 小·老虎. Empty
    /// where that is not known. Ignored unless it adds up to the number of syllables.
    public var parts: [Int]

    /// Makes a word of its characters, one syllable for each, and its parts where they are known.
    public init(text: String, syllables: [PinyinSyllable?], parts: [Int] = []) {
        self.text = text
        self.syllables = syllables
        self.parts = parts
    }

    /// A word with its reading as a dictionary writes it, numbered or marked. Text in the reading that is no
    /// pinyin becomes nil.
    public init(text: String, reading: String, parts: [Int] = []) {
        let syllables = Pinyin.elements(reading).map { element -> PinyinSyllable? in
            guard case .syllable(let syllable) = element else { return nil }
            return syllable
        }
        self.init(text: text, syllables: syllables, parts: parts)
    }

    /// The reading with tone marks; empty where no syllable has one.
    public var marked: String { Pinyin.marked(syllables.compactMap { $0 }) }
}
