extension Migration {
    /// Lessons, the answers to their exercises, and the outcome for each word they trained. A lesson's content is JSON,
    /// since no query reads parts of it.
    static let lessons = Migration(
        version: 9,
        name: "Lessons",
        statements: [
            """
            CREATE TABLE lesson (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                kind TEXT NOT NULL,
                title TEXT NOT NULL,
                difficulty TEXT NOT NULL,
                origin TEXT NOT NULL,
                estimated_seconds BIGINT NOT NULL,
                content TEXT NOT NULL,
                shortage TEXT,
                fault TEXT,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                finished_at BIGINT
            )
            """,
            "CREATE INDEX lesson_by_time ON lesson (learner_id, created_at)",
            """
            CREATE TABLE lesson_answer (
                lesson_id TEXT NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                exercise BIGINT NOT NULL,
                answer TEXT NOT NULL,
                verdict TEXT NOT NULL,
                seconds BIGINT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (lesson_id, exercise)
            )
            """,
            "CREATE INDEX lesson_answer_by_time ON lesson_answer (learner_id, at)",
            """
            CREATE TABLE lesson_word (
                lesson_id TEXT NOT NULL REFERENCES lesson (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                word TEXT NOT NULL,
                is_right BIGINT NOT NULL,
                has_card BIGINT NOT NULL,
                card_id BIGINT,
                review_id BIGINT,
                is_graded BIGINT NOT NULL,
                PRIMARY KEY (lesson_id, word)
            )
            """,
        ])
}
