extension Migration {
    /// What several servers of one database must know of each other: the jobs that they carry out, and which of them does
    /// the work that comes round again.
    static let jobs = Migration(
        version: 38,
        name: "Jobs",
        statements: [
            // `run` distinguishes successive jobs of one name. A job that runs is interrupted once `lease_until` has passed:
            // its server renews it for as long as it lives. `outcome` is the result, or the error, as JSON.
            """
            CREATE TABLE job (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                kind TEXT NOT NULL,
                run TEXT NOT NULL,
                server TEXT NOT NULL,
                title TEXT NOT NULL,
                place TEXT NOT NULL,
                state TEXT NOT NULL,
                step BIGINT NOT NULL,
                fraction DOUBLE PRECISION,
                outcome TEXT,
                is_cancelling BIGINT NOT NULL DEFAULT 0,
                lease_until BIGINT NOT NULL,
                started_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, name)
            )
            """,
            // Nobody's: work for all learners of the database.
            """
            CREATE TABLE work_claim (
                work TEXT NOT NULL PRIMARY KEY,
                server TEXT NOT NULL,
                lease_until BIGINT NOT NULL,
                done_at BIGINT
            )
            """,
        ],
        policies: policies(for: ["job"]))
}
