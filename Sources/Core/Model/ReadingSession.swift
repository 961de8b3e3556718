/// A reading session, saved as it goes and closed by "End" or by the next session.
public struct ReadingSession: Hashable, Sendable {
    public let id: ID<ReadingSession>
    public var bookID: ID<Book>
    public var startedAt: Timestamp
    /// When the learner last read; the end time once the session has ended.
    public var lastSeenAt: Timestamp
    public var hasEnded: Bool
    /// Seconds spent reading; pauses of more than two minutes do not count.
    public var activeSeconds: Int
    /// The Unicode scalars on the pages read.
    public var charactersRead: Int
    public var wordsLookedUp: Int
    public var wordsMarked: Int
    /// Words on the pages read that had no status before.
    public var newWords: Int
    public var firstPage: Int
    public var lastPage: Int

    public init(
        id: ID<ReadingSession>, bookID: ID<Book>, startedAt: Timestamp, lastSeenAt: Timestamp, hasEnded: Bool = false,
        activeSeconds: Int = 0, charactersRead: Int = 0, wordsLookedUp: Int = 0, wordsMarked: Int = 0,
        newWords: Int = 0, firstPage: Int, lastPage: Int
    ) {
        self.id = id
        self.bookID = bookID
        self.startedAt = startedAt
        self.lastSeenAt = lastSeenAt
        self.hasEnded = hasEnded
        self.activeSeconds = activeSeconds
        self.charactersRead = charactersRead
        self.wordsLookedUp = wordsLookedUp
        self.wordsMarked = wordsMarked
        self.newWords = newWords
        self.firstPage = firstPage
        self.lastPage = max(firstPage, lastPage)
    }
}
