import Model

/// A step of the schema. It never changes once shipped, so it names tables and columns, never the app's types.
package struct Migration: Sendable {
    package let version: Int64
    package let name: String
    /// Statements that both engines accept, in order.
    package let statements: [String]
    /// Row-level security statements for PostgreSQL alone, which run after `statements`. See ``policies(for:key:)``.
    package var policies: [String] = []
    /// Statements about the planner's statistics for SQLite alone, which run after `statements`.
    package var statistics: [String] = []

    /// All steps, in order of version.
    package static let all: [Migration] = [
        reading, finishing, reviewing, interchange, phases, models, translation, learning, lessons, dailyWords,
        deriving, rescheduling, bounds, deletedTranslations, keys, cardChanges, context, settings, notebook,
        statistics, matureCards, bookTerms, insets, dictionaries, corrections, faces, variants, otherLanguages,
        accounts, deletion, identities, owner, jobs, purchases,
    ]

    /// Returns the steps that a database still needs.
    ///
    /// - Parameters:
    ///   - known: The steps that this version of Glossa knows, in order.
    ///   - applied: The versions that the database has.
    /// - Throws: `newerSchema` if the database has a version that is not in `known`.
    package static func pending(of known: [Migration], applied: [Int64]) throws(StorageError) -> [Migration] {
        let newest = known.last?.version ?? 0
        if let found = applied.max(), found > newest { throw .newerSchema(found: found, known: newest) }
        return known.filter { !applied.contains($0.version) }
    }

    /// Returns the versions that a database has. This one query is the whole cost of opening an up-to-date database.
    package static func applied(on connection: any Connection) throws(StorageError) -> [Int64] {
        var versions: [Int64] = []
        for row in try connection.rows("SELECT version FROM schema_migration", []) {
            versions.append(try row.integer64(0))
        }
        return versions
    }

    /// Applies the step inside a transaction that no other can overlap. Does nothing if another process has just
    /// applied it.
    package func apply(on connection: any Connection, at now: Timestamp) throws(StorageError) {
        try connection.define(
            """
            CREATE TABLE IF NOT EXISTS schema_migration (
                version BIGINT NOT NULL PRIMARY KEY,
                name TEXT NOT NULL,
                applied_at BIGINT NOT NULL
            )
            """)
        guard try !Migration.applied(on: connection).contains(version) else { return }
        for statement in statements { try connection.define(statement) }
        for policy in policies { try connection.restrict(policy) }
        for statistic in statistics { try connection.advise(statistic) }
        try connection.execute(
            "INSERT INTO schema_migration (version, name, applied_at) VALUES (?, ?, ?)",
            [.integer(version), .text(name), .integer(now.milliseconds)])
    }
}
