extension Migration {
    /// What SQLite's planner knows about cards and notes.
    ///
    /// Every key begins with the learner, of whom a database has few. Without statistics, SQLite takes a learner's rows
    /// for ten (`sqlite3DefaultRowEst`), and would rather go through all cards of a learner by their key than look up a
    /// note's cards in an index.
    /// The numbers are those of a large collection rather than of the database at hand, so that plans are the same on
    /// every machine. `noskipscan` because decks are named, never skipped through.
    static let statistics = Migration(
        version: 22,
        name: "Statistics",
        statements: [],
        // Creates the table of statistics, fills it, and has this connection read it; others read it when they open.
        statistics: ["ANALYZE sqlite_schema"]
            + [
                // In a table without row ids, the key's index has the table's name.
                ("card", "card", "100000 100000 1"),
                ("card", "card_by_due", "100000 100000 20000 18000 9000 5 5 3 1 1 1 noskipscan"),
                ("card", "card_by_position", "20000 20000 4000 4000 4000 1 1 noskipscan"),
                ("card", "card_by_note", "100000 100000 2 1 noskipscan"),
                ("note", "sqlite_autoindex_note_1", "100000 100000 1"),
                ("note", "note_by_guid", "100000 100000 1"),
                ("note", "note_by_word", "100000 100000 50000 2 noskipscan"),
            ].flatMap { table, index, counts in
                [
                    "DELETE FROM sqlite_stat1 WHERE tbl = '\(table)' AND idx = '\(index)'",
                    "INSERT INTO sqlite_stat1 (tbl, idx, stat) VALUES ('\(table)', '\(index)', '\(counts)')",
                ]
            } + ["ANALYZE sqlite_schema"])
}
