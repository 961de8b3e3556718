import Model

/// A turn of the translation chat with what the dictionaries know of it.
public struct ReadTranslation: Sendable {
    /// A word for which the model and the dictionaries give different readings.
    public struct Disagreement: Hashable, Sendable {
        public var word: String
        /// The dictionaries' reading; empty if they have none.
        public var reading: String
        /// The model's reading; empty if it omits the word.
        public var said: String

        public init(word: String, reading: String, said: String) {
            self.word = word
            self.reading = reading
            self.said = said
        }
    }

    public var translation: Translation
    /// The words of the text in the target language of the learner, with readings from Glossa's analysis; without a
    /// translation, those of the English text with their equivalents in the other language.
    public var words: [GlossedWord]
    /// The reading of the text in the learner's target language: pinyin or kana; empty if it has none.
    public var reading: String
    /// The romaji of a Japanese text, in the Hepburn system; empty for others.
    public var romaji: String
    public var disagreements: [Disagreement]
    /// Why no model translated the turn, if one was just asked.
    public var reason: ModelError?

    public init(
        translation: Translation, words: [GlossedWord] = [], reading: String = "", romaji: String = "",
        disagreements: [Disagreement] = [], reason: ModelError? = nil
    ) {
        self.translation = translation
        self.words = words
        self.reading = reading
        self.romaji = romaji
        self.disagreements = disagreements
        self.reason = reason
    }
}
