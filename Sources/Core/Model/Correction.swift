/// A word split or reading that the learner has corrected. It applies wherever the same text occurs.
public struct Correction: Hashable, Sendable {
    public var language: Language
    /// The words of the text, in order; one part merges, several split. Never empty.
    public var parts: [String]
    /// One reading for each part (pinyin, kana); nil if the dictionary's reading is right.
    public var readings: [String?]
    public var updatedAt: Timestamp

    /// The corrected text: its parts joined.
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

/// Why a correction cannot be kept.
public enum CorrectionFault: Hashable, Sendable {
    /// There are not as many readings as parts.
    case readingCount
    /// There are no parts, or one that is empty or contains a space.
    case emptyPart
    case tooLong
}
