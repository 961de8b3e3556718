import Foundation
import Model

/// A step of the schema. Once shipped it is never edited; it names tables and columns, never types of the app.
struct Migration: Sendable {
    let version: Int64
    let name: String
    /// Statements that both engines accept, in order.
    let statements: [String]
    /// Statements that follow on PostgreSQL alone: who may see which rows. See ``policies(for:key:)``.
    var policies: [String] = []

    /// Every step there is, in order of version.
    static let all: [Migration] = [
        reading, finishing, reviewing, interchange, phases, models, translation, learning, lessons, dailyWords,
        deriving, rescheduling, bounds, deletedTranslations, keys, cardChanges, context,
    ]

    /// The steps that a database still needs.
    ///
    /// - Parameters:
    ///   - known: The steps that this Glossa knows, in order.
    ///   - applied: The versions that the database has.
    /// - Throws: `newerSchema` if the database has gone further than this Glossa.
    static func pending(of known: [Migration], applied: [Int64]) throws(StorageError) -> [Migration] {
        let newest = known.last?.version ?? 0
        if let found = applied.max(), found > newest { throw .newerSchema(found: found, known: newest) }
        return known.filter { !applied.contains($0.version) }
    }

    /// The versions that a database has. Its one query is all that opening an up-to-date database costs.
    static func applied(on connection: any Connection) throws(StorageError) -> [Int64] {
        var versions: [Int64] = []
        for row in try connection.rows("SELECT version FROM schema_migration", []) {
            versions.append(Int64(try row.integer(0)))
        }
        return versions
    }

    /// Takes the step, inside a transaction that no other can overlap. Does nothing if another process just did.
    func apply(on connection: any Connection) throws(StorageError) {
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
        let now = Int64(Date().timeIntervalSince1970 * 1000)
        try connection.execute(
            "INSERT INTO schema_migration (version, name, applied_at) VALUES (?, ?, ?)",
            [.integer(version), .text(name), .integer(now)])
    }
}
