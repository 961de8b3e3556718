/// What a Chinese or Japanese word is made of, as far as a dictionary says.
public struct WordComposition: Hashable, Sendable {
    /// A word or a character in the word.
    public struct Part: Hashable, Sendable {
        public var text: String
        /// How it is read in the word: numbered pinyin or kana; empty if the dictionary does not say.
        public var reading: String
        /// The sense that it has in the word, in English; empty if the dictionary has none.
        public var meaning: String

        public init(text: String, reading: String, meaning: String) {
            self.text = text
            self.reading = reading
            self.meaning = meaning
        }
    }

    public var language: Language
    /// The word itself, with its first sense.
    public var word: Part
    /// The words that it consists of (环境 and 保护); empty if it is not made of shorter ones.
    public var words: [Part]
    /// Its characters, in order.
    public var characters: [Part]

    public init(language: Language, word: Part, words: [Part], characters: [Part]) {
        self.language = language
        self.word = word
        self.words = words
        self.characters = characters
    }
}

#if !hasFeature(Embedded)
extension WordComposition.Part: Encodable {}
extension WordComposition: Encodable {}
#endif
