extension Migration {
    /// Which learner has the desk of the machine: the one that commands and a server without accounts open. Until now it was
    /// the oldest, by a date that an import brings along.
    static let owner = Migration(
        version: 37,
        name: "Owner",
        statements: [
            "ALTER TABLE learner ADD COLUMN is_owner BIGINT NOT NULL DEFAULT 0",
            "UPDATE learner SET is_owner = 1 WHERE id = (SELECT id FROM learner ORDER BY created_at, id LIMIT 1)",
        ])
}
