import Grammar
import Model

extension GrammarPage {
    /// Returns what the page explains of a text: without surrounding white space.
    public static func sentence(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }
}

extension GrammarPage.Model {
    /// A sentence with its analysis.
    ///
    /// - Parameters:
    ///   - chosen: The chosen language; nil to detect it.
    ///   - longestSentence: The limit that the text exceeds if it is too long for a language model; nil if it is not.
    ///   - natural: What a language model has said before.
    public init(
        _ explanation: GrammarExplanation, chosen: Language?, natural: NaturalTranslation?, hasModel: Bool,
        longestSentence: Int?, isWaiting: Bool, isIncomplete: Bool
    ) {
        self.init(
            text: explanation.text, language: chosen, explanation: explanation, natural: natural,
            hasModel: hasModel, isWaiting: isWaiting, isIncomplete: isIncomplete)
        self.longestSentence = longestSentence
    }
}
