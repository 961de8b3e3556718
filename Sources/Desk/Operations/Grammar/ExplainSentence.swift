import Formats
import Grammar
import Linguistics
import Model
import Translations

/// A sentence of the grammar helper, with what is known of it.
public struct ExplainedSentence: Sendable {
    /// What the rules and the dictionaries say.
    public var explanation: GrammarExplanation
    /// What a language model has said; nil if none has.
    public var natural: NaturalTranslation?
    /// Whether the question waits for the network.
    public var isWaiting: Bool
    /// Whether there is a language model to ask.
    public var hasModel: Bool
}

extension LearnerContext {
    /// Returns the language in which a sentence is explained: the chosen one, or the one that its script suggests, or
    /// Chinese.
    public func languageToExplain(_ text: String, chosen: Language? = nil) -> Language {
        chosen ?? guessLanguage(of: text) ?? .chinese
    }

    /// Analyzes a sentence, without a language model.
    ///
    /// - Parameter language: The chosen language; nil to find it from the script.
    /// - Throws: `LinguisticsError`, `StorageError`, `CancellationError`.
    public func explain(_ text: String, in language: Language? = nil) async throws -> GrammarExplanation {
        try await library.texts.explain(text, in: languageToExplain(text, chosen: language))
    }

    /// Analyzes a sentence like ``explain(_:in:)``, and returns what a language model has said about it before. Asks none.
    public func explainedSentence(_ text: String, in language: Language? = nil) async throws -> ExplainedSentence {
        let explanation = try await explain(text, in: language)
        return ExplainedSentence(
            explanation: explanation,
            natural: try await translations.rememberedTranslation(of: explanation, at: now),
            isWaiting: try await translations.isWaiting(for: explanation), hasModel: try await models.isSetUp())
    }
}
