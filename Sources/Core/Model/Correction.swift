/// A word split or reading that the learner has corrected.
public struct Correction: Hashable, Sendable {
    public var language: Language
    /// The words of the text, in order; one part merges, several split. Never empty.
    public var parts: [String]
    /// One reading for each part (pinyin, kana); nil if the dictionary's reading is right.
    public var readings: [String?]
    /// Where it holds.
    public var scope: CorrectionScope
    public var updatedAt: Timestamp

    /// The corrected text: its parts joined.
    public var text: String {
        var whole = ""
        for part in parts { whole += part }
        return whole
    }

    /// The length of the text in Unicode scalars.
    public var scalarCount: Int {
        var count = 0
        for part in parts { count += part.unicodeScalars.count }
        return count
    }

    public init(
        language: Language, parts: [String], readings: [String?]? = nil, scope: CorrectionScope = .everywhere,
        updatedAt: Timestamp
    ) {
        self.language = language
        self.parts = parts
        self.readings = readings ?? parts.map { _ in nil }
        self.scope = scope
        self.updatedAt = updatedAt
    }
}

extension [Correction] {
    /// Those that hold wherever their text occurs.
    public var everywhere: [Correction] { filter { $0.scope == .everywhere } }
}

/// Why a correction cannot be kept.
public enum CorrectionFault: Error, Hashable, Sendable {
    /// There are not as many readings as parts.
    case readingCount
    /// There are no parts, or one that is empty or contains a space.
    case emptyPart
    case tooLong
    /// A Chinese reading is not pinyin with a syllable for each character of its part.
    case notPinyin
    /// A Japanese reading is not in kana.
    case notKana
    /// A neighbour in the text is too long or contains a space.
    case neighbour
    /// It is to hold in one place or in its context, but the place is not given.
    case noPlace
    /// Its parts do not make up the text at the place.
    case otherText
}

#if !hasFeature(Embedded)
extension CorrectionFault: Codable {}
#endif
