extension Migration {
    /// Requests to delete everything of a learner. Until `due_at`, one can be taken back; afterwards the next pass of the
    /// server or the next command carries it out.
    static let deletion = Migration(
        version: 35,
        name: "Deletion",
        statements: [
            """
            CREATE TABLE deletion_request (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                requested_at BIGINT NOT NULL,
                due_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id)
            )
            """
        ],
        policies: policies(for: ["deletion_request"]))
}
