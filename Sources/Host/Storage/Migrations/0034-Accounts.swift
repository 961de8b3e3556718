extension Migration {
    /// Accounts: names and passwords, the devices and programs that are signed in, invitations, and how often something may
    /// still be tried.
    static let accounts = Migration(
        version: 34,
        name: "Accounts",
        statements: [
            // Names are compared in `name`, and shown as `shown_name`. No password: signing in is by a provider only.
            """
            CREATE TABLE account (
                learner_id TEXT NOT NULL PRIMARY KEY REFERENCES learner (id) ON DELETE CASCADE,
                name TEXT NOT NULL,
                shown_name TEXT NOT NULL,
                password TEXT,
                is_administrator BIGINT NOT NULL DEFAULT 0,
                created_at BIGINT NOT NULL,
                age_confirmed_at BIGINT,
                closed_at BIGINT
            )
            """,
            "CREATE UNIQUE INDEX account_by_name ON account (name)",
            """
            CREATE TABLE access (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                kind TEXT NOT NULL,
                name TEXT NOT NULL,
                digest BYTEA NOT NULL,
                former_digest BYTEA,
                created_at BIGINT NOT NULL,
                renewed_at BIGINT NOT NULL,
                used_at BIGINT NOT NULL,
                ends_at BIGINT,
                PRIMARY KEY (learner_id, id)
            )
            """,
            """
            CREATE TABLE invitation (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                is_for_owner BIGINT NOT NULL DEFAULT 0,
                note TEXT NOT NULL,
                digest BYTEA NOT NULL,
                created_at BIGINT NOT NULL,
                ends_at BIGINT NOT NULL,
                used_at BIGINT,
                PRIMARY KEY (learner_id, id)
            )
            """,
            // Nobody's: it limits those who have not said who they are.
            """
            CREATE TABLE request_limit (
                subject TEXT NOT NULL PRIMARY KEY,
                free_at BIGINT NOT NULL
            )
            """,
        ],
        policies: policies(for: ["account", "access", "invitation"]))
}
