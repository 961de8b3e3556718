import Lexicon
import Model
import Morphology

/// Finds the words of texts without a desk: there is no database. For commands that filter text.
public final class TextAnnotator {
    package let annotator: Annotator
    package let language: Language

    /// - Parameters:
    ///   - lexicon: Nil to work without dictionaries.
    ///   - corrections: The learner's, of any languages.
    public init(lexicon: Lexicon?, language: Language, corrections: [Correction] = []) {
        annotator = Annotator(
            lexicon: lexicon, japanese: language == .japanese ? try? JapaneseAnalyzer() : nil, language: language,
            corrections: corrections)
        self.language = language
    }

    /// Returns the tokens of a text, in order; concatenated, they are the text.
    public func tokens(_ text: String) -> [Token] { annotator.tokens(text, language) }
}
