extension Migration {
    /// The time zones that a learner has lived in, so that each moment keeps the day on which it was lived.
    static let zones = Migration(
        version: 19,
        name: "Zones",
        statements: [
            """
            CREATE TABLE learner_zone (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                since BIGINT NOT NULL,
                zone TEXT NOT NULL,
                PRIMARY KEY (learner_id, since)
            )
            """
        ],
        policies: policies(for: ["learner_zone"]))
}
