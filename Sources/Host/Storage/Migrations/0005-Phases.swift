extension Migration {
    /// Answer counts by the phase of the card, and a partial index of new cards.
    ///
    /// Opening the database recomputes the existing summaries from the log, because SQL does not know when a learner's
    /// days begin.
    static let phases = Migration(
        version: 5,
        name: "Phases",
        statements: [
            "DROP TABLE review_day",
            """
            CREATE TABLE review_day (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                deck_id TEXT NOT NULL,
                phase BIGINT NOT NULL,
                again BIGINT NOT NULL DEFAULT 0,
                hard BIGINT NOT NULL DEFAULT 0,
                good BIGINT NOT NULL DEFAULT 0,
                easy BIGINT NOT NULL DEFAULT 0,
                new_cards BIGINT NOT NULL DEFAULT 0,
                milliseconds BIGINT NOT NULL DEFAULT 0,
                PRIMARY KEY (learner_id, day, deck_id, phase)
            )
            """,
            "DELETE FROM review_hour",
            "DROP INDEX card_by_position",
            """
            CREATE INDEX card_by_position ON card (deck_id, standing, state, position, buried_on)
            WHERE standing = 0 AND state = 0
            """,
        ])
}
