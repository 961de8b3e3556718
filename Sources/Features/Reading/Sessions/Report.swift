import Model
import Storage

/// A periodic report from the page that is being read.
public struct Heartbeat: Sendable {
    /// The page, from 1; nil for the last read one.
    public var page: Int?
    /// Seconds of reading since the last report.
    public var activeSeconds: Int
    /// Words looked up since the last report.
    public var wordsLookedUp: Int
    /// Whether the page has just been opened, so that the book opens there next time.
    public var isOpening: Bool

    public init(page: Int?, activeSeconds: Int = 0, wordsLookedUp: Int = 0, isOpening: Bool = false) {
        self.page = page
        self.activeSeconds = activeSeconds
        self.wordsLookedUp = wordsLookedUp
        self.isOpening = isOpening
    }
}

extension ReadingSession {
    /// Seconds without a report after which a session is over.
    static var timeout: Int64 { 30 * 60 }

    /// Whether a report at this moment continues the session.
    func continues(at now: Timestamp) -> Bool { now.seconds(since: lastSeenAt) < Self.timeout }
}

extension Transaction {
    /// Continues the session of a book or begins one.
    ///
    /// - Parameter newID: The id for a new session.
    /// - Returns: The session.
    /// - Throws: ``ReadingError/noSuchBook(_:)``.
    @discardableResult
    public func report(
        _ heartbeat: Heartbeat, of book: ID<Book>, newID: () -> ID<ReadingSession>
    ) throws(StorageError) -> ReadingSession {
        let found = try self.book(book)
        if heartbeat.isOpening, let page = heartbeat.page { try visit(page, of: book) }
        let page = found.page(nearest: heartbeat.page)
        var session: ReadingSession
        if let open = try openSession(of: book), open.continues(at: time) {
            session = open
            if page < session.firstPage || page > session.lastPage { session.charactersRead += try length(page, book) }
            session.firstPage = min(session.firstPage, page)
            session.lastPage = max(session.lastPage, page)
        } else {
            session = ReadingSession(
                id: newID(), bookID: book, startedAt: time, lastSeenAt: time, firstPage: page, lastPage: page)
            session.charactersRead = try length(page, book)
        }
        session.lastSeenAt = time
        // A report cannot cover more time than has passed, whatever the page's clock says.
        let elapsed = Int(clamping: time.seconds(since: session.startedAt)) + 60
        session.activeSeconds = min(session.activeSeconds + min(max(heartbeat.activeSeconds, 0), 3600), elapsed)
        session.wordsLookedUp += min(max(heartbeat.wordsLookedUp, 0), 1000)
        try save(session)
        // A page's last report may arrive just after the next page was opened and must not move the position back.
        try run(
            """
            UPDATE book SET last_page = ?, opened_at = ?
            WHERE id = ? AND learner_id = ? AND (opened_at IS NULL OR opened_at < ?)
            """,
            [SQLValue(page), SQLValue(time), SQLValue(book), owner, SQLValue(time.advanced(bySeconds: -3))],
            changes: .upsert(.book, book))
        return session
    }

    /// The length of a page in code points.
    private func length(_ page: Int, _ book: ID<Book>) throws(StorageError) -> Int {
        try first(
            "SELECT LENGTH(text) AS length FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
            [SQLValue(book), owner, SQLValue(page)])?.integer("length") ?? 0
    }

    func save(_ session: ReadingSession) throws(StorageError) {
        try run(
            """
            INSERT INTO reading_session
                (learner_id, \(ReadingSession.columns))
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, id) DO UPDATE SET
                last_seen_at = excluded.last_seen_at, has_ended = excluded.has_ended,
                active_seconds = excluded.active_seconds, characters_read = excluded.characters_read,
                words_looked_up = excluded.words_looked_up, words_marked = excluded.words_marked,
                new_words = excluded.new_words, first_page = excluded.first_page, last_page = excluded.last_page
            """,
            [
                owner, SQLValue(session.id), SQLValue(session.bookID), SQLValue(session.startedAt),
                SQLValue(session.lastSeenAt), SQLValue(session.hasEnded), SQLValue(session.activeSeconds),
                SQLValue(session.charactersRead), SQLValue(session.wordsLookedUp), SQLValue(session.wordsMarked),
                SQLValue(session.newWords), SQLValue(session.firstPage), SQLValue(session.lastPage),
            ], changes: .upsert(.readingSession, session.id))
    }
}
