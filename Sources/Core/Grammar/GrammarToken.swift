import Model

/// A token for the rules: part of a word if the word contains a marker (`看得懂` is three).
public struct GrammarToken: Hashable, Sendable {
    /// The exact text.
    public var text: String
    /// The form used in rules: simplified characters, the dictionary form of a Japanese morpheme.
    public var form: String
    /// Marked pinyin or kana; empty if unknown.
    public var reading: String
    /// Parts of speech (``ChineseFeature``), or IPADIC's features (`動詞`, `格助詞`, `連用形`). ``punctuation`` for signs.
    public var features: [String]
    /// The offset of its first Unicode scalar in the line.
    public var start: Int
    /// The offset one past its last Unicode scalar.
    public var end: Int

    public init(text: String, form: String, reading: String = "", features: [String], start: Int, end: Int) {
        self.text = text
        self.form = form
        self.reading = reading
        self.features = features
        self.start = start
        self.end = end
    }

    /// The feature of punctuation, brackets and other signs.
    public static let punctuation = "x"

    var isPunctuation: Bool { features.contains(Self.punctuation) }

    /// Whether it ends a sentence.
    var endsSentence: Bool {
        guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return false }
        return sign == "\n" || SentenceSign.isStop(sign.value)
    }
}

/// A point of grammar found in a line.
public struct GrammarPoint: Sendable {
    public var pattern: GrammarPattern
    /// The offset of the first Unicode scalar of its first marker.
    public var start: Int
    /// The offset one past the last Unicode scalar of its last marker.
    public var end: Int

    public init(pattern: GrammarPattern, start: Int, end: Int) {
        self.pattern = pattern
        self.start = start
        self.end = end
    }
}
