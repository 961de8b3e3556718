import Model
import Reading
import Storage

/// What the learner has read lately.
public struct RecentReading: Sendable {
    /// All books, last opened first.
    public var books: [Book]
    /// Sessions since the moment that was asked for, latest first.
    public var sessions: [ReadingSession]
    /// The number of marked words.
    public var markCount: Int

    /// The book opened last; nil if none was ever opened.
    public var opened: Book? { books.first { $0.openedAt != nil } }
}

extension Desk {
    /// Returns what the learner has read since a moment, from a snapshot that its caller reads more from.
    public func recentReading(_ reader: Reader, since moment: Timestamp) throws -> RecentReading {
        RecentReading(
            books: try reader.books(), sessions: try reader.sessions(since: moment), markCount: try reader.markCount())
    }

    /// Returns how many books, marked words and corrections the learner has.
    public func counts() async throws -> LibraryCounts { try await database.read(learner) { try $0.counts() } }
}

/// How much the learner's library has of each.
public struct LibraryCounts: Hashable, Sendable {
    /// Those that are not deleted.
    public var books: Int
    /// Marked words.
    public var words: Int
    public var corrections: Int
}

extension Reader {
    fileprivate func counts() throws(StorageError) -> LibraryCounts {
        LibraryCounts(
            books: try count("SELECT COUNT(*) FROM book WHERE learner_id = ? AND deleted_at IS NULL"),
            words: try count("SELECT COUNT(*) FROM mark WHERE learner_id = ?"),
            corrections: try corrections().count)
    }

    private func count(_ sql: String) throws(StorageError) -> Int { try first(sql, [owner])?.count(0) ?? 0 }
}
