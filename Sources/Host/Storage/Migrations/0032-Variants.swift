extension Migration {
    /// Another spelling of a note's word: the traditional form of a Chinese one, the one in kanji of a Japanese one in kana.
    /// And whether a Chinese word is to be kept together in texts as the learner's own.
    static let variants = Migration(
        version: 32,
        name: "Variants",
        statements: [
            "ALTER TABLE note ADD COLUMN variant TEXT NOT NULL DEFAULT ''",
            "ALTER TABLE note ADD COLUMN is_own BIGINT NOT NULL DEFAULT 0",
            "CREATE INDEX note_by_own ON note (learner_id, word) WHERE is_own = 1",
        ])
}
