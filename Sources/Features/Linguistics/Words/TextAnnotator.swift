import Lexicon
import Model
import Morphology

/// Finds the words of texts without a desk: no database, no corrections. For commands that filter text.
public final class TextAnnotator {
    package let annotator: Annotator
    package let language: Language

    /// - Parameter lexicon: Nil to work without dictionaries.
    public init(lexicon: Lexicon?, language: Language) {
        annotator = Annotator(
            lexicon: lexicon, japanese: language == .japanese ? try? JapaneseAnalyzer() : nil, language: language,
            corrections: [])
        self.language = language
    }

    /// Returns the tokens of a text, in order; concatenated, they are the text.
    public func tokens(_ text: String) -> [Token] { annotator.tokens(text, language) }
}
