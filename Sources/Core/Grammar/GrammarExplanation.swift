import Model

/// A sentence analysed into its words, with their meanings, and its points of grammar.
public struct GrammarExplanation: Sendable {
    public var text: String
    public var language: Language
    /// The words in order; joined, they are the text.
    public var words: [GlossedWord]
    public var points: [GrammarPoint]

    public init(text: String, language: Language, words: [GlossedWord], points: [GrammarPoint]) {
        self.text = text
        self.language = language
        self.words = words
        self.points = points
    }
}

/// A word of a sentence with its literal translation.
public struct GlossedWord: Hashable, Sendable {
    public var token: Token
    /// A short literal meaning; nil if no dictionary has one.
    public var gloss: String?
    /// The number of the word, from 1, so that word and translation can be matched; nil for punctuation and spaces.
    public var number: Int?
    /// The Hepburn romaji of a Japanese word as it is spoken there: は is `wa` as a particle. Nil without a reading, and in
    /// other languages.
    public var romaji: String?
    /// The reading of a gloss that is a word of the learner's target language: pinyin, kana.
    public var glossReading: String?

    public init(
        token: Token, gloss: String?, number: Int?, romaji: String? = nil, glossReading: String? = nil
    ) {
        self.token = token
        self.gloss = gloss
        self.number = number
        self.romaji = romaji
        self.glossReading = glossReading
    }
}
