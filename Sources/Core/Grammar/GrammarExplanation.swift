import Model

/// A sentence taken apart: its words with what each means, and its points of grammar.
public struct GrammarExplanation: Sendable {
    public var text: String
    public var language: Language
    /// The words in order; together they are the text.
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
    /// What it means word by word, short; nil where no dictionary says.
    public var gloss: String?
    /// Counts the words from 1, so that word and translation can be matched; nil for punctuation and spaces.
    public var number: Int?

    public init(token: Token, gloss: String?, number: Int?) {
        self.token = token
        self.gloss = gloss
        self.number = number
    }
}
