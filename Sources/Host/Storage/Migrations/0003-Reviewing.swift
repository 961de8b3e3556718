extension Migration {
    /// Decks, notes, cards, the review log and its summaries.
    ///
    /// Notes, cards and reviews have 64-bit ids (`SerialID`) because there are millions of reviews. A review belongs to
    /// its learner through its card.
    static let reviewing = Migration(
        version: 3,
        name: "Reviewing",
        statements: [
            """
            CREATE TABLE deck (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                parent_id TEXT REFERENCES deck (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                icon TEXT NOT NULL,
                position BIGINT NOT NULL,
                options TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                deleted_at BIGINT
            )
            """,
            "CREATE INDEX deck_by_learner ON deck (learner_id, parent_id, position)",
            """
            CREATE TABLE note (
                id BIGINT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                word TEXT NOT NULL,
                reading TEXT NOT NULL,
                definition TEXT NOT NULL,
                sentence TEXT NOT NULL,
                translation TEXT NOT NULL,
                picture TEXT NOT NULL,
                audio TEXT NOT NULL,
                tags TEXT NOT NULL,
                level TEXT NOT NULL,
                book_id TEXT,
                page BIGINT,
                guid TEXT NOT NULL,
                foreign_fields TEXT,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                deleted_at BIGINT
            )
            """,
            "CREATE UNIQUE INDEX note_by_guid ON note (learner_id, guid)",
            "CREATE INDEX note_by_word ON note (learner_id, language, word)",
            """
            CREATE TABLE card (
                id BIGINT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                note_id BIGINT NOT NULL REFERENCES note (id) ON DELETE CASCADE,
                deck_id TEXT NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
                kind TEXT NOT NULL,
                state BIGINT NOT NULL,
                step BIGINT NOT NULL,
                stability DOUBLE PRECISION,
                difficulty DOUBLE PRECISION,
                ease DOUBLE PRECISION NOT NULL,
                interval_days BIGINT NOT NULL,
                repetitions BIGINT NOT NULL,
                due BIGINT NOT NULL,
                last_review BIGINT,
                reviews BIGINT NOT NULL,
                lapses BIGINT NOT NULL,
                position BIGINT NOT NULL,
                standing BIGINT NOT NULL DEFAULT 0,
                buried_on BIGINT NOT NULL DEFAULT -1,
                is_flagged BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL
            )
            """,
            // A covering index for a deck's statistics.
            """
            CREATE INDEX card_by_due
            ON card (deck_id, standing, state, due, buried_on, interval_days, stability, difficulty, last_review)
            """,
            "CREATE INDEX card_by_position ON card (deck_id, standing, state, position, buried_on)",
            "CREATE INDEX card_by_note ON card (note_id, kind)",
            """
            CREATE TABLE review (
                id BIGINT NOT NULL PRIMARY KEY,
                card_id BIGINT NOT NULL REFERENCES card (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                rating BIGINT NOT NULL,
                state BIGINT NOT NULL,
                interval_seconds BIGINT NOT NULL,
                duration BIGINT NOT NULL
            )
            """,
            "CREATE INDEX review_by_card ON review (card_id, at)",
            "CREATE INDEX review_by_time ON review (at)",
            """
            CREATE TABLE review_day (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                deck_id TEXT NOT NULL,
                reviews BIGINT NOT NULL DEFAULT 0,
                milliseconds BIGINT NOT NULL DEFAULT 0,
                new_cards BIGINT NOT NULL DEFAULT 0,
                again BIGINT NOT NULL DEFAULT 0,
                hard BIGINT NOT NULL DEFAULT 0,
                good BIGINT NOT NULL DEFAULT 0,
                easy BIGINT NOT NULL DEFAULT 0,
                young_reviews BIGINT NOT NULL DEFAULT 0,
                young_recalled BIGINT NOT NULL DEFAULT 0,
                mature_reviews BIGINT NOT NULL DEFAULT 0,
                mature_recalled BIGINT NOT NULL DEFAULT 0,
                PRIMARY KEY (learner_id, day, deck_id)
            )
            """,
            """
            CREATE TABLE review_hour (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                hour BIGINT NOT NULL,
                reviews BIGINT NOT NULL DEFAULT 0,
                recalled BIGINT NOT NULL DEFAULT 0,
                PRIMARY KEY (learner_id, day, hour)
            )
            """,
            """
            CREATE TABLE undo_step (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                sequence BIGINT NOT NULL,
                verb TEXT NOT NULL,
                undoing TEXT NOT NULL,
                at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, sequence)
            )
            """,
            """
            CREATE TABLE media (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                media_type TEXT NOT NULL,
                sha256 TEXT NOT NULL,
                bytes BYTEA NOT NULL,
                PRIMARY KEY (learner_id, name)
            )
            """,
        ])
}
