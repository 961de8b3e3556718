import Model

/// A text to translate.
public struct TranslationRequest: Hashable, Sendable, Codable {
    /// What was said before, for the model to know what "it" is.
    public struct Turn: Hashable, Sendable, Codable {
        public var sourceText: String
        public var translatedText: String

        public init(sourceText: String, translatedText: String) {
            self.sourceText = sourceText
            self.translatedText = translatedText
        }
    }

    public var text: String
    public var sourceLanguage: Language
    public var targetLanguage: Language
    public var level: Difficulty
    /// The oldest first; nil to take the learner's last ones.
    public var previous: [Turn]?

    /// Turns that a model is told of: enough for a conversation, few enough for a small model.
    public static let turnsTold = 6

    /// - Parameters:
    ///   - text: 1 to ``TranslationError/longestText`` Unicode scalars.
    /// - Throws: ``TranslationError``.
    public init(
        _ text: String, from source: Language, to target: Language, level: Difficulty = .beginner,
        previous: [Turn]? = nil
    ) throws(TranslationError) {
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { throw .emptyText }
        guard trimmed.unicodeScalars.count <= TranslationError.longestText else {
            throw .tooLong(count: trimmed.unicodeScalars.count)
        }
        guard source != target, source == .english || target == .english else {
            throw .impossiblePair(from: source, to: target)
        }
        self.text = trimmed
        sourceLanguage = source
        targetLanguage = target
        self.level = level
        self.previous = previous
    }

    /// The language of a text, as far as its script tells; `learnt` where it is written in Chinese characters alone.
    public static func language(of text: String, learnt: Language) -> Language {
        var hasHan = false
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x3041...0x30FF, 0xFF66...0xFF9F: return .japanese
            default: if scalar.properties.isIdeographic { hasHan = true }
            }
        }
        guard hasHan else { return .english }
        return learnt == .japanese ? .japanese : .chinese
    }
}

extension String {
    /// Without blanks and line ends around it, and without what no database holds.
    var trimmed: String {
        var text = self[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text.filter { $0 != "\0" })
    }
}
