import Model

/// The words of a book at one HSK level.
public struct LevelRow: Hashable, Sendable {
    /// 1 to 7 (7 stands for 7–9); nil for words outside the lists.
    public var level: Int?
    /// Number of different words.
    public var words: Int
    /// Their total number of occurrences in the text.
    public var occurrences: Int
    /// How many of the different words the learner knows.
    public var known: Int

    public init(level: Int?, words: Int, occurrences: Int, known: Int) {
        self.level = level
        self.words = words
        self.occurrences = occurrences
        self.known = known
    }
}

/// A word in a list, with the details that fit on one line.
public struct WordLine: Hashable, Sendable {
    public var language: Language
    /// The lemma, which is what the learner marks.
    public var word: String
    public var reading: String?
    public var gloss: String?
    public var level: Int?
    /// Number of occurrences in the book; nil where it is irrelevant.
    public var occurrences: Int?
    /// Nil for a word without a status.
    public var status: WordStatus?

    public init(
        language: Language, word: String, reading: String? = nil, gloss: String? = nil, level: Int? = nil,
        occurrences: Int? = nil, status: WordStatus? = nil
    ) {
        self.language = language
        self.word = word
        self.reading = reading
        self.gloss = gloss
        self.level = level
        self.occurrences = occurrences
        self.status = status
    }
}

/// How well a learner knows the words of a book.
public struct BookStatistics: Sendable {
    /// Share of the text's running words that are known.
    public var knownRunning: Share
    /// Share of the different words that are known.
    public var knownDifferent: Share
    /// Number of different words.
    public var differentWords: Int
    /// Level 1 first; words outside the lists last.
    public var levels: [LevelRow]
    /// Unknown words, most frequent in the book first; at most fifty.
    public var unknown: [WordLine]

    public init(
        knownRunning: Share, knownDifferent: Share, differentWords: Int, levels: [LevelRow], unknown: [WordLine]
    ) {
        self.knownRunning = knownRunning
        self.knownDifferent = knownDifferent
        self.differentWords = differentWords
        self.levels = levels
        self.unknown = unknown
    }
}

/// `/books/{id}`: details of the book, and how much of it the learner knows.
public enum BookPage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var book: Book
        /// Nil while the words are being counted.
        public var statistics: BookStatistics?
        public var chapters: [Chapter]

        public init(book: Book, statistics: BookStatistics?, chapters: [Chapter]) {
            self.book = book
            self.statistics = statistics
            self.chapters = chapters
        }
    }
}
