import Grammar
import Model

extension GrammarPage {
    /// Returns what the page explains of a text: without surrounding white space, and no longer than ``limit``.
    public static func sentence(_ text: String) -> String {
        var text = text[...]
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))
    }
}

extension GrammarPage.Model {
    /// A sentence with its analysis.
    ///
    /// - Parameters:
    ///   - chosen: The chosen language; nil to detect it.
    ///   - natural: What a language model has said before.
    public init(
        _ explanation: GrammarExplanation, chosen: Language?, natural: NaturalTranslation?, hasModel: Bool,
        isWaiting: Bool, isIncomplete: Bool
    ) {
        self.init(
            text: explanation.text, language: chosen, explanation: explanation, natural: natural,
            hasModel: hasModel, isWaiting: isWaiting, isIncomplete: isIncomplete)
    }
}
