extension Migration {
    /// Models, translations and lessons, keyed by learner.
    static let rekeyedPractising: [String] = [
        """
        CREATE TABLE rekeyed_model_profile (
            id TEXT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            base_url TEXT NOT NULL,
            model TEXT NOT NULL,
            needs_key BIGINT NOT NULL,
            time_limit BIGINT NOT NULL,
            monthly_budget BIGINT,
            structured_output TEXT NOT NULL,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_model_profile (id, learner_id, name, base_url, model, needs_key, time_limit,
            monthly_budget, structured_output, created_at, updated_at)
        SELECT id, learner_id, name, base_url, model, needs_key, time_limit, monthly_budget, structured_output,
            created_at, updated_at
        FROM model_profile
        """,
        """
        CREATE TABLE rekeyed_model_choice (
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            task TEXT NOT NULL,
            profile_id TEXT NOT NULL,
            PRIMARY KEY (learner_id, task),
            FOREIGN KEY (learner_id, profile_id) REFERENCES rekeyed_model_profile (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_model_choice (learner_id, task, profile_id)
        SELECT learner_id, task, profile_id
        FROM model_choice
        """,
        """
        CREATE TABLE rekeyed_model_request (
            id TEXT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            task TEXT NOT NULL,
            summary TEXT NOT NULL,
            payload TEXT NOT NULL,
            state TEXT NOT NULL,
            attempts BIGINT NOT NULL,
            next_attempt_at BIGINT NOT NULL,
            reply TEXT,
            error TEXT,
            created_at BIGINT NOT NULL,
            updated_at BIGINT NOT NULL,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_model_request (id, learner_id, task, summary, payload, state, attempts,
            next_attempt_at, reply, error, created_at, updated_at)
        SELECT id, learner_id, task, summary, payload, state, attempts, next_attempt_at, reply, error,
            created_at, updated_at
        FROM model_request
        """,
        """
        CREATE TABLE rekeyed_translation (
            id TEXT NOT NULL,
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
            updated_at BIGINT NOT NULL,
            deleted_at BIGINT,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_translation (id, learner_id, source_language, target_language, source_text,
            translated_text, model_reading, context, origin, is_saved, created_at, updated_at, deleted_at)
        SELECT id, learner_id, source_language, target_language, source_text, translated_text, model_reading,
            context, origin, is_saved, created_at, updated_at, deleted_at
        FROM translation
        """,
        """
        CREATE TABLE rekeyed_lesson (
            id TEXT NOT NULL,
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
            finished_at BIGINT,
            PRIMARY KEY (learner_id, id)
        )
        """,
        """
        INSERT INTO rekeyed_lesson (id, learner_id, language, kind, title, difficulty, origin,
            estimated_seconds, content, shortage, fault, created_at, updated_at, finished_at)
        SELECT id, learner_id, language, kind, title, difficulty, origin, estimated_seconds, content, shortage,
            fault, created_at, updated_at, finished_at
        FROM lesson
        """,
        """
        CREATE TABLE rekeyed_lesson_answer (
            lesson_id TEXT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            exercise BIGINT NOT NULL,
            answer TEXT NOT NULL,
            verdict TEXT NOT NULL,
            seconds BIGINT NOT NULL,
            at BIGINT NOT NULL,
            PRIMARY KEY (learner_id, lesson_id, exercise),
            FOREIGN KEY (learner_id, lesson_id) REFERENCES rekeyed_lesson (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_lesson_answer (lesson_id, learner_id, exercise, answer, verdict, seconds, at)
        SELECT lesson_id, learner_id, exercise, answer, verdict, seconds, at
        FROM lesson_answer
        """,
        """
        CREATE TABLE rekeyed_lesson_word (
            lesson_id TEXT NOT NULL,
            learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
            word TEXT NOT NULL,
            is_right BIGINT NOT NULL,
            has_card BIGINT NOT NULL,
            card_id BIGINT,
            review_id BIGINT,
            is_graded BIGINT NOT NULL,
            PRIMARY KEY (learner_id, lesson_id, word),
            FOREIGN KEY (learner_id, lesson_id) REFERENCES rekeyed_lesson (learner_id, id) ON DELETE CASCADE
        )
        """,
        """
        INSERT INTO rekeyed_lesson_word (lesson_id, learner_id, word, is_right, has_card, card_id, review_id,
            is_graded)
        SELECT lesson_id, learner_id, word, is_right, has_card, card_id, review_id, is_graded
        FROM lesson_word
        """,
    ]
}
