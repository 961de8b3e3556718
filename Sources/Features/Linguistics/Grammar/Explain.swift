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

    /// Returns what finds the grammar points of lines, with the learner's corrections as they are now.
    public func grammarLines(in language: Language) async throws -> GrammarLines {
        GrammarLines(explainer: try await explainer(in: language))
    }

    private func explainer(of text: String, in language: Language) async throws -> GrammarExplainer {
        try Self.check(text, limit: Self.longestExplained)
        return try await explainer(in: language)
    }

    private func explainer(in language: Language) async throws -> GrammarExplainer {
        GrammarExplainer(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
    }

    /// The maximum number of characters to explain at once: the result is a hundred times as long.
    public static let longestExplained = 50_000
}

/// Finds the grammar points of lines, one after another. Confined to one thread at a time.
public struct GrammarLines {
    let explainer: GrammarExplainer

    /// Returns the grammar points of a line, in order of position. Offsets count Unicode scalars.
    ///
    /// - Throws: ``LinguisticsError/textTooLong(limit:)`` beyond ``TextDesk/longestExplained``, without white space around the
    ///   line.
    public func points(in line: String) throws(LinguisticsError) -> [GrammarPoint] {
        try TextDesk.check(line.trimmingWhitespace, limit: TextDesk.longestExplained)
        return explainer.points(in: line)
    }
}
