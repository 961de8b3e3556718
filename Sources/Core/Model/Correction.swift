/// A split or a reading that the learner has put right. It holds wherever the same text stands.
public struct Correction: Hashable, Sendable {
    public var language: Language
    /// The words the text is to be split into, in order; one part merges, several split. Never empty.
    public var parts: [String]
    /// One reading for each part (pinyin, kana); nil where the dictionary's is right.
    public var readings: [String?]
    public var updatedAt: Timestamp

    /// The text that is corrected: its parts joined.
    public var text: String {
        var whole = ""
        for part in parts { whole += part }
        return whole
    }

    public init(language: Language, parts: [String], readings: [String?]? = nil, updatedAt: Timestamp) {
        self.language = language
        self.parts = parts
        self.readings = readings ?? parts.map { _ in nil }
        self.updatedAt = updatedAt
    }
}
