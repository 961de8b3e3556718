extension Migration {
    /// What was bought of a store, and how many free requests were used of those that every learner has on a day.
    static let purchases = Migration(
        version: 39,
        name: "Purchases",
        statements: [
            // Which purchase serves which learner: nobody else has it.
            """
            CREATE TABLE purchase (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                original TEXT NOT NULL,
                taken_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, original)
            )
            """,
            "CREATE UNIQUE INDEX purchase_by_original ON purchase (original)",
            """
            CREATE TABLE free_request (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                day BIGINT NOT NULL,
                requests BIGINT NOT NULL,
                PRIMARY KEY (learner_id)
            )
            """,
            // Nobody's: what the store says of purchases, whether they serve somebody here or not. `signed_at` is when it said so.
            """
            CREATE TABLE store_purchase (
                original TEXT NOT NULL PRIMARY KEY,
                product TEXT NOT NULL,
                environment TEXT NOT NULL,
                purchased_at BIGINT NOT NULL,
                expires_at BIGINT,
                grace_until BIGINT,
                revoked_at BIGINT,
                signed_at BIGINT NOT NULL
            )
            """,
        ],
        policies: policies(for: ["purchase", "free_request"]))
}
