import Grammar
import Model
import Translations

/// A text to translate as it was sent. What it leaves open follows from the text's script and the learner's goals.
public struct TranslationWish: Sendable {
    public var text: String
    /// Nil to find it from the script of the text.
    public var source: Language?
    /// Nil for English, or for the learner's language if the text is English.
    public var target: Language?
    /// Chinese or Japanese, if the conversation is about one of them.
    public var learnt: Language?
    /// Nil for the learner's own level.
    public var level: Difficulty?
    /// The conversation that the text belongs to, oldest message first; nil for the learner's latest turns.
    public var messages: [TranslationRequest.Message]?

    public init(
        _ text: String, from source: Language? = nil, to target: Language? = nil, learnt: Language? = nil,
        level: Difficulty? = nil, messages: [TranslationRequest.Message]? = nil
    ) {
        self.text = text
        self.source = source
        self.target = target
        self.learnt = learnt
        self.level = level
        self.messages = messages
    }
}

extension LearnerContext {
    /// Translates a text and stores the turn.
    ///
    /// - Returns: The turn with its readings. If no model translated it, it has a reason, and its words are glossed.
    /// - Throws: `TranslationError`, `StorageError`, `CancellationError`. Nothing is stored then.
    public func translate(_ wish: TranslationWish) async throws -> ReadTranslation {
        try await translations.translate(try await request(wish), newID(), at: now)
    }

    /// Translates a text like ``translate(_:)``, as a stream that ends with the turn.
    ///
    /// - Returns: A stream that throws the same errors while it is read, and that stores nothing if its reader stops.
    /// - Throws: `TranslationError` for a text that cannot be translated, before anything is sent; `StorageError`.
    public func streamTranslation(
        _ wish: TranslationWish
    ) async throws -> AsyncThrowingStream<TranslationPiece, any Error> {
        translations.stream(try await request(wish), newID(), at: now)
    }

    /// Returns Chinese or Japanese: the named language, or else the one that the learner studies.
    public func learntLanguage(_ named: Language? = nil) async throws -> Language {
        try await learntLanguage([named]).language
    }

    private func request(_ wish: TranslationWish) async throws -> TranslationRequest {
        let (learnt, level) = try await learntLanguage([wish.target, wish.source, wish.learnt])
        let source = wish.source ?? TranslationRequest.language(of: wish.text, learnt: learnt)
        return try TranslationRequest(
            wish.text, from: source, to: wish.target ?? (source == .english ? learnt : .english),
            level: wish.level ?? level, previous: wish.messages.map { TranslationRequest.turns(of: $0) })
    }

    private func learntLanguage(_ named: [Language?]) async throws -> (language: Language, level: Difficulty) {
        try await database.read(learner) { try $0.learntLanguage(named) }
    }
}
