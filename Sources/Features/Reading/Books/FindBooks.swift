import Model
import Storage

/// The cover picture of a book.
public struct BookCover: Sendable {
    public var mediaType: String
    public var bytes: [UInt8]
}

extension Reader {
    /// Returns all books that are not deleted, most recently opened (or imported) first.
    public func books() throws(StorageError) -> [Book] {
        try rows(
            """
            SELECT \(Book.columns) FROM book WHERE learner_id = ? AND deleted_at IS NULL
            ORDER BY COALESCE(opened_at, created_at) DESC, id DESC
            """, [owner]
        ).values { row throws(StorageError) in try Book(row) }
    }

    /// Returns one book.
    ///
    /// - Throws: ``ReadingError/noSuchBook(_:)`` for a deleted or unknown book.
    public func book(_ id: ID<Book>) throws(StorageError) -> Book {
        let row = try first(
            "SELECT \(Book.columns) FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NULL",
            [SQLValue(id), owner])
        guard let row else { throw .declining(ReadingError.noSuchBook(id)) }
        return try Book(row)
    }

    /// Returns the book that a learner names: by its id, or by the beginning of its title or of its id. Of several, the
    /// one that was opened last.
    ///
    /// - Throws: ``ReadingError/noSuchBook(_:)`` for an unknown id, ``ReadingError/noSuchTitle(_:)``.
    public func book(named name: String) throws(StorageError) -> Book {
        if let id = ID<Book>(name) { return try book(id) }
        guard let found = try books(named: name).first else { throw .declining(ReadingError.noSuchTitle(name)) }
        return found
    }

    /// Returns the only book that a learner names as in ``book(named:)``, for what cannot be taken back at once. A book with
    /// just this title is meant rather than one whose title only begins so.
    ///
    /// - Throws: As ``book(named:)``, and ``ReadingError/severalTitles(_:count:)``.
    public func onlyBook(named name: String) throws(StorageError) -> Book {
        if let id = ID<Book>(name) { return try book(id) }
        let begun = try books(named: name)
        let same = begun.filter { $0.title == name }
        let meant = same.isEmpty ? begun : same
        guard let first = meant.first else { throw .declining(ReadingError.noSuchTitle(name)) }
        guard meant.count == 1 else { throw .declining(ReadingError.severalTitles(name, count: meant.count)) }
        return first
    }

    /// The books whose title or id begins with a name, the one that was opened last first; none for an empty name.
    private func books(named name: String) throws(StorageError) -> [Book] {
        guard !name.isEmpty else { return [] }
        return try books().filter { $0.title.hasPrefix(name) || $0.id.description.hasPrefix(name) }
    }

    /// Returns a book only if it is deleted, to offer an undo.
    public func deletedBook(_ id: ID<Book>) throws(StorageError) -> Book? {
        let row = try first(
            "SELECT \(Book.columns) FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NOT NULL",
            [SQLValue(id), owner])
        guard let row else { return nil }
        return try Book(row)
    }

    /// Returns the books that were deleted before a moment.
    public func booksDeleted(before moment: Timestamp) throws(StorageError) -> [ID<Book>] {
        try rows(
            "SELECT id FROM book WHERE learner_id = ? AND deleted_at IS NOT NULL AND deleted_at < ?",
            [owner, SQLValue(moment)]
        ).values { row throws(StorageError) in try row.id("id") }
    }

    /// Returns the chapters of a book, in order; none for a book without headings.
    public func chapters(of id: ID<Book>) throws(StorageError) -> [Chapter] {
        try rows(
            "SELECT position, title, first_page FROM chapter WHERE book_id = ? AND learner_id = ? ORDER BY position",
            [SQLValue(id), owner]
        ).values { row throws(StorageError) in try Chapter(row) }
    }

    /// Passes the text of every page of a book to `body`, in order.
    public func forEachText(
        of id: ID<Book>, _ body: (String) throws(StorageError) -> Void
    ) throws(StorageError) {
        try forEachRow(
            "SELECT text FROM passage WHERE book_id = ? AND learner_id = ? ORDER BY number", [SQLValue(id), owner]
        ) { row throws(StorageError) in try body(try row.text(0)) }
    }

    /// Returns the cover picture of a book.
    ///
    /// - Throws: ``ReadingError/noSuchBook(_:)``; ``ReadingError/noCover(_:)`` if it has no picture.
    public func cover(of id: ID<Book>) throws(StorageError) -> BookCover {
        _ = try book(id)
        let row = try first(
            "SELECT media_type, bytes FROM cover WHERE book_id = ? AND learner_id = ?", [SQLValue(id), owner])
        guard let row, try row.text("media_type").hasPrefix("image/") else {
            throw .declining(ReadingError.noCover(id))
        }
        return BookCover(mediaType: try row.text("media_type"), bytes: try row.blob("bytes"))
    }
}
