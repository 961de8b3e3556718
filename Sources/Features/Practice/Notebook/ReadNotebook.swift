import Etymology
import Model
import Storage

/// Reading and searching the notebook of the learner whose rows a reader reads.
extension Reader {
    /// Returns the titles that contain a text, ignoring case, in the order of the notebook.
    public func notebookTitles(matching text: String = "") throws(StorageError) -> [String] {
        let wanted = NotebookTitle.folded(text)
        // Titles have no NUL and are short.
        guard !wanted.utf8.contains(0), wanted.utf8.count <= Self.longestFoldedTitle else { return [] }
        let isNarrowed = NotebookTitle.isASCII(wanted)
        var titles: [String] = []
        for row in try rows(
            #"""
            SELECT title, folded_title FROM notebook_entry
            WHERE learner_id = ? AND title IS NOT NULL AND folded_title LIKE ? ESCAPE '\' ORDER BY position, id
            """#, [owner, isNarrowed ? .containing(wanted) : "%"])
        {
            // An accent that follows its letter belongs to it, which LIKE does not know.
            let title = try row.text(1)
            if wanted.isEmpty || NotebookTitle.contains(title, wanted) { titles.append(try row.text(0)) }
        }
        return titles
    }

    /// Returns the number of entries in the notebook.
    public func notebookCount() throws(StorageError) -> Int {
        try first(
            "SELECT COUNT(*) AS entries FROM notebook_entry WHERE learner_id = ? AND title IS NOT NULL", [owner])?
            .count(0) ?? 0
    }

    /// Returns the entry with a title: an exact match, or else one that ignores case; the last if there are several.
    ///
    /// - Returns: Nil if there is none.
    public func notebookEntry(titled title: String) throws(StorageError) -> WordEntry? {
        guard let id = try notebookRows(titled: title).last else { return nil }
        let row = try first(
            "SELECT substr(text, 1, 1048576) AS text FROM notebook_entry WHERE learner_id = ? AND id = ?",
            [owner, .text(id)])
        guard let row else { return nil }
        return try Self.entry(row)
    }

    /// Returns entries in random order, each once.
    ///
    /// - Parameters:
    ///   - count: The maximum number of entries.
    ///   - generator: The same one gives the same entries, as long as the notebook stays the same.
    public func notebookEntries(
        _ count: Int, using generator: inout some RandomNumberGenerator
    ) throws(StorageError) -> [WordEntry] {
        var entries: [WordEntry] = []
        for pick in NotebookRound.picks(count, of: try notebookCount(), using: &generator) {
            let row = try first(
                """
                SELECT substr(text, 1, 1048576) AS text FROM notebook_entry
                WHERE learner_id = ? AND title IS NOT NULL ORDER BY position, id LIMIT 1 OFFSET ?
                """, [owner, SQLValue(pick)])
            if let row, let entry = try Self.entry(row) { entries.append(entry) }
        }
        return entries
    }

    /// Returns the ids of the entries with a title, in the order of the notebook: exact matches, or else those that
    /// ignore case.
    package func notebookRows(titled title: String) throws(StorageError) -> [String] {
        let wanted = NotebookTitle.folded(title)
        guard !wanted.utf8.contains(0), wanted.utf8.count <= Self.longestFoldedTitle else { return [] }
        // Other letters may be written in several ways that are the same text, which only Swift's comparison knows.
        let candidates =
            NotebookTitle.isASCII(wanted)
            ? try rows(
                """
                SELECT id, title, folded_title FROM notebook_entry
                WHERE learner_id = ? AND title IS NOT NULL AND folded_title = ? ORDER BY position, id
                """, [owner, .text(wanted)])
            : try rows(
                """
                SELECT id, title, folded_title FROM notebook_entry
                WHERE learner_id = ? AND title IS NOT NULL ORDER BY position, id
                """, [owner])
        var exact: [String] = []
        var others: [String] = []
        for row in candidates {
            if try row.text(1) == title {
                exact.append(try row.text(0))
            } else if try row.text(2) == wanted {
                others.append(try row.text(0))
            }
        }
        return exact.isEmpty ? others : exact
    }

    /// In bytes: more than the folded form of any title has.
    private static var longestFoldedTitle: Int { 6_400 }

    /// At most the first MiB of an entry is read; Glossa's own have a few hundred bytes.
    private static func entry(_ row: Row) throws(StorageError) -> WordEntry? {
        NotebookText.entry(String(decoding: try row.blob(0), as: UTF8.self))
    }
}
