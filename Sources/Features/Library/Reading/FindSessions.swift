import Model
import Storage

extension Desk {
    /// Returns a session by its id.
    public func session(_ id: ID<ReadingSession>) async throws -> ReadingSession {
        let learner = learner
        let found = try await database.read(learner) { reader in
            try reader.first(
                "SELECT \(ReadingSession.columns) FROM reading_session WHERE id = ? AND learner_id = ?",
                [SQLValue(id), SQLValue(learner)]
            )
            .map { try ReadingSession($0) }
        }
        guard let found else { throw LibraryError.noSuchSession(id) }
        return found
    }

    /// Returns sessions since a moment, latest first.
    public func sessions(since moment: Timestamp = Timestamp(milliseconds: 0), limit: Int = 1000) async throws
        -> [ReadingSession]
    {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT \(ReadingSession.columns) FROM reading_session
                WHERE learner_id = ? AND started_at >= ? ORDER BY started_at DESC LIMIT ?
                """,
                [SQLValue(learner), SQLValue(moment), SQLValue(limit)]
            ).map { try ReadingSession($0) }
        }
    }

    /// Returns the words marked as difficult in a session, in the order of marking.
    public func wordsMarked(in session: ReadingSession) async throws -> [Mark] {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.rows(
                """
                SELECT \(Mark.columns) FROM mark
                WHERE learner_id = ? AND status = 'difficult' AND book_id = ? AND updated_at >= ? AND updated_at <= ?
                ORDER BY updated_at
                """,
                [
                    SQLValue(learner), SQLValue(session.bookID), SQLValue(session.startedAt),
                    SQLValue(session.lastSeenAt),
                ]
            ).map { try Mark($0) }
        }
    }
}

extension ReadingSession {
    static let columns = """
        id, book_id, started_at, last_seen_at, has_ended, active_seconds, characters_read, words_looked_up, \
        words_marked, new_words, first_page, last_page
        """

    init(_ row: Row) throws(StorageError) {
        self.init(
            id: try row.id("id"), bookID: try row.id("book_id"), startedAt: try row.time("started_at"),
            lastSeenAt: try row.time("last_seen_at"),
            hasEnded: try row.flag("has_ended"), activeSeconds: try row.count("active_seconds"),
            charactersRead: try row.count("characters_read"),
            wordsLookedUp: try row.count("words_looked_up"), wordsMarked: try row.count("words_marked"),
            newWords: try row.count("new_words"),
            firstPage: try row.count("first_page"), lastPage: try row.count("last_page"))
    }
}
