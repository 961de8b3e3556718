import Foundation
import Model
import Storage

/// Copies the tables of a PostgreSQL database with its own programs, `pg_dump`, `pg_restore` and `psql`.
///
/// The schema may hold other programs' tables, too; only Glossa's are copied and replaced.
struct PostgreSQLCopier: DatabaseCopier {
    let url: String
    /// How long a restore waits for the connections of a Glossa that has just ended, in seconds.
    var patience = 3.0
    /// How long a restore waits for the connections of a Glossa that lost them, in seconds: each server has one that tries again
    /// once a second, and needs three for that at most (``PostgreSQLPatience``).
    var quiet = 5.0

    var engine: DatabaseEngine { .postgresql }
    var file: String? { nil }
    var newestSchema: Int64 { Migration.all.last?.version ?? 0 }

    /// Who began an exchange of tables.
    enum Beginner {
        case thisProcess
        case anotherProcess
    }

    func copy(to path: String, progress: @Sendable @escaping (Double) throws -> Void) async throws {
        try progress(0)
        // A restore waits until the copy is made, and a copy begins when no restore is under way: what `pg_dump` would read
        // of tables that are exchanged meanwhile is empty.
        let pool = PostgreSQLPool(url: url, size: 1, presence: PostgreSQLPresence())
        defer { pool.close() }
        let (schema, tables) = try await place(pool)
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
            try session.transact("BEGIN READ ONLY", of: nil) { () throws -> Int64? in
                // A database that was just made has none of Glossa's tables.
                let found = try session.rows(
                    """
                    SELECT CAST(tablename AS TEXT) AS name FROM pg_tables \
                    WHERE schemaname = current_schema() AND tablename = 'schema_migration'
                    """, [])
                return found.isEmpty ? nil : try Migration.applied(on: session).max()
            }
        }
    }

    func identity() async throws -> String? {
        let asked = """
            SELECT CAST(CAST(system_identifier AS TEXT) || ' ' || oid || ' ' || COALESCE(current_schema(), '') AS TEXT) AS text \
            FROM pg_control_system(), pg_database WHERE datname = current_database()
            """
        return try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.transact("BEGIN READ ONLY", of: nil) { try session.rows(asked, []).first?.text("text") }
        }
    }

    func reserve(settingAside aside: String) async throws -> (any DatabaseReservation)? {
        try await PostgreSQLReservation(self, settingAside: aside)
    }

    func hasReplaced(settingAside aside: String) async throws -> Bool {
        try await hasExchanged(settingAside: aside, by: .anotherProcess)
    }

    func hasExchanged(settingAside aside: String, by beginner: Beginner) async throws -> Bool {
        try await PostgreSQLPool(url: url, size: 1).perform { session in
            try session.hasExchanged(settingAside: aside, by: beginner)
        }
    }

    func goingBack(to aside: String) async throws -> [String] {
        let schema = Self.quoted(try await place(PostgreSQLPool(url: url, size: 1)).schema)
        let after = aside.replacing("before", with: "after", maxReplacements: 1)
        return [
            "DO $$ DECLARE name text; BEGIN",
            "  CREATE SCHEMA \(Self.quoted(after));",
            "  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = \(Self.literal(aside)) LOOP",
            "    EXECUTE format('ALTER TABLE IF EXISTS \(schema).%I SET SCHEMA \(Self.quoted(after))', name);",
            "    EXECUTE format('ALTER TABLE \(Self.quoted(aside)).%I SET SCHEMA \(schema)', name);",
            "  END LOOP; END $$;",
        ]
    }

    /// Writes the script that makes the tables of a copy and fills them: the whole of it before its first statement runs,
    /// because a damaged copy must not be restored by half.
    ///
    /// - Returns: Its file, which has no name any more: whatever becomes of this process, nothing is left of it.
    func script(of path: String) async throws -> FileHandle {
        let name = "glossa-restore-\(UUID().uuidString).sql"
        let place = FileManager.default.temporaryDirectory.appending(path: name).path
        let descriptor = open(place, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw StorageError.unavailable(reason: "no temporary file can be made at \(place): \(reason)")
        }
        unlink(place)
        let script = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try PostgreSQLPrograms.run("pg_restore", ["--no-owner", "--no-privileges", "--file=-", path], output: script)
        return script
    }

    /// Returns the statements that move the tables to a new schema, while the process that calls this is still there.
    func moving(to aside: String) async throws -> String {
        let (schema, tables) = try await place(PostgreSQLPool(url: url, size: 1))
        let name = Self.literal(aside)
        let (exchanging, restoring) = (PostgreSQLPresence.Lock.exchanging, PostgreSQLPresence.Lock.restoring)
        return
            (["SELECT pg_advisory_xact_lock(\(exchanging.rawValue), hashtext(\(name)))"]
            + ["CREATE SCHEMA \(Self.quoted(aside))"]
            + tables.map { "ALTER TABLE \(Self.quoted(schema)).\(Self.quoted($0)) SET SCHEMA \(Self.quoted(aside))" }
            // With all tables locked: from here on, nobody can begin to work with them before this has ended.
            + [
                """
                DO $$ BEGIN IF pg_try_advisory_xact_lock(\(restoring.rawValue), hashtext(\(name))) \
                THEN RAISE EXCEPTION 'the command that restores has ended, or lost its connection'; END IF; END $$
                """
            ]).joined(separator: "; ")
    }

    /// Runs statements and a script in one transaction.
    func exchange(_ move: String, _ script: FileHandle) throws {
        // Both programs and this one have one place in it.
        try script.seek(toOffset: 0)
        try PostgreSQLPrograms.run(
            "psql",
            [
                "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--command=" + move,
                "--file=-",
            ], address: try PostgreSQLAddress(url, options: "-c glossa.learner=*"), input: script)
    }

    /// Returns the schema of a connection, and the tables of Glossa in it.
    private func place(_ pool: PostgreSQLPool) async throws -> (schema: String, tables: [String]) {
        let known = Migration.tables
        return try await pool.perform { session in
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

    /// A text without control characters or backslashes as a literal of SQL.
    static func literal(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
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
