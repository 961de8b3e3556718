extension Migration {
    /// Data to undo a rescheduling, and Anki decks that follow Anki's scheduling.
    static let rescheduling = Migration(
        version: 12,
        name: "Rescheduling",
        statements: [
            // Card schedules before the undo step of the same sequence number; many cards per row.
            """
            CREATE TABLE former_schedule (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                sequence BIGINT NOT NULL,
                part BIGINT NOT NULL,
                schedules BYTEA NOT NULL,
                PRIMARY KEY (learner_id, sequence, part)
            )
            """,
            // Decks imported from Anki without FSRS used the algorithm as first published: hard, good and easy had the
            // same interval.
            """
            UPDATE deck SET options = REPLACE(options, '"algorithm":"sm2"', '"algorithm":"anki-sm2"')
            WHERE EXISTS (
                SELECT 1 FROM foreign_definition
                WHERE foreign_definition.learner_id = deck.learner_id AND foreign_definition.name = 'deck/' || deck.id
                    AND foreign_definition.definition LIKE '%"isFSRS":false%'
            )
            """,
        ])
}
