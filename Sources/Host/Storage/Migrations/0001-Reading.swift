extension Migration {
    /// The reading desk: learners, their books, words, corrections and reading sessions, and the change log.
    static let reading = Migration(
        version: 1,
        name: "Reading",
        statements: [
            """
            CREATE TABLE learner (
                id TEXT NOT NULL PRIMARY KEY,
                name TEXT NOT NULL,
                change_sequence BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE change (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                sequence BIGINT NOT NULL,
                entity TEXT NOT NULL,
                row_key TEXT NOT NULL,
                kind TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, sequence)
            )
            """,
            """
            CREATE TABLE preference (
                learner_id TEXT NOT NULL PRIMARY KEY REFERENCES learner (id) ON DELETE CASCADE,
                value TEXT NOT NULL,
                updated_at BIGINT NOT NULL
            )
            """,
            """
            CREATE TABLE book (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                title TEXT NOT NULL,
                author TEXT,
                language TEXT NOT NULL,
                level TEXT,
                source TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                page_count BIGINT NOT NULL,
                scalar_count BIGINT NOT NULL,
                last_page BIGINT NOT NULL DEFAULT 1,
                has_cover BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                opened_at BIGINT,
                deleted_at BIGINT
            )
            """,
            "CREATE INDEX book_by_opening ON book (learner_id, deleted_at, opened_at)",
            "CREATE INDEX book_by_fingerprint ON book (learner_id, fingerprint)",
            """
            CREATE TABLE chapter (
                book_id TEXT NOT NULL REFERENCES book (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL,
                position BIGINT NOT NULL,
                title TEXT NOT NULL,
                first_page BIGINT NOT NULL,
                PRIMARY KEY (book_id, position)
            )
            """,
            """
            CREATE TABLE passage (
                book_id TEXT NOT NULL REFERENCES book (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL,
                number BIGINT NOT NULL,
                chapter BIGINT NOT NULL,
                text TEXT NOT NULL,
                PRIMARY KEY (book_id, number)
            )
            """,
            """
            CREATE TABLE cover (
                book_id TEXT NOT NULL PRIMARY KEY REFERENCES book (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL,
                media_type TEXT NOT NULL,
                bytes BYTEA NOT NULL
            )
            """,
            """
            CREATE TABLE vocabulary (
                book_id TEXT NOT NULL PRIMARY KEY REFERENCES book (id) ON DELETE CASCADE,
                learner_id TEXT NOT NULL,
                fingerprint TEXT NOT NULL,
                words BYTEA NOT NULL
            )
            """,
            """
            CREATE TABLE mark (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                word TEXT NOT NULL,
                status TEXT NOT NULL,
                reading TEXT,
                sentence TEXT,
                book_id TEXT,
                page BIGINT,
                times_marked BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, language, word)
            )
            """,
            "CREATE INDEX mark_by_status ON mark (learner_id, language, status, updated_at)",
            """
            CREATE TABLE correction (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                text TEXT NOT NULL,
                parts TEXT NOT NULL,
                readings TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, language, text)
            )
            """,
            """
            CREATE TABLE reading_session (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                book_id TEXT NOT NULL,
                started_at BIGINT NOT NULL,
                last_seen_at BIGINT NOT NULL,
                has_ended BIGINT NOT NULL DEFAULT 0,
                active_seconds BIGINT NOT NULL DEFAULT 0,
                characters_read BIGINT NOT NULL DEFAULT 0,
                words_looked_up BIGINT NOT NULL DEFAULT 0,
                words_marked BIGINT NOT NULL DEFAULT 0,
                new_words BIGINT NOT NULL DEFAULT 0,
                first_page BIGINT NOT NULL,
                last_page BIGINT NOT NULL
            )
            """,
            "CREATE INDEX reading_session_by_start ON reading_session (learner_id, started_at)",
        ])
}
