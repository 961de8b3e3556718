extension Migration {
    /// The etymology notebook as rows, in the order of its text.
    ///
    /// The texts of a learner's rows, joined by position, are the notebook to the byte. Text outside entries has rows
    /// without a title. The text is bytes, because a learner's file may hold anything.
    static let notebook = Migration(
        version: 21,
        name: "Notebook",
        statements: [
            """
            CREATE TABLE notebook_entry (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                position BIGINT NOT NULL,
                title TEXT,
                folded_title TEXT,
                text BYTEA NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, id)
            )
            """,
            "CREATE INDEX notebook_entry_by_position ON notebook_entry (learner_id, position, id)",
            // For counting entries, and for finding one by its number.
            """
            CREATE INDEX notebook_entry_in_order ON notebook_entry (learner_id, position, id)
            WHERE title IS NOT NULL
            """,
            """
            CREATE INDEX notebook_entry_by_title ON notebook_entry (learner_id, folded_title, position, id)
            WHERE title IS NOT NULL
            """,
            // Which file the rows were last read from or written to, and its state then.
            """
            CREATE TABLE notebook_file (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                place TEXT NOT NULL,
                stamp TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id)
            )
            """,
            // Notebooks that were replaced, and the one proposed for import, of learners without a file.
            """
            CREATE TABLE notebook_copy (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                text BYTEA NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, name)
            )
            """,
        ],
        policies: policies(for: ["notebook_entry", "notebook_file", "notebook_copy"]))
}
