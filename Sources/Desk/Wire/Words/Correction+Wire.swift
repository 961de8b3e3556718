import Model

/// A correction of word boundaries and readings, as the API gives and takes it.
public struct CorrectionJSON: Codable, Sendable {
    public var language: Language
    public var parts: [String]
    /// One for each part, in numbered pinyin; null for the usual reading.
    public var readings: [String?]?

    public init(_ correction: Correction) {
        language = correction.language
        parts = correction.parts
        readings = correction.readings
    }

    /// The correction, made at a moment.
    public func correction(at now: Timestamp) -> Correction {
        Correction(language: language, parts: parts, readings: readings, updatedAt: now)
    }
}
