import Grammar
import Model

extension TextDesk {
    /// Analyzes a sentence: words with literal translations, and grammar points, with the learner's corrections
    /// applied.
    ///
    /// Does not use a language model; without dictionaries it finds little.
    ///
    /// - Throws: ``LinguisticsError/textTooLong(limit:)``, `CancellationError`.
    public func explain(_ sentence: String, in language: Language) async throws -> GrammarExplanation {
        let explanation = try await explainer(of: sentence, in: language).explain(sentence) { !Task.isCancelled }
        // An interrupted analysis lacks points.
        try Task.checkCancellation()
        return explanation
    }

    /// Returns the words of a text with literal translations, as ``explain(_:in:)`` has them.
    ///
    /// - Throws: ``LinguisticsError/textTooLong(limit:)``, `CancellationError`.
    public func gloss(_ text: String, in language: Language) async throws -> [GlossedWord] {
        let words = try await explainer(of: text, in: language).words(of: text) { !Task.isCancelled }
        try Task.checkCancellation()
        return words
    }

    private func explainer(of text: String, in language: Language) async throws -> GrammarExplainer {
        try Self.check(text, limit: Self.longestExplained)
        return GrammarExplainer(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
    }

    /// The maximum number of characters to explain at once: the result is a hundred times as long.
    public static let longestExplained = 50_000
}
