extension Migration {
    /// The words of each day, example sentences from a language model, and the files of the image classifier.
    static let dailyWords = Migration(
        version: 10,
        name: "Dose",
        statements: [
            // The day counts from 1970-01-01. The key allows one dose a day, even if several requests create it at
            // once.
            """
            CREATE TABLE dose (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                language TEXT NOT NULL,
                level TEXT NOT NULL,
                origin TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, day)
            )
            """,
            """
            CREATE TABLE dose_card (
                learner_id TEXT NOT NULL,
                day BIGINT NOT NULL,
                number BIGINT NOT NULL,
                word TEXT NOT NULL,
                reading TEXT NOT NULL,
                meaning TEXT NOT NULL,
                sentence TEXT NOT NULL,
                translation TEXT NOT NULL,
                sentence_source TEXT,
                book_title TEXT NOT NULL,
                level BIGINT,
                interest TEXT,
                seen_at BIGINT,
                added_at BIGINT,
                PRIMARY KEY (learner_id, day, number),
                FOREIGN KEY (learner_id, day) REFERENCES dose (learner_id, day) ON DELETE CASCADE
            )
            """,
            // A cache: sentences are requested again after a week.
            """
            CREATE TABLE example_sentence (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                language TEXT NOT NULL,
                word TEXT NOT NULL,
                number BIGINT NOT NULL,
                sentence TEXT NOT NULL,
                translation TEXT NOT NULL,
                made_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, language, word, number)
            )
            """,
            "CREATE INDEX example_sentence_by_age ON example_sentence (learner_id, made_at)",
            // Paths on this machine; scale is the range of color values that a model expects.
            """
            CREATE TABLE picture_labeller (
                learner_id TEXT NOT NULL PRIMARY KEY REFERENCES learner (id) ON DELETE CASCADE,
                model_path TEXT NOT NULL,
                labels_path TEXT NOT NULL,
                scale TEXT NOT NULL,
                updated_at BIGINT NOT NULL
            )
            """,
        ])
}
