import Model
import Translations

extension LearnerContext {
    /// Returns Chinese or Japanese: the named language, or else the one that the learner studies.
    public func learntLanguage(_ named: Language?...) async throws -> Language {
        if let named = named.compactMap(\.self).first(where: { $0 != .english }) { return named }
        let preferred = try await insights.learningPreferences().language
        return preferred == .english ? .chinese : preferred
    }

    /// Returns a text to translate with its defaults resolved: its script determines its language, anything but English
    /// is translated to English, and the level is the learner's.
    ///
    /// - Parameter learnt: Chinese or Japanese, if the conversation is about one of them.
    /// - Throws: `TranslationError`, `StorageError`.
    public func translationRequest(
        _ text: String, from source: Language? = nil, to target: Language? = nil, learnt: Language? = nil,
        level: Difficulty? = nil, previous: [TranslationRequest.Turn]? = nil
    ) async throws -> TranslationRequest {
        let learnt = try await learntLanguage(target, source, learnt)
        let source = source ?? TranslationRequest.language(of: text, learnt: learnt)
        let own = try await insights.learningPreferences().level
        return try TranslationRequest(
            text, from: source, to: target ?? (source == .english ? learnt : .english), level: level ?? own,
            previous: previous)
    }
}
