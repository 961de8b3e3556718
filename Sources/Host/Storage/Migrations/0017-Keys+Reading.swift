extension Migration {
    /// Books and reading sessions, keyed by learner.
    static let rekeyedReading: [String] = [
        """
        CREATE TABLE rekeyed_book (
            id TEXT NOT NULL,
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
            deleted_at BIGINT,
            finished_at BIGINT,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_book (id, learner_id, title, author, language, level, source, fingerprint,
            page_count, scalar_count, last_page, has_cover, created_at, updated_at, opened_at, deleted_at,
            finished_at)
        SELECT id, learner_id, title, author, language, level, source, fingerprint, page_count, scalar_count,
            last_page, has_cover, created_at, updated_at, opened_at, deleted_at, finished_at
        FROM book
        """,
        """
        CREATE TABLE rekeyed_chapter (
            book_id TEXT NOT NULL,
            learner_id TEXT NOT NULL,
            position BIGINT NOT NULL,
            title TEXT NOT NULL,
            first_page BIGINT NOT NULL,
            PRIMARY KEY (learner_id, book_id, position),
            FOREIGN KEY (learner_id, book_id) REFERENCES rekeyed_book (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_chapter (book_id, learner_id, position, title, first_page)
        SELECT book_id, learner_id, position, title, first_page
        FROM chapter
        """,
        """
        CREATE TABLE rekeyed_passage (
            book_id TEXT NOT NULL,
            learner_id TEXT NOT NULL,
            number BIGINT NOT NULL,
            chapter BIGINT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (learner_id, book_id, number),
            FOREIGN KEY (learner_id, book_id) REFERENCES rekeyed_book (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_passage (book_id, learner_id, number, chapter, text)
        SELECT book_id, learner_id, number, chapter, text
        FROM passage
        """,
        """
        CREATE TABLE rekeyed_cover (
            book_id TEXT NOT NULL,
            learner_id TEXT NOT NULL,
            media_type TEXT NOT NULL,
            bytes BYTEA NOT NULL,
            PRIMARY KEY (learner_id, book_id),
            FOREIGN KEY (learner_id, book_id) REFERENCES rekeyed_book (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_cover (book_id, learner_id, media_type, bytes)
        SELECT book_id, learner_id, media_type, bytes
        FROM cover
        """,
        """
        CREATE TABLE rekeyed_vocabulary (
            book_id TEXT NOT NULL,
            learner_id TEXT NOT NULL,
            fingerprint TEXT NOT NULL,
            words BYTEA NOT NULL,
            PRIMARY KEY (learner_id, book_id),
            FOREIGN KEY (learner_id, book_id) REFERENCES rekeyed_book (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_vocabulary (book_id, learner_id, fingerprint, words)
        SELECT book_id, learner_id, fingerprint, words
        FROM vocabulary
        """,
        """
        CREATE TABLE rekeyed_reading_session (
            id TEXT NOT NULL,
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
            last_page BIGINT NOT NULL,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_reading_session (id, learner_id, book_id, started_at, last_seen_at, has_ended,
            active_seconds, characters_read, words_looked_up, words_marked, new_words, first_page, last_page)
        SELECT id, learner_id, book_id, started_at, last_seen_at, has_ended, active_seconds, characters_read,
            words_looked_up, words_marked, new_words, first_page, last_page
        FROM reading_session
        """,
    ]
}
