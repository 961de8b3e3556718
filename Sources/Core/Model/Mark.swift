/// The status that the learner has given a word.
public enum WordStatus: String, CaseIterable, Hashable, Sendable {
    /// Marked as difficult: to be learned.
    case difficult
    case known
    /// A name or foreign word to leave out of study and counts.
    case ignored

    /// The status of a word that is marked without saying as what.
    public static var usual: WordStatus { .difficult }

    /// Reads the status that a mark names.
    ///
    /// - Parameter name: Nil for ``usual``.
    public init(ofMark name: String?) throws(NotAChoice) {
        guard let status = name.map({ WordStatus(rawValue: $0) }) ?? .usual else {
            throw NotAChoice(field: "status", allowed: Self.allCases.map { $0.rawValue })
        }
        self = status
    }
}

/// A word with the status the learner has given it. There is at most one for each learner, language and word.
public struct Mark: Hashable, Sendable {
    public var language: Language
    /// The lemma: simplified for Chinese, dictionary form for Japanese, lemma for English.
    public var word: String
    public var status: WordStatus
    /// The reading where the word was marked.
    public var reading: String?
    /// The sentence where the word was marked.
    public var sentence: String?
    public var bookID: ID<Book>?
    /// The page where it was marked, from 1.
    public var page: Int?
    /// How many times it has been marked as difficult.
    public var timesMarked: Int
    public var createdAt: Timestamp
    public var updatedAt: Timestamp

    public init(
        language: Language, word: String, status: WordStatus, reading: String? = nil, sentence: String? = nil,
        bookID: ID<Book>? = nil, page: Int? = nil, timesMarked: Int = 0, createdAt: Timestamp, updatedAt: Timestamp
    ) {
        self.language = language
        self.word = word
        self.status = status
        self.reading = reading
        self.sentence = sentence
        self.bookID = bookID
        self.page = page
        self.timesMarked = timesMarked
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
}
