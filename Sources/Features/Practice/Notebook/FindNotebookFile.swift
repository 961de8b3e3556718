import Storage

// Where the notebook's rows come from, and what is kept beside them.

extension Reader {
    /// Returns which file the rows agree with, and the stamp that it had; nil if there has never been an entry. A
    /// notebook without a file has an empty place.
    package func notebookFile() throws(StorageError) -> (place: String, stamp: String)? {
        let row = try first("SELECT place, stamp FROM notebook_file WHERE learner_id = ?", [owner])
        guard let row else { return nil }
        return (try row.text(0), try row.text(1))
    }

    /// Returns the names of the copies of the notebook, and their lengths in bytes.
    package func notebookCopies() throws(StorageError) -> [(name: String, bytes: Int)] {
        var copies: [(name: String, bytes: Int)] = []
        for row in try rows(
            "SELECT name, length(text) AS bytes FROM notebook_copy WHERE learner_id = ? ORDER BY name", [owner])
        {
            copies.append((try row.text(0), try row.count(1)))
        }
        return copies
    }
}
