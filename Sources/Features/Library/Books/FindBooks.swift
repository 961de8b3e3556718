import Model
import Storage

extension Desk {
    /// Returns all books that are not deleted, most recently opened (or imported) first.
    public func books() async throws -> [Book] {
        let learner = learner
        return try await database.read(learner) { try Self.books($0, learner) }
    }

    static func books(_ reader: Reader, _ learner: ID<Learner>) throws -> [Book] {
        try reader.rows(
            """
            SELECT \(Book.columns) FROM book WHERE learner_id = ? AND deleted_at IS NULL
            ORDER BY COALESCE(opened_at, created_at) DESC, id DESC
            """, [SQLValue(learner)]
        ).map { try Book($0) }
    }

    /// Returns one book.
    ///
    /// - Throws: ``LibraryError/noSuchBook(_:)`` for a deleted or unknown book.
    public func book(_ id: ID<Book>) async throws -> Book {
        let learner = learner
        return try await database.read(learner) { try Self.book(id, $0, learner) }
    }

    static func book(_ id: ID<Book>, _ reader: Reader, _ learner: ID<Learner>, evenDeleted: Bool = false) throws -> Book
    {
        let row = try reader.first(
            "SELECT \(Book.columns), deleted_at FROM book WHERE id = ? AND learner_id = ?",
            [SQLValue(id), SQLValue(learner)])
        guard let row, try evenDeleted || row.optionalTime("deleted_at") == nil else {
            throw LibraryError.noSuchBook(id)
        }
        return try Book(row)
    }

    /// Returns a book even if it is deleted, to offer an undo.
    public func deletedBook(_ id: ID<Book>) async throws -> Book? {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                "SELECT \(Book.columns) FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NOT NULL",
                [SQLValue(id), SQLValue(learner)]
            ).map { try Book($0) }
        }
    }

    /// Returns the chapters of a book, in order; none for a book without headings.
    public func chapters(of id: ID<Book>) async throws -> [Chapter] {
        let learner = learner
        return try await database.read(learner) { try Self.chapters(of: id, $0, learner) }
    }

    static func chapters(of id: ID<Book>, _ reader: Reader, _ learner: ID<Learner>) throws -> [Chapter] {
        try reader.rows(
            "SELECT position, title, first_page FROM chapter WHERE book_id = ? AND learner_id = ? ORDER BY position",
            [SQLValue(id), SQLValue(learner)]
        ).map { try Chapter($0) }
    }

    /// Returns the cover picture of a book, with its media type, or nil if it has none.
    public func cover(of id: ID<Book>) async throws -> (mediaType: String, bytes: [UInt8])? {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                "SELECT media_type, bytes FROM cover WHERE book_id = ? AND learner_id = ?",
                [SQLValue(id), SQLValue(learner)]
            )
            .map { (try $0.text("media_type"), try $0.blob("bytes")) }
        }
    }
}
