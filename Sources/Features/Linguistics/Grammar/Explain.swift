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
        try Self.check(sentence, limit: Self.longestExplained)
        let explainer = GrammarExplainer(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
        let explanation = explainer.explain(sentence) { !Task.isCancelled }
        // An interrupted analysis lacks points.
        try Task.checkCancellation()
        return explanation
    }

    /// The maximum number of characters to explain at once: the result is a hundred times as long.
    public static let longestExplained = 50_000
}
