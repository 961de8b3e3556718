import Model
import Storage

extension Desk {
    /// The maximum length of a title or an author, in characters.
    static let longestTitle = 300

    /// Changes a book's title and author.
    ///
    /// - Throws: ``LibraryError/emptyTitle``, ``LibraryError/noSuchBook(_:)``.
    public func rename(_ id: ID<Book>, title: String, author: String?, at now: Timestamp) async throws {
        let title = title.trimmingSpaces.cut(to: Self.longestTitle)
        let author = author.map { $0.trimmingSpaces.cut(to: Self.longestTitle) }
        guard !title.isEmpty else { throw LibraryError.emptyTitle }
        _ = try await book(id)
        try await update(
            id, "title = ?, author = ?, updated_at = ?",
            [SQLValue(title), SQLValue(author.flatMap { $0.isEmpty ? nil : $0 }), SQLValue(now)], at: now)
    }

    /// Marks a book as deleted. It can be restored until ``purgeDeletedBooks(deletedBefore:at:)``.
    public func delete(_ id: ID<Book>, at now: Timestamp) async throws {
        try await update(id, "deleted_at = ?", [SQLValue(now)], at: now)
    }

    /// Undoes a deletion.
    public func restore(_ id: ID<Book>, at now: Timestamp) async throws {
        try await update(id, "deleted_at = ?", [.null], at: now)
    }

    /// Permanently removes books that were deleted before a moment, with their text.
    public func purgeDeletedBooks(deletedBefore moment: Timestamp, at now: Timestamp) async throws {
        let learner = learner
        let old = try await database.read(learner) { reader in
            try reader.rows(
                "SELECT id FROM book WHERE learner_id = ? AND deleted_at IS NOT NULL AND deleted_at < ?",
                [SQLValue(learner), SQLValue(moment)]
            ).map { try $0.id("id", of: Book.self) }
        }
        for id in old {
            try await database.write(learner, at: now) { transaction in
                _ = try transaction.run(
                    "DELETE FROM book WHERE id = ? AND learner_id = ? AND deleted_at IS NOT NULL",
                    [SQLValue(id), SQLValue(learner)],
                    changes: .delete(.book, id))
            }
        }
    }

    private func update(_ id: ID<Book>, _ assignments: String, _ values: [SQLValue], at now: Timestamp) async throws {
        let learner = learner
        let changed = try await database.write(learner, at: now) { transaction in
            try transaction.run(
                "UPDATE book SET \(assignments) WHERE id = ? AND learner_id = ?",
                values + [SQLValue(id), SQLValue(learner)],
                changes: .upsert(.book, id))
        }
        if changed == 0 { throw LibraryError.noSuchBook(id) }
    }
}

extension String {
    /// The text without leading and trailing white space.
    var trimmingSpaces: String {
        var view = self[...]
        while view.first?.isWhitespace ?? false { view.removeFirst() }
        while view.last?.isWhitespace ?? false { view.removeLast() }
        return String(view)
    }
}
