extension Migration {
    /// What takes a rescheduling back, and decks from Anki that are scheduled as Anki does it.
    static let rescheduling = Migration(
        version: 12,
        name: "Rescheduling",
        statements: [
            // How cards were scheduled before the step back of the same sequence; many cards in a row.
            """
            CREATE TABLE former_schedule (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                sequence BIGINT NOT NULL,
                part BIGINT NOT NULL,
                schedules BYTEA NOT NULL,
                PRIMARY KEY (learner_id, sequence, part)
            )
            """,
            // A deck that came from Anki without FSRS was scheduled by the algorithm as first published: hard, good and
            // easy had the same interval.
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
