/// A piece of a sentence as the rules see it: smaller than a word where a word hides a marker (`看得懂` is three).
public struct GrammarToken: Hashable, Sendable {
    /// The text exactly as it stands.
    public var text: String
    /// The form the rules name: simplified characters, the dictionary form of a Japanese morpheme.
    public var form: String
    /// Marked pinyin, kana; empty where unknown.
    public var reading: String
    /// What is known of it: parts of speech (``ChineseFeature``), or what IPADIC says (`動詞`, `格助詞`, `連用形`).
    /// ``punctuation`` for signs.
    public var features: [String]
    /// Offset of its first Unicode scalar in the line.
    public var start: Int
    /// Offset one past its last Unicode scalar.
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

    /// Whether a sentence ends with it.
    var endsSentence: Bool {
        switch text {
        case "。", "！", "？", "!", "?", "｡", "\n": true
        default: false
        }
    }
}

/// A point of grammar, found in a line.
public struct GrammarPoint: Sendable {
    public var pattern: GrammarPattern
    /// Offset of the first Unicode scalar of its first marker.
    public var start: Int
    /// Offset one past the last Unicode scalar of its last marker.
    public var end: Int

    public init(pattern: GrammarPattern, start: Int, end: Int) {
        self.pattern = pattern
        self.start = start
        self.end = end
    }
}
