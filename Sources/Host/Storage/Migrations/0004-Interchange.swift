extension Migration {
    /// Fields of imported notes and cards that Glossa does not use but preserves for export.
    static let interchange = Migration(
        version: 4,
        name: "Interchange",
        statements: [
            // Definitions shared by many notes: notetypes, by `notetype/id`.
            """
            CREATE TABLE foreign_definition (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                definition TEXT NOT NULL,
                PRIMARY KEY (learner_id, name)
            )
            """,
            // What a foreign log records of an answer beyond what Glossa stores.
            "ALTER TABLE review ADD COLUMN foreign_factor BIGINT NOT NULL DEFAULT 0",
            // Rows of a foreign log that are not answers, such as a due date changed by hand.
            """
            CREATE TABLE foreign_review (
                id BIGINT NOT NULL PRIMARY KEY,
                card_id BIGINT NOT NULL REFERENCES card (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                kind BIGINT NOT NULL,
                rating BIGINT NOT NULL,
                interval_days BIGINT NOT NULL,
                last_interval BIGINT NOT NULL,
                factor BIGINT NOT NULL,
                duration BIGINT NOT NULL
            )
            """,
            "CREATE INDEX foreign_review_by_card ON foreign_review (card_id, at)",
        ])
}
