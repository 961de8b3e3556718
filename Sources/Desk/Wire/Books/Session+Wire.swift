import Model

/// A reading session in the API.
public struct SessionJSON: Encodable, Sendable {
    var id: ID<ReadingSession>
    var bookId: ID<Book>
    var startedAt: Timestamp
    var lastSeenAt: Timestamp
    var hasEnded: Bool
    var activeSeconds: Int
    var charactersRead: Int
    var wordsLookedUp: Int
    var wordsMarked: Int
    var newWords: Int

    public init(_ session: ReadingSession) {
        id = session.id
        bookId = session.bookID
        startedAt = session.startedAt
        lastSeenAt = session.lastSeenAt
        hasEnded = session.hasEnded
        activeSeconds = session.activeSeconds
        charactersRead = session.charactersRead
        wordsLookedUp = session.wordsLookedUp
        wordsMarked = session.wordsMarked
        newWords = session.newWords
    }
}
