import Model
import Storage

/// A page of a book as it is stored.
public struct StoredPage: Sendable {
    public var book: Book
    public var passage: Passage
    /// The chapter of the page; nil for a book without chapters.
    public var chapter: Chapter?
    /// The words that the book repeats and no dictionary has, and the learner's own that the page contains.
    public var terms: [BookTerm] = []
    /// Its pictures and notes, in order.
    public var insets: [Inset] = []
}

extension Reader {
    /// Returns a page of a book.
    ///
    /// - Parameter number: From 1.
    /// - Throws: ``ReadingError/noSuchBook(_:)``, ``ReadingError/noSuchPage(_:of:)``.
    public func page(_ number: Int, of id: ID<Book>) throws(StorageError) -> StoredPage {
        let book = try book(id)
        let found = try first(
            "SELECT number, chapter, text FROM passage WHERE book_id = ? AND learner_id = ? AND number = ?",
            [SQLValue(id), owner, SQLValue(number)])
        guard let found else { throw .declining(ReadingError.noSuchPage(number, of: book.pageCount)) }
        let passage = try Passage(found)
        let chapter = try first(
            "SELECT position, title, first_page FROM chapter WHERE book_id = ? AND learner_id = ? AND position = ?",
            [SQLValue(id), owner, SQLValue(passage.chapter)])
        var page = StoredPage(book: book, passage: passage)
        if book.language == .chinese { page.terms = try terms(of: id) + ownTerms(in: passage.text) }
        page.insets = try insets(on: number, of: id)
        if let chapter { page.chapter = try Chapter(chapter) }
        return page
    }

    /// Returns the words of the learner's Chinese cards that a text contains, of those that Glossa's dictionaries may cut.
    private func ownTerms(in text: String) throws(StorageError) -> [BookTerm] {
        let rows = try rows(
            "SELECT word FROM note WHERE learner_id = ? AND is_own = 1 AND deleted_at IS NULL ORDER BY word", [owner])
        guard !rows.isEmpty else { return [] }
        // Few of many words begin with two characters of the text.
        let pairs = Set(text.pairs)
        var terms: [BookTerm] = []
        for row in rows {
            let word = try row.text(0)
            guard let pair = word.pairs.first, pairs.contains(pair), text.holds(word) else { continue }
            terms.append(BookTerm(own: word))
        }
        return terms
    }

    /// Does the same, but returns nil if the book or the page is not there.
    public func pageIfThere(_ number: Int, of id: ID<Book>) throws(StorageError) -> StoredPage? {
        do throws(StorageError) { return try page(number, of: id) } catch {
            if case .declined = error { return nil }
            throw error
        }
    }
}

extension Transaction {
    /// Saves the position at which the book opens next time.
    ///
    /// A page that the book does not have changes nothing.
    public func visit(_ number: Int, of id: ID<Book>) throws(StorageError) {
        guard number >= 1 else { return }
        try run(
            "UPDATE book SET last_page = ?, opened_at = ? WHERE id = ? AND learner_id = ? AND page_count >= ?",
            [SQLValue(number), SQLValue(time), SQLValue(id), owner, SQLValue(number)], changes: .upsert(.book, id))
    }
}

extension Book {
    /// Returns the page nearest to a number, from 1; the last read page for nil.
    public func page(nearest number: Int?) -> Int { max(1, min(number ?? lastPage, pageCount)) }
}

extension String {
    /// The pairs of neighbouring code points, each as one number.
    fileprivate var pairs: [UInt64] {
        var pairs: [UInt64] = []
        var last: UInt64?
        for scalar in unicodeScalars {
            if let last { pairs.append(last << 32 | UInt64(scalar.value)) }
            last = UInt64(scalar.value)
        }
        return pairs
    }
}
