extension Migration {
    /// Turns of the translation chat. Notes are JSON, since no query reads parts of them.
    static let translation = Migration(
        version: 7,
        name: "Translation",
        statements: [
            """
            CREATE TABLE translation (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                source_language TEXT NOT NULL,
                target_language TEXT NOT NULL,
                source_text TEXT NOT NULL,
                translated_text TEXT NOT NULL,
                model_reading TEXT NOT NULL,
                context TEXT NOT NULL,
                origin TEXT NOT NULL,
                is_saved BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX translation_by_time ON translation (learner_id, created_at)",
        ])
}
