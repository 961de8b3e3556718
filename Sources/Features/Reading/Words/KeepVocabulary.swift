import Model
import Proficiency
import Storage

extension Reader {
    /// Returns the counted words of a book, if they were counted with the same dictionaries and corrections.
    ///
    /// - Parameter fingerprint: ``vocabularyFingerprint(_:_:_:)``.
    public func vocabulary(of book: ID<Book>, fingerprint: String) throws(StorageError) -> Vocabulary? {
        let row = try first(
            "SELECT words FROM vocabulary WHERE book_id = ? AND learner_id = ? AND fingerprint = ?",
            [SQLValue(book), owner, SQLValue(fingerprint)])
        guard let row else { return nil }
        return Vocabulary(bytes: try row.blob("words"))
    }

    /// Returns the words that a book repeats and no dictionary has, as they were found when its words were last counted.
    func terms(of book: ID<Book>) throws(StorageError) -> [BookTerm] {
        let row = try first(
            "SELECT terms FROM vocabulary WHERE book_id = ? AND learner_id = ?", [SQLValue(book), owner])
        guard let row else { return [] }
        return BookTerm.list(stored: try row.text("terms"))
    }

    /// Returns the texts of a book's next pages, a few at a time, because a book may exceed the memory available for
    /// counting.
    ///
    /// - Parameter page: The last page already known; 0 for none.
    public func texts(of book: ID<Book>, after page: Int) throws(StorageError) -> [String] {
        try rows(
            """
            SELECT text FROM passage WHERE book_id = ? AND learner_id = ? AND number > ? ORDER BY number LIMIT 1000
            """, [SQLValue(book), owner, SQLValue(page)]
        ).values { row throws(StorageError) in try row.text(0) }
    }
}

extension Transaction {
    /// Saves the counted words of a book, which can be counted again and are not logged.
    public func save(_ counted: VocabularyCache.Unsaved, of book: ID<Book>) throws(StorageError) {
        try runDerived(
            """
            INSERT INTO vocabulary (book_id, learner_id, fingerprint, words, terms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, book_id)
                DO UPDATE SET fingerprint = excluded.fingerprint, words = excluded.words, terms = excluded.terms
            """,
            [
                SQLValue(book), owner, SQLValue(counted.fingerprint), SQLValue(counted.bytes),
                SQLValue(BookTerm.stored(counted.terms)),
            ])
    }
}
