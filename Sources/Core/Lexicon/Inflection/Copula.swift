import Model

/// The ends of Japanese nouns and な-adjectives in a sentence: 静かじゃない, 学生でした.
enum Copula {
    /// The longest first.
    private static let endings: [(text: String, steps: [InflectionStep])] = [
        ("ではありませんでした", [.polite, .negative, .past]), ("じゃありませんでした", [.polite, .negative, .past]),
        ("ではありません", [.polite, .negative]), ("じゃありません", [.polite, .negative]),
        ("ではなかったです", [.negative, .past, .polite]), ("じゃなかったです", [.negative, .past, .polite]),
        ("ではなかった", [.negative, .past]), ("じゃなかった", [.negative, .past]), ("ではないです", [.negative, .polite]),
        ("じゃないです", [.negative, .polite]), ("ではない", [.negative]), ("じゃない", [.negative]), ("じゃなくて", [.negative, .te]),
        ("ではなくて", [.negative, .te]), ("でした", [.polite, .past]), ("だった", [.past]), ("でしょう", [.polite, .volitional]),
        ("だろう", [.volitional]), ("です", [.polite]), ("なら", [.conditional]), ("な", []), ("に", []), ("だ", []),
    ]

    /// The longest word that stands before an end, if the dictionary has it.
    static func form(of text: String, isWord: (String) -> Bool) -> InflectedForm? {
        for ending in endings where text.hasSuffix(ending.text) {
            let word = String(String.UnicodeScalarView(text.unicodeScalars.dropLast(ending.text.unicodeScalars.count)))
            if !word.isEmpty, isWord(word) { return InflectedForm(base: word, steps: ending.steps) }
        }
        return nil
    }
}
