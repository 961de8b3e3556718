extension Migration {
    /// Settings one by one. `device` is empty for what belongs to the learner and for each device's first value.
    ///
    /// The JSON of `preference` and `learning_preference` stays as it is, because the two engines parse it differently;
    /// it supplies fields that have no row here, and is not written any more.
    static let settings = Migration(
        version: 20,
        name: "Settings",
        statements: [
            """
            CREATE TABLE setting (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                device TEXT NOT NULL,
                name TEXT NOT NULL,
                value TEXT NOT NULL,
                updated_at BIGINT NOT NULL,
                PRIMARY KEY (learner_id, device, name)
            )
            """
        ],
        policies: policies(for: ["setting"]))
}
