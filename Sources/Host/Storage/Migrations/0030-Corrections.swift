extension Migration {
    /// Corrections that do not hold everywhere, which are those of the table `correction`: between two neighbours, and in
    /// one place of a book.
    ///
    /// `before_text` and `after_text` are the neighbours, empty where there is none. `place` counts the Unicode scalars
    /// before the corrected text on its page, and `sentence` is what stands around it.
    static let corrections = Migration(
        version: 30,
        name: "Corrections",
        statements: [
            """
            CREATE TABLE context_correction (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                text TEXT NOT NULL,
                before_text TEXT NOT NULL,
                after_text TEXT NOT NULL,
                parts TEXT NOT NULL,
                readings TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, language, text, before_text, after_text)
            )
            """,
            """
            CREATE TABLE place_correction (
                learner_id TEXT NOT NULL,
                book_id TEXT NOT NULL,
                page BIGINT NOT NULL,
                place BIGINT NOT NULL,
                language TEXT NOT NULL,
                parts TEXT NOT NULL,
                readings TEXT NOT NULL,
                sentence TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, book_id, page, place),
                FOREIGN KEY (learner_id, book_id) REFERENCES book (learner_id, id) ON DELETE CASCADE
            )
            """,
        ],
        policies: policies(for: ["context_correction", "place_correction"]))
}
