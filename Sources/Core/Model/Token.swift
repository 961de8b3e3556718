/// A piece of text from the segmenter, with lexicon data.
public struct Token: Hashable, Sendable {
    /// What a piece of text is. The raw value is stored in the tables of the lexicon.
    public enum Kind: UInt8, Sendable {
        /// A word in the lexicon, or one the learner made.
        case word
        /// A number, date or amount.
        case number
        /// A personal or place name that is not in the lexicon.
        case name
        /// A run of Latin letters inside another script, or an English word.
        case latin
        /// A character that is not in the lexicon.
        case unknown
        case punctuation
        /// White space and line ends.
        case space

        /// Whether it counts as a word of the text. What opens a card is ``Token/opensCard``.
        public var isWord: Bool { self == .word || self == .name || self == .unknown || self == .latin }
    }

    /// The text exactly as in the book.
    public var text: String
    /// The offset of the first Unicode scalar in the analysed text.
    public var start: Int
    /// The offset one past the last Unicode scalar.
    public var end: Int
    public var kind: Kind
    /// The reading in this context: pinyin with tone marks, kana; nil if there is none (English, numbers).
    public var reading: String?
    /// The HSK 3.0 level from 1 to 7 (7 stands for 7–9), or HSK 2.0 if 3.0 has none; for Japanese the estimated JLPT level
    /// from 1 for N5 to 5 for N1. Nil outside the lists.
    public var level: Int?
    /// The first sense, short enough for one line.
    public var gloss: String?
    /// The form for marking and counting: simplified for Chinese, dictionary form for Japanese, lemma for English.
    public var lemma: String
    /// Its part of speech in this context, where the analysis tells it (Japanese).
    public var partOfSpeech: PartOfSpeechCode

    /// Whether the learner can tap it: a word, or a number in characters with a reading, such as 第一 and 三百二十五. A
    /// number with digits stays plain.
    public var opensCard: Bool {
        guard kind == .number else { return kind.isWord }
        return reading != nil && !text.unicodeScalars.contains { Self.isDigit($0) }
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        (0x30...0x39).contains(scalar.value) || (0xFF10...0xFF19).contains(scalar.value)
    }

    public init(
        text: String, start: Int, end: Int, kind: Kind, reading: String? = nil, level: Int? = nil,
        gloss: String? = nil, lemma: String? = nil, partOfSpeech: PartOfSpeechCode = .none
    ) {
        self.text = text
        self.start = start
        self.end = end
        self.kind = kind
        self.reading = reading
        self.level = level
        self.gloss = gloss
        self.lemma = lemma ?? text
        self.partOfSpeech = partOfSpeech
    }
}
