extension Migration {
    /// Language models: their endpoints, which one serves each task, usage, and requests that wait for the network.
    ///
    /// API keys are stored outside the database.
    static let models = Migration(
        version: 6,
        name: "Models",
        statements: [
            """
            CREATE TABLE model_profile (
                id TEXT NOT NULL PRIMARY KEY,
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                base_url TEXT NOT NULL,
                model TEXT NOT NULL,
                needs_key BIGINT NOT NULL,
                time_limit BIGINT NOT NULL,
                monthly_budget BIGINT,
                structured_output TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX model_profile_by_name ON model_profile (learner_id, name)",
            // An empty task marks the default profile, for tasks without a choice of their own.
            """
            CREATE TABLE model_choice (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                task TEXT NOT NULL,
                profile_id TEXT NOT NULL REFERENCES model_profile (id) ON DELETE CASCADE,
                PRIMARY KEY (learner_id, task)
            )
            """,
            // Usage outlives the profile it belongs to.
            """
            CREATE TABLE model_usage (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                profile_id TEXT NOT NULL,
                task TEXT NOT NULL,
                requests BIGINT NOT NULL DEFAULT 0,
                prompt_tokens BIGINT NOT NULL DEFAULT 0,
                completion_tokens BIGINT NOT NULL DEFAULT 0,
                estimated_requests BIGINT NOT NULL DEFAULT 0,
                PRIMARY KEY (learner_id, day, profile_id, task)
            )
            """,
            // A cache.
            """
            CREATE TABLE model_reply (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                digest TEXT NOT NULL,
                reply TEXT NOT NULL,
                bytes BIGINT NOT NULL,
                created_at BIGINT NOT NULL,
                used_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, digest)
            )
            """,
            "CREATE INDEX model_reply_by_use ON model_reply (learner_id, used_at)",
            """
            CREATE TABLE model_request (
                id TEXT NOT NULL PRIMARY KEY,
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
                updated_at BIGINT NOT NULL
            )
            """,
            "CREATE INDEX model_request_by_state ON model_request (learner_id, state, next_attempt_at)",
        ])
}
