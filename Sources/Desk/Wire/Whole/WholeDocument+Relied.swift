import Model
import Storage

extension ReadWholeDocument {
    /// Refuses rows that contradict what Glossa relies on, and that it would not have written: pages of a book that are not
    /// numbered from 1 without a gap, answers that are none, and memories of cards that no scheduler can go on with.
    ///
    /// The length of a book is counted anew, whatever the archive says, because a learner's share of the disk goes by it.
    ///
    /// - Throws: ``WholeImportError/damaged(part:)``, `StorageError`.
    static func refuseWhatCannotBeReliedOn(_ transaction: Transaction) throws {
        let owner = transaction.owner
        let books = """
            SELECT book.id FROM book
            LEFT JOIN (
                SELECT book_id, COUNT(*) AS pages, MIN(number) AS first_one, MAX(number) AS last_one FROM passage
                WHERE learner_id = ? GROUP BY book_id
            ) AS found ON found.book_id = book.id
            WHERE book.learner_id = ? AND (
                found.pages IS NULL OR found.first_one <> 1 OR found.last_one <> found.pages
                OR book.page_count <> found.pages
            ) LIMIT 1
            """
        let answers = """
            SELECT id FROM review
            WHERE learner_id = ? AND (rating NOT BETWEEN 0 AND 4 OR state NOT BETWEEN 0 AND 4) LIMIT 1
            """
        let memories = """
            SELECT id FROM card
            WHERE learner_id = ? AND (
                state NOT BETWEEN 0 AND 3 OR COALESCE(stability, 1) NOT BETWEEN 0.0 AND 1e6
                OR COALESCE(difficulty, 5) NOT BETWEEN 0.0 AND 10.0
            ) LIMIT 1
            """
        if try transaction.first(books, [owner, owner]) != nil { throw WholeImportError.damaged(part: "book") }
        if try transaction.first(answers, [owner]) != nil { throw WholeImportError.damaged(part: "review") }
        if try transaction.first(memories, [owner]) != nil { throw WholeImportError.damaged(part: "card") }
        try transaction.runDerived(
            """
            UPDATE book SET scalar_count = (
                SELECT SUM(LENGTH(passage.text)) FROM passage WHERE passage.book_id = book.id AND passage.learner_id = ?
            ) WHERE learner_id = ?
            """, [owner, owner])
    }
}
