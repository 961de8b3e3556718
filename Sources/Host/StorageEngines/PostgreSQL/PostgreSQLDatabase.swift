import Model
import Storage

/// The engine for installations that outgrow one machine: a PostgreSQL server, version 15 or later.
///
/// The tables live in the first schema of the connection's search path. Text columns compare by code point (`COLLATE
/// "C"`) regardless of the server's locale, as in SQLite.
public final class PostgreSQLDatabase: Database {
    private let pool: PostgreSQLPool
    /// Is told how long statements take.
    private let watch: StatementWatch?
    private let url: String
    private let patience: PostgreSQLPatience
    private let presence = PostgreSQLPresence()
    private let reach: ReachWatch?

    /// Connects to a server and migrates the schema.
    ///
    /// - Parameters:
    ///   - url: The address: `postgresql://user:password@host:port/name?option=value`.
    ///   - connections: The maximum number of open connections; further requests wait.
    ///   - watch: Is told how long statements take; nil if nobody wants to know.
    ///   - reach: Is told when the server is lost and found again; nil if nobody wants to know.
    ///   - wait: How to wait for a server that takes no connections yet; nil to fail at once.
    /// - Throws: `newerSchema` for a database that Glossa then leaves unchanged; `unavailable` if the server cannot be
    ///   reached, or a backup is just being restored.
    public convenience init(
        url: String, connections: Int = 11, watch: StatementWatch? = nil, reach: ReachWatch? = nil,
        wait: ServerWait? = nil
    ) async throws(StorageError) {
        try await self.init(
            url: url, connections: connections, migrations: Migration.all, watch: watch, reach: reach, wait: wait)
    }

    init(
        url: String, connections: Int = 11, migrations: [Migration],
        patience: PostgreSQLPatience = PostgreSQLPatience(), watch: StatementWatch? = nil,
        reach: ReachWatch? = nil, wait: ServerWait? = nil
    ) async throws(StorageError) {
        self.watch = watch
        let pool = PostgreSQLPool(
            url: url, size: connections, patience: patience, reach: reach, presence: presence)
        self.pool = pool
        self.url = url
        self.patience = patience
        self.reach = reach
        do {
            try await pool.perform(waiting: wait, for: url, patience, telling: reach) { session in
                try session.migrate(migrations)
            }
        } catch let error as StorageError {
            throw error
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    public func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await read(of: learner, body)
    }

    public func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await read(of: nil, body)
    }

    private func read<Value: Sendable>(
        of learner: ID<Learner>?, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await pool.perform { [watch] session in
            try session.transact("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", of: learner) {
                let reader = Reader(session.watched(by: watch), learner: learner)
                return try reader.run { try body(reader) }
            }
        }
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await pool.perform { [watch] session in
            try session.transact("BEGIN", of: learner) {
                // One writer at a time for each learner, from the first read on, as in SQLite.
                _ = try session.rows("SELECT 1 FROM learner WHERE id = ? FOR NO KEY UPDATE", [SQLValue(learner)])
                let transaction = Transaction(session.watched(by: watch), learner: learner, time: time)
                return try transaction.run { try body(transaction) }
            }
        }
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await pool.perform { [watch] session in
            // Each statement sees what was saved before it, so that waiting for the lock does not leave an old picture.
            try session.transact("BEGIN ISOLATION LEVEL READ COMMITTED", of: nil) {
                _ = try session.rows(PostgreSQLSession.checkLock, [])
                let reader = Reader(session.watched(by: watch), learner: nil)
                try reader.run { try check(reader) }
                try session.narrow(to: learner)
                _ = try session.rows("SELECT 1 FROM learner WHERE id = ? FOR NO KEY UPDATE", [SQLValue(learner)])
                let transaction = Transaction(session.watched(by: watch), learner: learner, time: time)
                return try transaction.run { try body(transaction) }
            }
        }
    }

    @discardableResult
    public func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await write(learner, at: time, body)
    }

    @discardableResult
    public func writeAside<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await pool.perform { session in
            try session.transact("BEGIN", of: learner) {
                let transaction = Transaction(session, learner: learner, time: time)
                return try transaction.run { try body(transaction) }
            }
        }
    }

    public var isShared: Bool { true }

    public func announce(_ text: String) async throws {
        let asked = "SELECT 1 FROM pg_notify('\(PostgreSQLListener.channel)', current_schema() || ' ' || ?)"
        try await pool.perform { session in
            try session.transact("BEGIN", of: nil) { _ = try session.rows(asked, [SQLValue(text)]) }
        }
    }

    public func announcements() -> AsyncStream<String?> {
        PostgreSQLListener.announcements(url: url, patience: patience, presence: presence, reach: reach)
    }

    public func check() async throws {
        let asked = """
            SELECT CASE WHEN pg_is_in_recovery() OR current_setting('default_transaction_read_only') = 'on'
                THEN 1 ELSE 0 END AS is_read_only,
            CASE WHEN EXISTS (
                SELECT 1 FROM pg_locks AS lock JOIN pg_class AS class ON class.oid = lock.relation
                WHERE lock.locktype = 'relation' AND NOT lock.granted
                AND lock.waitstart < clock_timestamp() - INTERVAL '1 second'
                AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())
                AND class.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema())
            ) THEN 1 ELSE 0 END AS is_locked
            """
        let row = try await firstRow(asked)
        guard try row?.integer("is_read_only") == 0 else {
            throw StorageError.readOnly(path: "the PostgreSQL server")
        }
        // Whoever asks for it waits, too, and in the end in vain.
        guard try row?.integer("is_locked") == 0 else {
            throw StorageError.unavailable(reason: "somebody keeps one of its tables locked")
        }
    }

    /// Queries the server about itself, reconnecting if the connection was lost.
    private func firstRow(_ sql: String) async throws -> Row? {
        try await pool.perform { session in
            try session.transact("BEGIN READ ONLY", of: nil) { try session.rows(sql, []).first }
        }
    }

    public func advice() async throws -> [String] {
        let asked = "SELECT CASE WHEN row_security_active('mark') THEN 1 ELSE 0 END AS is_active"
        guard try await firstRow(asked)?.integer("is_active") == 0 else { return [] }
        return [
            """
            Glossa is connected to PostgreSQL as a superuser or a role with BYPASSRLS. Row-level security, which \
            separates learners even if Glossa has a bug, does not apply to such a role. Connect as an ordinary role \
            that owns the tables.
            """
        ]
    }

    public func integrityCheck() async throws {
        try await readAcrossLearners { reader in _ = try reader.first("SELECT 1") }
    }

    public func close() async throws {
        pool.close()
    }
}

extension PostgreSQLSession {
    /// An arbitrary number that every version of Glossa shares, so that two servers started at once on one schema take
    /// turns.
    static let migrationLock = "SELECT 1 FROM pg_advisory_xact_lock(4714886, hashtext(current_schema()))"

    /// Has the transactions of all servers take turns that check others' rows before they write.
    fileprivate static let checkLock = "SELECT 1 FROM pg_advisory_xact_lock(4714887, hashtext(current_schema()))"

    fileprivate func migrate(_ migrations: [Migration]) throws {
        var applied: [Int64] = []
        try transact("BEGIN READ ONLY", of: nil) {
            let encoding = try rows("SELECT current_setting('server_encoding') AS encoding", []).first?.text("encoding")
            guard encoding == "UTF8" else {
                throw StorageError.unavailable(
                    reason:
                        "its encoding is \(encoding ?? "unknown"), but Glossa needs UTF8 (set by CREATE DATABASE)"
                )
            }
            let isFresh = try rows("SELECT 1 WHERE to_regclass('schema_migration') IS NULL", []).count == 1
            if !isFresh { applied = try Migration.applied(on: self) }
        }
        for migration in try Migration.pending(of: migrations, applied: applied) {
            // Migrating may wait for another server's migration and index years of answers.
            let usual = patience
            patience.statement = 86_400
            defer { patience = usual }
            // Whatever the role's own level: each statement sees what the other server has committed meanwhile.
            try transact("BEGIN ISOLATION LEVEL READ COMMITTED", of: nil) {
                try command("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0")
                _ = try rows(Self.migrationLock, [])
                try migration.apply(on: self, at: .migrationTime)
            }
        }
    }
}
