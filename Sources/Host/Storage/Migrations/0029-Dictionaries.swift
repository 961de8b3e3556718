extension Migration {
    /// The dictionaries that learners bring. Their entries are in a file for each, beside the learner's data.
    ///
    /// `languages` and `switched_on` are codes separated by commas. Glossa's own dictionaries are at position 0.
    static let dictionaries = Migration(
        version: 29,
        name: "Dictionaries",
        statements: [
            """
            CREATE TABLE dictionary (
                learner_id TEXT NOT NULL REFERENCES learner (id) ON DELETE CASCADE,
                id TEXT NOT NULL,
                name TEXT NOT NULL,
                kind TEXT NOT NULL,
                languages TEXT NOT NULL,
                switched_on TEXT NOT NULL,
                position BIGINT NOT NULL,
                entry_count BIGINT NOT NULL,
                fact_count BIGINT NOT NULL,
                digest TEXT NOT NULL,
                attribution TEXT NOT NULL,
                created_at BIGINT NOT NULL,
                updated_at BIGINT NOT NULL,
                removed_at BIGINT,
                PRIMARY KEY (learner_id, id)
            )
            """
        ],
        policies: policies(for: ["dictionary"]))
}
