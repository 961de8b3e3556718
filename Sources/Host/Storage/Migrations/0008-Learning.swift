extension Migration {
    /// The learner's learning preferences, as JSON.
    static let learning = Migration(
        version: 8,
        name: "Learning",
        statements: [
            """
            CREATE TABLE learning_preference (
                learner_id TEXT NOT NULL PRIMARY KEY REFERENCES learner (id) ON DELETE CASCADE,
                value TEXT NOT NULL,
                updated_at BIGINT NOT NULL
            )
            """
        ])
}
