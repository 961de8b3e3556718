import Model

/// A text to translate.
public struct TranslationRequest: Hashable, Sendable {
    /// An earlier turn, from which the model can tell what "it" means.
    public struct Turn: Hashable, Sendable {
        public var sourceText: String
        /// Empty if it was not translated.
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
    /// The earlier turns, oldest first; nil for the learner's latest.
    public var previous: [Turn]?

    /// The maximum number of earlier turns in a request: enough for a conversation, few enough for a small model.
    public static let turnsTold = 6

    /// - Parameters:
    ///   - text: 1 to ``TranslationError/longestText`` Unicode scalars.
    /// - Throws: ``TranslationError``.
    public init(
        _ text: String, from source: Language, to target: Language, level: Difficulty = .beginner,
        previous: [Turn]? = nil
    ) throws(TranslationError) {
        let trimmed = text.storable
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

    /// Returns the language of a text, judging by its script; `learnt` if it has only Chinese characters.
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

extension TranslationRequest {
    /// A message of a conversation that took place elsewhere.
    public struct Message: Hashable, Sendable {
        /// Whether it is the translation of the message before, and not a text to translate.
        public var isTranslation: Bool
        public var text: String

        public init(_ text: String, isTranslation: Bool) {
            self.text = text
            self.isTranslation = isTranslation
        }
    }

    /// Returns the turns that the last messages of a conversation make, oldest first, each text shortened to the length
    /// that a text to translate may have.
    ///
    /// A translation that follows no text counts as a text, so that nothing of the conversation is lost.
    public static func turns(of messages: [Message]) -> [Turn] {
        var turns: [Turn] = []
        for message in messages.suffix(2 * turnsTold) {
            let text = String(message.text.prefix(TranslationError.longestText))
            if message.isTranslation, let last = turns.last, last.translatedText.isEmpty {
                turns[turns.count - 1].translatedText = text
            } else {
                turns.append(Turn(sourceText: text, translatedText: ""))
            }
        }
        return turns
    }
}

extension String {
    /// The text without surrounding white space, and without characters that no database can store.
    package var storable: String { trimmingWhitespace.filter { $0 != "\0" } }
}
