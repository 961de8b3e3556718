/// A turn of the translation chat: a translated text with notes.
public struct Translation: Hashable, Sendable {
    /// What translated the text.
    public enum Origin: String, CaseIterable, Hashable, Sendable {
        /// A language model.
        case model
        /// The dictionaries, word by word; there is no translated text.
        case words
        /// Nothing yet: a language model will be asked once it is reachable again.
        case waiting
    }

    public let id: ID<Translation>
    public var sourceLanguage: Language
    public var targetLanguage: Language
    public var sourceText: String
    /// Empty unless the origin is a model.
    public var translatedText: String
    /// The model's reading: romaji or pinyin. The displayed reading comes from Glossa's analysis; this one shows
    /// where the two disagree. May be empty.
    public var modelReading: String
    public var context: TranslationContext
    public var origin: Origin
    public var isSaved: Bool
    public let createdAt: Timestamp

    public init(
        id: ID<Translation>, sourceLanguage: Language, targetLanguage: Language, sourceText: String,
        translatedText: String = "", modelReading: String = "", context: TranslationContext = TranslationContext(),
        origin: Origin, isSaved: Bool = false, createdAt: Timestamp
    ) {
        self.id = id
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.sourceText = sourceText
        self.translatedText = translatedText
        self.modelReading = modelReading
        self.context = context
        self.origin = origin
        self.isSaved = isSaved
        self.createdAt = createdAt
    }

    /// The target language of the learner: the one of the two that is not English.
    public var learntLanguage: Language { targetLanguage == .english ? sourceLanguage : targetLanguage }

    /// The text in the learner's target language; empty if there is none yet.
    public var learntText: String { targetLanguage == .english ? sourceText : translatedText }

    /// The text in English; empty if there is none yet.
    public var englishText: String { targetLanguage == .english ? translatedText : sourceText }
}

/// Notes on a translation.
public struct TranslationContext: Hashable, Sendable {
    public var grammarNotes: [String]
    public var culturalNotes: [String]
    public var alternativeTranslations: [String]
    public var difficulty: Difficulty

    public init(
        grammarNotes: [String] = [], culturalNotes: [String] = [], alternativeTranslations: [String] = [],
        difficulty: Difficulty = .beginner
    ) {
        self.grammarNotes = grammarNotes
        self.culturalNotes = culturalNotes
        self.alternativeTranslations = alternativeTranslations
        self.difficulty = difficulty
    }
}

#if !hasFeature(Embedded)
extension Translation.Origin: Encodable {}
extension TranslationContext: Encodable {}
#endif
