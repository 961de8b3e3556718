import Grammar
import Model

extension Desk {
    /// Takes a sentence apart: words with literal translations, and points of grammar, with the learner's corrections.
    ///
    /// No language model is asked; without dictionaries little is found.
    public func explain(_ sentence: String, in language: Language) async throws -> GrammarExplanation {
        let explainer = GrammarExplainer(
            lexicon: lexicon, japanese: japanese, language: language, corrections: try await corrections(language))
        return explainer.explain(sentence)
    }
}
