extension Migration {
    /// What a note and a card from another program have that Glossa does not use, kept so that it can be given back.
    static let interchange = Migration(
        version: 4,
        name: "Interchange",
        statements: [
            // Definitions that many notes share: notetypes, by `notetype/id`.
            """
            CREATE TABLE foreign_definition (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                definition TEXT NOT NULL,
                PRIMARY KEY (learner_id, name)
            )
            """,
            // What a foreign log says of an answer beside what Glossa keeps.
            "ALTER TABLE review ADD COLUMN foreign_factor BIGINT NOT NULL DEFAULT 0",
            // Rows of a foreign log that are no answers, such as a change of the due date by hand.
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
