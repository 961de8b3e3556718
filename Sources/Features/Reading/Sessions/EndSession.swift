import Model
import Proficiency
import Storage

extension Reader {
    /// Returns the number of different words on the pages of a book's session that the learner has not met before, as
    /// ``Transaction/endSession(of:last:newWords:newID:)`` records it.
    ///
    /// - Parameters:
    ///   - heartbeat: The session's last report, which is not saved yet.
    ///   - words: Finds the words of a page, with the corrections of its language.
    /// - Throws: ``ReadingError/noSuchBook(_:)``.
    public func newWords(
        inSessionOf book: ID<Book>, last heartbeat: Heartbeat, at now: Timestamp, _ knowledge: KnowledgeCache,
        words: (StoredPage, [Correction]) -> [Token]
    ) throws(StorageError) -> Int {
        let found = try self.book(book)
        let page = found.page(nearest: heartbeat.page)
        var pages = page...page
        if let open = try openSession(of: book), open.continues(at: now) {
            pages = min(open.firstPage, page)...max(open.lastPage, page)
        }
        let known = try knowledge.current(self).knowledge(found.language)
        var new: Set<String> = []
        for number in pages.prefix(200) {
            guard let page = try pageIfThere(number, of: book) else { continue }
            let corrections = try corrections(found.language, on: number, of: book)
            for token in words(page, corrections) where token.kind.isWord && token.kind != .name {
                if known.status(of: token.lemma, level: token.level) == nil { new.insert(token.lemma) }
            }
        }
        return new.count
    }
}

extension Transaction {
    /// Ends the session of a book and returns its summary. A book without an open session gets one that lasts this
    /// moment. A session that ends on the last page finishes the book.
    ///
    /// - Parameter newWords: ``Reader/newWords(inSessionOf:last:at:_:words:)``.
    /// - Throws: ``ReadingError/noSuchBook(_:)``.
    public func endSession(
        of book: ID<Book>, last heartbeat: Heartbeat, newWords: Int, newID: () -> ID<ReadingSession>
    ) throws(StorageError) -> ReadingSession {
        let page = try self.book(book).page(nearest: heartbeat.page)
        var session = try report(heartbeat, of: book, newID: newID)
        session.hasEnded = true
        session.wordsMarked = try wordsMarked(in: session).count
        session.newWords = newWords
        try save(session)
        try run(
            """
            UPDATE book SET finished_at = ?
            WHERE id = ? AND learner_id = ? AND finished_at IS NULL AND page_count <= ?
            """, [SQLValue(time), SQLValue(book), owner, SQLValue(page)], changes: .upsert(.book, book))
        return session
    }
}
