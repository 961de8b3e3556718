/// Everything that is known about a word.
public struct WordCard: Sendable {
    /// A sentence from one of the learner's books that contains the word.
    public struct Example: Hashable, Sendable {
        public var before: String
        public var match: String
        public var after: String
        public var book: Book
        /// The page, from 1.
        public var page: Int
        /// Scalar offset of the word on the page.
        public var start: Int

        public init(before: String, match: String, after: String, book: Book, page: Int, start: Int) {
            self.before = before
            self.match = match
            self.after = after
            self.book = book
            self.page = page
            self.start = start
        }
    }

    /// A character of a word.
    public struct Character: Hashable, Sendable {
        public var text: String
        /// Its best entry; nil if it has none.
        public var entry: Entry?

        public init(text: String, entry: Entry?) {
            self.text = text
            self.entry = entry
        }
    }

    public var language: Language
    /// The lemma, which carries the mark.
    public var word: String
    /// The word as it occurs in the text, or the lemma if it was looked up by itself.
    public var surface: String
    /// The reading in context: marked pinyin, kana.
    public var reading: String?
    /// How the word in the text comes from the lemma; nil if it is the lemma, or if no rule leads there.
    public var inflection: InflectedForm?
    /// Its part of speech in context; none if it is unknown.
    public var partOfSpeech = PartOfSpeechCode.none
    /// The level of the word, as ``Entry/level`` has it.
    public var level: Int?
    public var frequencyRank: Int?
    /// Those with the reading in context come first.
    public var entries: [Entry] = []
    /// For Chinese and Japanese words of several characters.
    public var characters: [Character] = []
    public var mark: Mark?
    /// What the learner knows of the word, by their mark, their level and their cards.
    public var status: WordStatus?
    public var examples: [Example] = []
    /// The sentence in which it was tapped, if any.
    public var sentence: String?
    /// The words before and after it in the text, without punctuation between them.
    public var previous: String?
    public var next: String?
    /// The offset of the word on its page, in Unicode scalars; nil if it was not met on one.
    public var start: Int?
    /// How far the learner's correction holds that produced this word; nil if none did.
    public var corrected: CorrectionScope.Kind?
    /// What a card of it would be; nil without dictionaries.
    public var offer: CardOffer?

    public init(language: Language, word: String, surface: String? = nil, reading: String? = nil) {
        self.language = language
        self.word = word
        self.surface = surface ?? word
        self.reading = reading
    }
}
