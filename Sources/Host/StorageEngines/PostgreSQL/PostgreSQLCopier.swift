import Foundation
import Model
import Storage

/// Copies the tables of a PostgreSQL database with its own programs, `pg_dump`, `pg_restore` and `psql`.
///
/// The schema may hold other programs' tables, too; only Glossa's are copied and replaced.
struct PostgreSQLCopier: DatabaseCopier {
    let url: String

    var engine: DatabaseEngine { .postgresql }
    var file: String? { nil }
    var newestSchema: Int64 { Migration.all.last?.version ?? 0 }

    func copy(to path: String, progress: @Sendable @escaping (Double) throws -> Void) async throws {
        try progress(0)
        let (schema, tables) = try await place()
        guard !tables.isEmpty else { throw StorageError.unavailable(reason: "the database has no tables of Glossa") }
        // Row-level security hides every row from Glossa's own role unless the session asks for all learners.
        try PostgreSQLPrograms.run(
            "pg_dump",
            ["--format=custom", "--no-owner", "--no-privileges", "--enable-row-security", "--file=" + path]
                + tables.map { "--table=\(Self.quoted(schema)).\(Self.quoted($0))" },
            address: try PostgreSQLAddress(url, options: "-c glossa.learner=*"))
        guard chmod(path, 0o600) == 0 else {
            throw StorageError.unavailable(reason: String(cString: strerror(errno)))
        }
        try progress(1)
    }

    func check(_ path: String, of engine: DatabaseEngine) async throws -> Int64? {
        if engine == .postgresql { return try await PostgreSQLPrograms.check(path) }
        return try await SQLiteCopier(path: path).check(path, of: engine)
    }

    func schema() async throws -> Int64? {
        try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.transact("BEGIN READ ONLY", of: nil) { try Migration.applied(on: session).max() }
        }
    }

    func replaceServer(with path: String, settingAside aside: String) async throws {
        let script = FileManager.default.temporaryDirectory.appending(path: "glossa-restore-\(UUID().uuidString).sql")
        defer { try? FileManager.default.removeItem(at: script) }
        guard FileManager.default.createFile(atPath: script.path, contents: nil, attributes: [.posixPermissions: 0o600])
        else { throw StorageError.diskFull }
        // The whole script before its first statement runs: a damaged copy must not be restored by half.
        try PostgreSQLPrograms.run("pg_restore", ["--no-owner", "--no-privileges", "--file=" + script.path, path])
        let (schema, tables) = try await place()
        let move =
            ["CREATE SCHEMA \(Self.quoted(aside))"]
            + tables.map { "ALTER TABLE \(Self.quoted(schema)).\(Self.quoted($0)) SET SCHEMA \(Self.quoted(aside))" }
        try PostgreSQLPrograms.run(
            "psql",
            [
                "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1",
                "--command=" + move.joined(separator: "; "), "--file=" + script.path,
            ], address: try PostgreSQLAddress(url, options: "-c glossa.learner=*"))
    }

    /// Returns the schema of the connection, and the tables of Glossa in it.
    private func place() async throws -> (schema: String, tables: [String]) {
        let known = Migration.tables
        return try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.transact("BEGIN READ ONLY", of: nil) {
                let schema = try session.rows("SELECT current_schema() AS name", []).first?.text("name") ?? "public"
                let found = try session.rows(
                    "SELECT CAST(tablename AS TEXT) AS name FROM pg_tables WHERE schemaname = ? ORDER BY tablename",
                    [.text(schema)])
                return (schema, try found.map { try $0.text("name") }.filter { known.contains($0) })
            }
        }
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.replacing("\"", with: "\"\"") + "\""
    }
}

extension Migration {
    /// The names of all tables that any step creates.
    static var tables: Set<String> {
        var names: Set<String> = ["schema_migration"]
        for statement in all.flatMap(\.statements) {
            guard let match = statement.firstMatch(of: /^\s*CREATE TABLE (?:IF NOT EXISTS )?(\w+)/) else { continue }
            names.insert(String(match.1))
        }
        for statement in all.flatMap(\.statements) {
            guard let match = statement.firstMatch(of: /RENAME TO (\w+)/) else { continue }
            names.insert(String(match.1))
        }
        return names
    }
}
