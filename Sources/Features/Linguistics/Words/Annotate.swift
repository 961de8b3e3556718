import Model

extension TextDesk {
    /// The maximum number of characters to annotate at once; longer texts are imported as books.
    public static let longestAnnotated = 400_000

    /// Returns the words of any text, with the learner's corrections.
    ///
    /// - Throws: ``LinguisticsError/textTooLong(limit:)``, `CancellationError`.
    public func annotate(_ text: String, in language: Language) async throws -> [Token] {
        let tokens = try await annotator(for: text, in: language).tokens(text, language) { !Task.isCancelled }
        // An interrupted annotation lacks words.
        try Task.checkCancellation()
        return tokens
    }

    /// Returns an analyzer for a text, with the learner's corrections.
    ///
    /// - Throws: ``LinguisticsError/textTooLong(limit:)``.
    package func annotator(for text: String, in language: Language) async throws -> Annotator {
        try Self.check(text, limit: Self.longestAnnotated)
        return Annotator(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
    }
}
