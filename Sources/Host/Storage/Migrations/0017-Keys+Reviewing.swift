extension Migration {
    /// Decks, cards and answers, keyed by learner.
    ///
    /// Answers are clustered by card, so that reading one card's log, or all logs in card order, is sequential. On
    /// SQLite, tables with short rows are their own index (WITHOUT ROWID).
    static let rekeyedReviewing: [String] = [
        """
        CREATE TABLE rekeyed_deck (
            id TEXT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            parent_id TEXT,
            name TEXT NOT NULL,
            icon TEXT NOT NULL,
            position BIGINT NOT NULL,
            options TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            deleted_at BIGINT,
            PRIMARY KEY (learner_id, id),
            FOREIGN KEY (learner_id, parent_id) REFERENCES rekeyed_deck (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_deck (id, learner_id, parent_id, name, icon, position, options, created_at,
            updated_at, deleted_at)
        SELECT id, learner_id, parent_id, name, icon, position, options, created_at, updated_at, deleted_at
        FROM deck
        """,
        """
        CREATE TABLE rekeyed_note (
            id BIGINT NOT NULL,
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
            deleted_at BIGINT,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_note (id, learner_id, language, word, reading, definition, sentence, translation,
            picture, audio, tags, level, book_id, page, guid, foreign_fields, created_at, updated_at, deleted_at)
        SELECT id, learner_id, language, word, reading, definition, sentence, translation, picture, audio, tags,
            level, book_id, page, guid, foreign_fields, created_at, updated_at, deleted_at
        FROM note
        """,
        """
        CREATE TABLE rekeyed_card (
            id BIGINT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            note_id BIGINT NOT NULL,
            deck_id TEXT NOT NULL,
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
            created_at BIGINT NOT NULL,
            PRIMARY KEY (learner_id, id),
            FOREIGN KEY (learner_id, note_id) REFERENCES rekeyed_note (learner_id, id) ON DELETE CASCADE,
            FOREIGN KEY (learner_id, deck_id) REFERENCES rekeyed_deck (learner_id, id) ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO rekeyed_card (id, learner_id, note_id, deck_id, kind, state, step, stability, difficulty,
            ease, interval_days, repetitions, due, last_review, reviews, lapses, position, standing, buried_on,
            is_flagged, created_at)
        SELECT id, learner_id, note_id, deck_id, kind, state, step, stability, difficulty, ease, interval_days,
            repetitions, due, last_review, reviews, lapses, position, standing, buried_on, is_flagged,
            created_at
        FROM card ORDER BY learner_id, id
        """,
        """
        CREATE TABLE rekeyed_review (
            id BIGINT NOT NULL,
            learner_id TEXT NOT NULL,
            card_id BIGINT NOT NULL,
            at BIGINT NOT NULL,
            rating BIGINT NOT NULL,
            state BIGINT NOT NULL,
            interval_seconds BIGINT NOT NULL,
            duration BIGINT NOT NULL,
            foreign_factor BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (learner_id, card_id, id),
            FOREIGN KEY (learner_id, card_id) REFERENCES rekeyed_card (learner_id, id) ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO rekeyed_review (id, learner_id, card_id, at, rating, state, interval_seconds, duration,
            foreign_factor)
        SELECT review.id, card.learner_id, review.card_id, review.at, review.rating, review.state,
            review.interval_seconds, review.duration, review.foreign_factor
        FROM rekeyed_card card CROSS JOIN review WHERE review.card_id = card.id
        ORDER BY card.learner_id, card.id
        """,
        """
        CREATE TABLE rekeyed_foreign_review (
            id BIGINT NOT NULL,
            learner_id TEXT NOT NULL,
            card_id BIGINT NOT NULL,
            at BIGINT NOT NULL,
            kind BIGINT NOT NULL,
            rating BIGINT NOT NULL,
            interval_days BIGINT NOT NULL,
            last_interval BIGINT NOT NULL,
            factor BIGINT NOT NULL,
            duration BIGINT NOT NULL,
            PRIMARY KEY (learner_id, id),
            FOREIGN KEY (learner_id, card_id) REFERENCES rekeyed_card (learner_id, id) ON DELETE CASCADE
        ) WITHOUT ROWID
        """,
        """
        INSERT INTO rekeyed_foreign_review (id, learner_id, card_id, at, kind, rating, interval_days,
            last_interval, factor, duration)
        SELECT foreign_review.id, card.learner_id, foreign_review.card_id, foreign_review.at,
            foreign_review.kind, foreign_review.rating, foreign_review.interval_days,
            foreign_review.last_interval, foreign_review.factor, foreign_review.duration
        FROM rekeyed_card card CROSS JOIN foreign_review WHERE foreign_review.card_id = card.id
        ORDER BY card.learner_id, card.id
        """,
    ]
}
