extension Migration {
    /// What each card shows beyond its kind: the gaps of its sentence, the pictures of its front, and what its template in
    /// Anki adds. Imported notes are derived again, because no card had any.
    static let faces = Migration(
        version: 31,
        name: "Faces",
        statements: [
            "ALTER TABLE card ADD COLUMN face TEXT NOT NULL DEFAULT ''",
            """
            INSERT INTO note_to_derive (learner_id, note_id)
            SELECT learner_id, id FROM note WHERE foreign_fields IS NOT NULL
            ON CONFLICT (learner_id, note_id) DO NOTHING
            """,
        ])
}
