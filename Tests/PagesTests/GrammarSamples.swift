import Model

@testable import Grammar
@testable import Pages

/// An analysed sentence, with no details and with all of them.
enum GrammarSamples {
    static func model(full: Bool) -> GrammarPage.Model {
        guard full else { return GrammarPage.Model(isIncomplete: true) }
        let text = "银行" + Samples.evil
        let word = Token(text: "银行", start: 0, end: 2, kind: .word, reading: "yínháng", gloss: "bank")
        let rest = Token(text: Samples.evil, start: 2, end: text.unicodeScalars.count, kind: .punctuation)
        let pattern = GrammarPattern(
            "银行-bank", .chinese, 2, GrammarText("bank", "银行"), GrammarText("bank", "银行"),
            [GrammarExample("北京银行", "bank")], rules: ["[银行]"])
        return GrammarPage.Model(
            text: text, language: .chinese,
            explanation: GrammarExplanation(
                text: text, language: .chinese,
                words: [
                    GlossedWord(token: word, gloss: "bank", number: 1),
                    GlossedWord(token: rest, gloss: nil, number: nil),
                ],
                points: [
                    GrammarPoint(pattern: pattern, start: 0, end: 2), GrammarPoint(pattern: pattern, start: 4, end: 5),
                ]),
            natural: NaturalTranslation(
                pieces: [.init(text: "bank", number: 1), .init(text: Samples.evil, number: nil)],
                points: [Samples.evil],
                examples: [GrammarExample("北京银行", "bank")], model: Samples.evil),
            asking: .failed(.unreachable(.refused)),
            hasModel: true, isWaiting: true)
    }
}
