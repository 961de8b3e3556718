import Grammar
import Model

extension GrammarPage.Model {
    /// A sentence with its analysis.
    ///
    /// - Parameters:
    ///   - chosen: The chosen language; nil to detect it.
    ///   - longestSentence: The limit that the text exceeds if it is too long for a language model; nil if it is not.
    ///   - natural: What a language model has said.
    ///   - asking: Nil if no model was asked, or one has answered.
    public init(
        _ explanation: GrammarExplanation, chosen: Language?, natural: NaturalTranslation?, asking: ModelAsking?,
        hasModel: Bool, longestSentence: Int?, isWaiting: Bool, isIncomplete: Bool
    ) {
        self.init(
            text: explanation.text, language: chosen, explanation: explanation, natural: natural,
            asking: asking, hasModel: hasModel, isWaiting: isWaiting, isIncomplete: isIncomplete)
        self.longestSentence = longestSentence
    }
}
