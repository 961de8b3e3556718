extension Migration {
    /// Imported notes whose texts must be derived from their original fields again.
    static let deriving = Migration(
        version: 11,
        name: "Deriving",
        statements: [
            // A queue. It has no foreign key to the note, so that a queued note can be deleted.
            """
            CREATE TABLE note_to_derive (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                note_id BIGINT NOT NULL,
                PRIMARY KEY (learner_id, note_id)
            )
            """,
            // Before this step, text after a ruby, style or script element was missing from imported notes, and no card
            // asked its question as its template specifies.
            """
            INSERT INTO note_to_derive (learner_id, note_id)
            SELECT learner_id, id FROM note WHERE foreign_fields IS NOT NULL
            """,
        ])
}
