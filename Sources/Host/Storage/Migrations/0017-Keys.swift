extension Migration {
    /// Keys scoped to a learner. Devices and imports generate ids, so two learners may have the same id; each key,
    /// reference and index begins with the learner. On PostgreSQL, policies restrict a transaction to its learner's
    /// rows.
    ///
    /// Each table is rebuilt: a copy is filled from the old table, which is then dropped. Steps that add columns to one
    /// of these tables must come after this one, since the copies have only the columns of earlier steps.
    static let keys = Migration(
        version: 17,
        name: "Keys",
        statements: rekeyedReading + rekeyedReviewing + rekeyedPractising
            // A referencing table is dropped before the table it references.
            + rekeyed.reversed().map { "DROP TABLE \($0)" }
            // On both engines, references follow a rename.
            + rekeyed.map { "ALTER TABLE rekeyed_\($0) RENAME TO \($0)" } + rekeyedIndexes,
        policies: policies(for: ownedTables) + policies(for: ["learner"], key: "id"))

    /// The rebuilt tables, each before those that reference it.
    private static let rekeyed = [
        "book", "chapter", "passage", "cover", "vocabulary", "reading_session", "deck", "note",
        "card", "review", "foreign_review", "model_profile", "model_choice", "model_request",
        "translation", "lesson", "lesson_answer", "lesson_word",
    ]

    private static let rekeyedIndexes = [
        "CREATE INDEX book_by_opening ON book (learner_id, deleted_at, opened_at)",
        "CREATE INDEX book_by_fingerprint ON book (learner_id, fingerprint)",
        "CREATE INDEX reading_session_by_start ON reading_session (learner_id, started_at)",
        "CREATE INDEX deck_by_learner ON deck (learner_id, parent_id, position)",
        "CREATE UNIQUE INDEX note_by_guid ON note (learner_id, guid)",
        "CREATE INDEX note_by_word ON note (learner_id, language, word)",
        // A covering index for a deck's statistics.
        """
        CREATE INDEX card_by_due ON card
            (learner_id, deck_id, standing, state, due, buried_on, interval_days, stability, difficulty, last_review)
        """,
        """
        CREATE INDEX card_by_position ON card (learner_id, deck_id, standing, state, position, buried_on)
        WHERE standing = 0 AND state = 0
        """,
        "CREATE INDEX card_by_note ON card (learner_id, note_id, kind)",
        "CREATE INDEX review_by_time ON review (learner_id, at)",
        "CREATE INDEX foreign_review_by_card ON foreign_review (learner_id, card_id, at)",
        "CREATE UNIQUE INDEX model_profile_by_name ON model_profile (learner_id, name)",
        "CREATE INDEX model_request_by_state ON model_request (learner_id, state, next_attempt_at)",
        "CREATE INDEX translation_by_time ON translation (learner_id, created_at)",
        "CREATE INDEX lesson_by_time ON lesson (learner_id, created_at)",
        "CREATE INDEX lesson_answer_by_time ON lesson_answer (learner_id, at)",
    ]

    /// The tables with a `learner_id` as of this step.
    private static let ownedTables = [
        "change", "preference", "book", "chapter", "passage", "cover", "vocabulary", "mark",
        "correction", "reading_session", "deck", "note", "card", "review", "review_day",
        "review_hour", "undo_step", "media", "foreign_definition", "foreign_review",
        "model_profile", "model_choice", "model_usage", "model_reply", "model_request",
        "translation", "learning_preference", "lesson", "lesson_answer", "lesson_word", "dose",
        "dose_card", "example_sentence", "picture_labeller", "note_to_derive", "former_schedule",
    ]
}
