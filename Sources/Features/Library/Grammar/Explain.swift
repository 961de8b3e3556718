import Grammar
import Model

extension Desk {
    /// Takes a sentence apart: words with literal translations, and points of grammar, with the learner's corrections.
    ///
    /// No language model is asked; without dictionaries little is found.
    ///
    /// - Throws: ``LibraryError/textTooLong(limit:)``, `CancellationError`.
    public func explain(_ sentence: String, in language: Language) async throws -> GrammarExplanation {
        try Self.check(sentence, limit: Self.longestExplained)
        let explainer = GrammarExplainer(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
        let explanation = explainer.explain(sentence) { !Task.isCancelled }
        // One that broke off lacks points.
        try Task.checkCancellation()
        return explanation
    }

    /// The most characters that are explained at once: what is said of them is a hundred times as long.
    public static let longestExplained = 50_000

    /// The most characters whose words are found at once; a book is imported instead.
    public static let longestAnnotated = 400_000

    static func check(_ text: String, limit: Int) throws(LibraryError) {
        // A character has four bytes at most, which spares counting most texts.
        guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return }
        throw .textTooLong(limit: limit)
    }
}
