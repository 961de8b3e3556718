import Model
import Storage

extension Book {
    /// The maximum length of a title or an author, in characters.
    public static var longestTitle: Int { 300 }
}

/// What to change of a book. What is nil stays as it is.
public struct BookChange: Hashable, Sendable {
    public var title: String?
    /// Empty to remove it.
    public var author: String?
    /// The language in which its words are found.
    public var language: Language?

    public init(title: String? = nil, author: String? = nil, language: Language? = nil) {
        self.title = title
        self.author = author
        self.language = language
    }
}

extension Transaction {
    /// Changes a book's title, author and language.
    ///
    /// Another language leaves the text, its pages and the author's readings as they are. The words of the book are counted
    /// again, and marks that were made in it are made in the new language, too; as far as it has them.
    /// Corrections stay, each in its language.
    ///
    /// - Parameter wordOfTexts: Returns a word as the texts of a language have it; nil if the language has no such word.
    /// - Throws: ``ReadingError/emptyTitle``, ``ReadingError/noSuchBook(_:)``.
    public func change(
        _ id: ID<Book>, _ change: BookChange, wordOfTexts: (String, Language) -> String?
    ) throws(StorageError) {
        let book = try book(id)
        let title = (change.title ?? book.title).trimmingWhitespace.cut(to: Book.longestTitle)
        let author = (change.author ?? book.author ?? "").trimmingWhitespace.cut(to: Book.longestTitle)
        let language = change.language ?? book.language
        guard !title.isEmpty else { throw .declining(ReadingError.emptyTitle) }
        // A language that the learner chooses is the one of the text.
        let other = change.language == nil ? book.otherLanguage : nil
        try run(
            """
            UPDATE book SET title = ?, author = ?, language = ?, other_language = ?, updated_at = ?
            WHERE id = ? AND learner_id = ?
            """,
            [
                SQLValue(title), author.isEmpty ? .null : SQLValue(author), SQLValue(language.rawValue),
                SQLValue(other?.rawValue), SQLValue(time), SQLValue(id), owner,
            ],
            changes: .upsert(.book, id))
        guard language != book.language else { return }
        try runDerived("DELETE FROM vocabulary WHERE book_id = ? AND learner_id = ?", [SQLValue(id), owner])
        try copyMarks(of: id, from: book.language, to: language, wordOfTexts)
    }

    /// Marks the words that were last marked in a book in another language, too, as far as that language has them and the
    /// learner has not marked them there. They keep their sentence and page, and lose their reading.
    private func copyMarks(
        of book: ID<Book>, from old: Language, to new: Language, _ wordOfTexts: (String, Language) -> String?
    ) throws(StorageError) {
        let marks = try rows(
            "SELECT \(Mark.columns) FROM mark WHERE learner_id = ? AND language = ? AND book_id = ? ORDER BY word",
            [owner, SQLValue(old.rawValue), SQLValue(book)]
        ).values { row throws(StorageError) in try Mark(row) }
        for mark in marks {
            guard let word = wordOfTexts(mark.word, new), try self.mark(of: word, in: new) == nil else { continue }
            try self.mark(
                MarkChange(
                    word, in: new, as: mark.status,
                    context: MarkContext(sentence: mark.sentence, book: book, page: mark.page)))
        }
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
