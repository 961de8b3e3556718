import Model
import Storage

extension Desk {
    /// Seconds without a report after which a session is over.
    static let sessionTimeout: Int64 = 30 * 60

    /// A periodic report from the page.
    public struct Heartbeat: Sendable {
        /// The page, from 1.
        public var page: Int
        /// Seconds of reading since the last report.
        public var activeSeconds: Int
        /// Words looked up since the last report.
        public var wordsLookedUp: Int

        public init(page: Int, activeSeconds: Int = 0, wordsLookedUp: Int = 0) {
            self.page = page
            self.activeSeconds = activeSeconds
            self.wordsLookedUp = wordsLookedUp
        }
    }

    /// Continues the session of a book or begins one.
    ///
    /// - Parameter newID: The id for a new session.
    public func report(
        _ heartbeat: Heartbeat, of book: ID<Book>, at now: Timestamp,
        newID: @autoclosure @Sendable @escaping () -> ID<ReadingSession>
    ) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let found = try Self.book(book, transaction, learner)
            let page = min(max(heartbeat.page, 1), found.pageCount)
            let length = { (page: Int) in
                try transaction.first(
                    "SELECT LENGTH(text) AS length FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
                    [SQLValue(book), SQLValue(learner), SQLValue(page)])?.integer("length") ?? 0
            }
            var session: ReadingSession
            if let open = try Self.openSession(of: book, transaction, learner),
                now.seconds(since: open.lastSeenAt) < Self.sessionTimeout
            {
                session = open
                if !(session.firstPage...session.lastPage).contains(page) { session.charactersRead += try length(page) }
                session.firstPage = min(session.firstPage, page)
                session.lastPage = max(session.lastPage, page)
            } else {
                session = ReadingSession(
                    id: newID(), bookID: book, startedAt: now, lastSeenAt: now, firstPage: page, lastPage: page)
                session.charactersRead = try length(page)
            }
            session.lastSeenAt = now
            // A report cannot cover more time than has passed, whatever the page's clock says.
            let elapsed = Int(now.seconds(since: session.startedAt)) + 60
            session.activeSeconds = min(session.activeSeconds + min(max(heartbeat.activeSeconds, 0), 3600), elapsed)
            session.wordsLookedUp += min(max(heartbeat.wordsLookedUp, 0), 1000)
            try Self.save(session, transaction)
            // A page's last report may arrive just after the next page was opened and must not move the position back.
            _ = try transaction.run(
                """
                UPDATE book SET last_page = ?, opened_at = ?
                WHERE id = ? AND learner_id = ? AND (opened_at IS NULL OR opened_at < ?)
                """,
                [
                    SQLValue(page), SQLValue(now), SQLValue(book), SQLValue(learner),
                    SQLValue(now.advanced(bySeconds: -3)),
                ],
                changes: .upsert(.book, book))
        }
    }

    /// Ends the session of a book and returns its summary. A book without an open session gets one that lasts this
    /// moment. A session that ends on the last page finishes the book.
    public func endSession(
        of book: ID<Book>, last heartbeat: Heartbeat, at now: Timestamp,
        newID: @autoclosure @Sendable @escaping () -> ID<ReadingSession>
    ) async throws -> ReadingSession {
        let id = newID()
        try await report(heartbeat, of: book, at: now, newID: id)
        let learner = learner
        guard var session = try await database.read(learner, { try Self.openSession(of: book, $0, learner) }) else {
            throw LibraryError.noSuchSession(id)
        }
        session.hasEnded = true
        session.lastSeenAt = now
        session.wordsMarked = try await wordsMarked(in: session).count
        session.newWords = try await newWords(on: session.firstPage...session.lastPage, of: book)
        let ended = session
        try await database.write(learner, at: now) { transaction in
            try Self.save(ended, transaction)
            _ = try transaction.run(
                """
                UPDATE book SET finished_at = ?
                WHERE id = ? AND learner_id = ? AND finished_at IS NULL AND page_count <= ?
                """,
                [SQLValue(now), SQLValue(book), SQLValue(learner), SQLValue(heartbeat.page)],
                changes: .upsert(.book, book))
        }
        return ended
    }

    /// Returns the number of different unmarked words on some pages.
    private func newWords(on pages: ClosedRange<Int>, of book: ID<Book>) async throws -> Int {
        var words: Set<String> = []
        for number in pages.prefix(200) {
            guard let page = try? await page(number, of: book) else { continue }
            for token in page.tokens where token.kind.isWord && token.kind != .name {
                if page.knowledge.status(of: token.lemma, level: token.level) == nil { words.insert(token.lemma) }
            }
        }
        return words.count
    }

    private static func openSession(of book: ID<Book>, _ reader: Reader, _ learner: ID<Learner>) throws
        -> ReadingSession?
    {
        try reader.first(
            """
            SELECT \(ReadingSession.columns) FROM reading_session
            WHERE learner_id = ? AND book_id = ? AND has_ended = 0 ORDER BY started_at DESC LIMIT 1
            """, [SQLValue(learner), SQLValue(book)]
        ).map { try ReadingSession($0) }
    }

    private static func save(_ session: ReadingSession, _ transaction: Transaction) throws {
        _ = try transaction.run(
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
                SQLValue(transaction.learner), SQLValue(session.id), SQLValue(session.bookID),
                SQLValue(session.startedAt),
                SQLValue(session.lastSeenAt), SQLValue(session.hasEnded), SQLValue(session.activeSeconds),
                SQLValue(session.charactersRead),
                SQLValue(session.wordsLookedUp), SQLValue(session.wordsMarked), SQLValue(session.newWords),
                SQLValue(session.firstPage),
                SQLValue(session.lastPage),
            ], changes: .upsert(.readingSession, session.id))
    }
}
