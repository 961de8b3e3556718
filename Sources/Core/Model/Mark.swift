/// What the learner has said of a word.
public enum WordStatus: String, CaseIterable, Hashable, Sendable {
    /// Marked as difficult: to be learnt.
    case difficult
    case known
    /// A name or a foreign word that the learner does not want to learn or count.
    case ignored
}

/// A word with the learner's word on it. There is at most one for each learner, language and word.
public struct Mark: Hashable, Sendable {
    public var language: Language
    /// The lemma: simplified for Chinese, dictionary form for Japanese, lemma for English.
    public var word: String
    public var status: WordStatus
    /// The reading it had where it was marked.
    public var reading: String?
    /// The sentence it stood in when it was marked.
    public var sentence: String?
    public var bookID: ID<Book>?
    /// The page it stood on, from 1.
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
