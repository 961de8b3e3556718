import Model
import Storage

extension Book {
    /// The maximum length of a title or an author, in characters.
    public static var longestTitle: Int { 300 }
}

extension Transaction {
    /// Changes a book's title and author.
    ///
    /// - Parameters:
    ///   - title: Nil to keep it.
    ///   - author: Nil to keep it, empty to remove it.
    /// - Throws: ``ReadingError/emptyTitle``, ``ReadingError/noSuchBook(_:)``.
    public func rename(_ id: ID<Book>, title: String?, author: String?) throws(StorageError) {
        let book = try book(id)
        let title = (title ?? book.title).trimmingWhitespace.cut(to: Book.longestTitle)
        let author = (author ?? book.author ?? "").trimmingWhitespace.cut(to: Book.longestTitle)
        guard !title.isEmpty else { throw .declining(ReadingError.emptyTitle) }
        try run(
            "UPDATE book SET title = ?, author = ?, updated_at = ? WHERE id = ? AND learner_id = ?",
            [SQLValue(title), author.isEmpty ? .null : SQLValue(author), SQLValue(time), SQLValue(id), owner],
            changes: .upsert(.book, id))
    }

    /// Marks a book as deleted. It can be restored until ``purge(_:)``.
    ///
    /// - Throws: ``ReadingError/noSuchBook(_:)``, also for a book that is already deleted.
    public func delete(_ id: ID<Book>) throws(StorageError) {
        try setDeleted(SQLValue(time), try book(id).id)
    }

    /// Undoes a deletion.
    ///
    /// - Throws: ``ReadingError/noSuchBook(_:)``.
    public func restore(_ id: ID<Book>) throws(StorageError) {
        try setDeleted(.null, id)
    }

    /// Permanently removes a deleted book, with its text.
    public func purge(_ id: ID<Book>) throws(StorageError) {
        try run(
            "DELETE FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NOT NULL", [SQLValue(id), owner],
            changes: .delete(.book, id))
    }

    private func setDeleted(_ moment: SQLValue, _ id: ID<Book>) throws(StorageError) {
        let changed = try run(
            "UPDATE book SET deleted_at = ? WHERE id = ? AND learner_id = ?", [moment, SQLValue(id), owner],
            changes: .upsert(.book, id))
        if changed == 0 { throw .declining(ReadingError.noSuchBook(id)) }
    }
}
