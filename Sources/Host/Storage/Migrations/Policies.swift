extension Migration {
    /// Statements for PostgreSQL alone: a transaction sees and writes only rows of the learner whom it names in
    /// `glossa.learner`, even if a statement forgets to ask for them; all rows where it names ``PostgreSQLSession/everybody``.
    /// Where it names nobody, there are none.
    ///
    /// The owner of the tables, as whom Glossa connects, is bound by them, too (FORCE). Superusers are not.
    ///
    /// - Parameters:
    ///   - tables: Tables of learners. Every step that makes one gives it its policy.
    ///   - key: The column that says whose a row is.
    static func policies(for tables: [String], key: String = "learner_id") -> [String] {
        // A query of its own, so that it is run once for a statement and not for every row.
        let learner = "(SELECT current_setting('glossa.learner', true))"
        return tables.flatMap { table in
            [
                "ALTER TABLE \(table) ENABLE ROW LEVEL SECURITY",
                "ALTER TABLE \(table) FORCE ROW LEVEL SECURITY",
                "CREATE POLICY of_learner ON \(table) USING (\(key) = \(learner) OR \(learner) = '*')",
            ]
        }
    }
}
