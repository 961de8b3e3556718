import Model
import Phonology
import Proficiency

extension BookStatistics {
    /// The number of unknown words that the page lists.
    private static let shownUnknown = 50

    /// Presents how much of a book is known.
    ///
    /// - Parameter entry: Finds the entry that represents a word in a list.
    public init(_ coverage: Coverage, in language: Language, entry: (String) -> Entry?) {
        self.init(
            knownRunning: Share(coverage.knownRunningWords, of: coverage.runningWords),
            knownDifferent: Share(coverage.knownDifferentWords, of: coverage.differentWords),
            differentWords: coverage.differentWords,
            levels: coverage.levels.map {
                LevelRow(
                    level: $0.level == 0 ? nil : $0.level, words: $0.differentWords, occurrences: $0.runningWords,
                    known: $0.knownDifferentWords)
            },
            unknown: coverage.unknown.prefix(Self.shownUnknown).map {
                WordLine($0.text, in: language, entry($0.text), occurrences: $0.count)
            })
    }
}

extension BookPage.Model {
    /// Presents a book.
    ///
    /// - Parameters:
    ///   - coverage: How much of it is known; nil while its words are being counted.
    ///   - entry: Finds the entry that represents a word in a list.
    public init(_ book: Book, _ coverage: Coverage?, _ chapters: [Chapter], entry: (String) -> Entry?) {
        let statistics = coverage.map { BookStatistics($0, in: book.language, entry: entry) }
        self.init(book: book, statistics: statistics, chapters: chapters)
    }
}

extension WordLine {
    /// Presents a word in a list.
    ///
    /// - Parameter entry: Its entry; nil if the dictionaries have none.
    public init(
        _ word: String, in language: Language, _ entry: Entry?, occurrences: Int? = nil, status: WordStatus? = nil
    ) {
        let reading = entry?.shownReading ?? ""
        self.init(
            language: language, word: word, reading: reading.isEmpty ? nil : reading,
            gloss: entry.map { Pinyin.readable($0.gloss) },
            level: entry?.level, occurrences: occurrences, status: status)
    }

    /// Presents a word of a text.
    init(_ token: Token, in language: Language, by knowledge: Knowledge) {
        self.init(
            language: language, word: token.lemma, reading: token.reading,
            gloss: token.gloss.map { Pinyin.readable($0) }, level: token.level,
            status: knowledge.status(of: token.lemma, level: token.level))
    }
}
