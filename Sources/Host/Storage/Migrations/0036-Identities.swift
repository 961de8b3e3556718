extension Migration {
    /// What learners are at providers of sign-ins. Nobody else may be linked to the same.
    static let identities = Migration(
        version: 36,
        name: "Identities",
        statements: [
            """
            CREATE TABLE identity (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                issuer TEXT NOT NULL,
                subject TEXT NOT NULL,
                label TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                used_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, id)
            )
            """,
            "CREATE UNIQUE INDEX identity_by_subject ON identity (issuer, subject)",
        ],
        policies: policies(for: ["identity"]))
}
