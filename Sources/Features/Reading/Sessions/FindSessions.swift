import Model
import Storage

extension Reader {
    /// Returns a session by its id.
    ///
    /// - Throws: ``ReadingError/noSuchSession(_:)``.
    public func session(_ id: ID<ReadingSession>) throws(StorageError) -> ReadingSession {
        let row = try first(
            "SELECT \(ReadingSession.columns) FROM reading_session WHERE id = ? AND learner_id = ?",
            [SQLValue(id), owner])
        guard let row else { throw .declining(ReadingError.noSuchSession(id)) }
        return try ReadingSession(row)
    }

    /// Returns sessions since a moment, latest first.
    public func sessions(
        since moment: Timestamp = Timestamp(milliseconds: 0), limit: Int = 1000
    ) throws(StorageError) -> [ReadingSession] {
        try rows(
            """
            SELECT \(ReadingSession.columns) FROM reading_session
            WHERE learner_id = ? AND started_at >= ? ORDER BY started_at DESC LIMIT ?
            """, [owner, SQLValue(moment), SQLValue(limit)]
        ).values { row throws(StorageError) in try ReadingSession(row) }
    }

    /// Passes every session to `body`, the latest first.
    public func forEachSession(_ body: (ReadingSession) throws(StorageError) -> Void) throws(StorageError) {
        try forEachRow(
            "SELECT \(ReadingSession.columns) FROM reading_session WHERE learner_id = ? ORDER BY started_at DESC",
            [owner]
        ) { row throws(StorageError) in try body(try ReadingSession(row)) }
    }

    /// Returns the session of a book that has not ended, however long ago it was; nil if there is none.
    func openSession(of book: ID<Book>) throws(StorageError) -> ReadingSession? {
        let row = try first(
            """
            SELECT \(ReadingSession.columns) FROM reading_session
            WHERE learner_id = ? AND book_id = ? AND has_ended = 0 ORDER BY started_at DESC LIMIT 1
            """, [owner, SQLValue(book)])
        guard let row else { return nil }
        return try ReadingSession(row)
    }

    /// Returns the words marked as difficult in a session, in the order of marking.
    public func wordsMarked(in session: ReadingSession) throws(StorageError) -> [Mark] {
        try rows(
            """
            SELECT \(Mark.columns) FROM mark
            WHERE learner_id = ? AND status = 'difficult' AND book_id = ? AND updated_at >= ? AND updated_at <= ?
            ORDER BY updated_at
            """, [owner, SQLValue(session.bookID), SQLValue(session.startedAt), SQLValue(session.lastSeenAt)]
        ).values { row throws(StorageError) in try Mark(row) }
    }
}
