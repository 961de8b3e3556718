extension Migration {
    /// Imported notes whose texts are to be drawn from their original fields anew.
    static let deriving = Migration(
        version: 11,
        name: "Deriving",
        statements: [
            // A queue. It lacks a reference to the note, so that a note may go while it waits.
            """
            CREATE TABLE note_to_derive (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                note_id BIGINT NOT NULL,
                PRIMARY KEY (learner_id, note_id)
            )
            """,
            // Until now, whatever stood behind a ruby, a style or a script was lost from the texts of imported notes, and
            // no card was asked the way its template says.
            """
            INSERT INTO note_to_derive (learner_id, note_id)
            SELECT learner_id, id FROM note WHERE foreign_fields IS NOT NULL
            """,
        ])
}
