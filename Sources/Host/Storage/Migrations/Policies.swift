#if !hasFeature(Embedded)
extension Migration {
    /// Returns statements for PostgreSQL that limit a transaction to the rows of the learner named in `glossa.learner`,
    /// even if a statement forgets the condition. ``PostgreSQLSession/everybody`` grants access to all rows; an unset
    /// value grants access to none.
    ///
    /// FORCE applies the policies to the owner of the tables, the role as which Glossa connects. Superusers bypass
    /// them.
    ///
    /// - Parameters:
    ///   - tables: Learner-owned tables. Every step that creates one adds its policy.
    ///   - key: The column that identifies the learner of a row.
    static func policies(for tables: [String], key: String = "learner_id") -> [String] {
        // A subquery, so that it runs once per statement and not once per row.
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
#else
extension Migration {
    /// A browser's database is SQLite, which has no policies.
    static func policies(for tables: [String], key: String = "learner_id") -> [String] { [] }
}
#endif
