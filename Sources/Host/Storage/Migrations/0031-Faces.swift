extension Migration {
    /// What cards show beyond their kinds: the gaps of a sentence, the pictures of a front, and what a template in Anki
    /// adds. It is a table of its own because cards have short rows. Imported notes are derived again, because none has any.
    static let faces = Migration(
        version: 31,
        name: "Faces",
        statements: [
            """
            CREATE TABLE card_face (
                learner_id TEXT NOT NULL,
                card_id BIGINT NOT NULL,
                face TEXT NOT NULL,
                PRIMARY KEY (learner_id, card_id),
                FOREIGN KEY (learner_id, card_id) REFERENCES card (learner_id, id) ON DELETE CASCADE
            )
            """,
            """
            INSERT INTO note_to_derive (learner_id, note_id)
            SELECT learner_id, id FROM note WHERE foreign_fields IS NOT NULL
            ON CONFLICT (learner_id, note_id) DO NOTHING
            """,
        ],
        policies: policies(for: ["card_face"]))
}
