import Foundation
internal import GRDB
internal import GRDBSQLite
import Glibc
import Model
import Storage
import Synchronization

/// The embedded engine: one SQLite file, with readers that never wait for the writer.
///
/// While it is open, the files `-wal` and `-shm` beside it are part of it. Only its owner can read the file.
public final class SQLiteDatabase: Database {
    /// A pool, or a single connection where the disk allows no more.
    private let pool: any DatabaseWriter
    private let path: String
    /// Is told how long statements take.
    private let watch: StatementWatch?
    /// Whether the file can be written to until it is reopened. SQLite opens a file of a read-only disk for writing, too,
    /// if the log and its index were left beside it.
    private let isReadOnly: Bool
    /// Whether part of the file could not be read. Further writes to it might be lost.
    private let isDamaged = Mutex(false)
    /// Whether the log may be longer than what is in it, because a write failed on a full disk.
    private let hasLongLog = Mutex(false)

    /// Opens a file, creating it if necessary. Opens it for reading if the disk is full or read-only.
    ///
    /// - Parameters:
    ///   - path: The file; its folder exists.
    ///   - watch: Is told how long statements take; nil if nobody wants to know.
    /// - Throws: `corrupted`, `foreign` or `newerSchema` for a file that Glossa then leaves unchanged; `unavailable` if
    ///   it cannot be opened.
    public convenience init(path: String, watch: StatementWatch? = nil) throws(StorageError) {
        try self.init(path: path, migrations: Migration.all, watch: watch)
    }

    init(path: String, migrations: [Migration], watch: StatementWatch? = nil) throws(StorageError) {
        self.watch = watch
        self.path = path
        let pool = try Self.open(path, migrations)
        self.pool = pool
        isReadOnly = try Self.mapping(path) {
            try pool.configuration.readonly
                || pool.writeWithoutTransaction { sqlite3_db_readonly($0.sqliteConnection, "main") == 1 }
        }
    }

    private static func open(_ path: String, _ migrations: [Migration]) throws(StorageError) -> any DatabaseWriter {
        do throws(StorageError) {
            return try pool(path, migrations)
        } catch {
            guard error.allowsReading, let reader = try reader(path, migrations) else { throw error }
            return reader
        }
    }

    private static func pool(_ path: String, _ migrations: [Migration]) throws(StorageError) -> DatabasePool {
        try mapping(path) {
            let pending = try Migration.pending(of: migrations, applied: try inspect(path))
            let pool = try DatabasePool(path: path, configuration: configuration(isReadOnly: false))
            // GRDB's pool sets NORMAL, which can lose acknowledged writes in a power failure.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            // Truncates the log after a large import has grown it.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_size_limit = 67108864") }
            try pool.writeWithoutTransaction { try $0.lend(memory) }
            if !pending.isEmpty { try migrate(pool, pending, path) }
            return pool
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
        try await mapped { [path, watch] in
            let read: @Sendable (GRDB.Database) throws -> Value = { database in
                let reader = Reader(
                    SQLiteConnection(database, path: path).watched(by: watch), learner: learner)
                return try reader.run { try body(reader) }
            }
            do {
                return try await self.pool.read(read)
            } catch let error as DatabaseError where error.isForLackOfFile(path) {
                // No new connection can be opened. The writing one still has the deleted file open.
                return try await self.pool.writeWithoutTransaction { database in
                    try database.readOnly { try read(database) }
                }
            }
        }
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        // There is one writer.
        try await write(learner, at: time, after: { _ in }, body)
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try refuseWrites()
        return try await givingBackRoom { [path, watch] in
            try await self.pool.write { database in
                let connection = SQLiteConnection(database, path: path).watched(by: watch)
                let reader = Reader(connection, learner: nil)
                try reader.run { try check(reader) }
                let transaction = Transaction(connection, learner: learner, time: time)
                let value = try transaction.run { try body(transaction) }
                try database.checkPlace(of: path)
                return value
            }
        }
    }

    @discardableResult
    public func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try refuseWrites()
        // The readers' caches are stale when this ends, and the load needs their memory.
        (pool as? DatabasePool)?.releaseMemoryEventually()
        return try await givingBackRoom { [path, watch] in
            try await self.pool.writeWithoutTransaction { database in
                database.emptyLog()
                try database.lend(Self.loadingMemory)
                try database.checkReferences(false)
                try database.sortOnThreads(Self.sortingThreads)
                defer {
                    // These cannot fail: they do not change stored data.
                    try? database.sortOnThreads(0)
                    try? database.checkReferences(true)
                    try? database.lend(Self.memory)
                    database.releaseMemory()
                }
                var value: Value?
                try database.inTransaction(.immediate) {
                    let connection = SQLiteConnection(database, path: path).watched(by: watch)
                    let transaction = Transaction(connection, learner: learner, time: time)
                    let indexes = try database.dropIndexesOfEmptyTables()
                    value = try transaction.run { try body(transaction) }
                    for index in indexes { try database.execute(sql: index) }
                    try database.checkPlace(of: path)
                    return .commit
                }
                // A transaction that did not throw has its value.
                return value!
            }
        }
    }

    public func prepareForLargeWrite() async {
        do { try refuseWrites() } catch { return }
        try? await pool.writeWithoutTransaction { $0.emptyLog() }
    }

    public func check() async throws {
        try refuseWrites()
        if StorageError.isFull(path) { throw StorageError.diskFull }
        try await mapped { [path] in
            try await self.pool.read { database in
                _ = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master")
                try database.checkPlace(of: path)
            }
        }
    }

    /// - Throws: The reason why nothing can be written until the file is reopened.
    private func refuseWrites() throws(StorageError) {
        if isDamaged.withLock({ $0 }) { throw .corrupted(path: path) }
        if isReadOnly { throw .readOnly(path: path) }
    }

    public func integrityCheck() async throws {
        let problems = try await mapped {
            try await self.pool.read { database in
                try String.fetchAll(database, sql: "PRAGMA integrity_check(1)").filter { $0 != "ok" }
                    + GRDB.Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { "\($0)" }
            }
        }
        guard problems.isEmpty else { throw StorageError.corrupted(path: path) }
    }

    public func close() async throws {
        // Waits for the writer, so that nothing in progress is cut off.
        try await mapped { try await self.pool.barrierWriteWithoutTransaction { _ in } }
        try await mapped { try self.pool.close() }
    }

    /// Runs a write. If the disk becomes full before it ends, what it wrote to the log is void, but the log stays as long
    /// as it has grown, for the next writes to use; if the file itself need not grow, this cuts it off. If it must, there is
    /// no room, so the next write that succeeds tries again.
    private func givingBackRoom<Value>(_ write: () async throws -> Value) async throws -> Value {
        do {
            let value = try await mapped(write)
            if hasLongLog.withLock({ $0 }) { await cutLog() }
            return value
        } catch StorageError.diskFull {
            await cutLog()
            throw StorageError.diskFull
        }
    }

    /// Moves what the log has into the file, and cuts it off. It fails if a reader takes long, too.
    private func cutLog() async {
        do {
            _ = try await pool.writeWithoutTransaction { database in
                try database.checkpoint(.truncate)
            }
            hasLongLog.withLock { $0 = false }
        } catch {
            hasLongLog.withLock { $0 = true }
        }
    }

    private func mapped<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as DatabaseError where error.isInterruption && Task.isCancelled {
            throw CancellationError()
        } catch let error as DatabaseError {
            let told = error.resultCode == .SQLITE_MISUSE ? StorageError.closed : StorageError(error, path: path)
            if case .corrupted = told { isDamaged.withLock { $0 = true } }
            throw told
        } catch let error as StorageError where error.isTemporary && Task.isCancelled {
            // GRDB interrupts the running statement.
            throw CancellationError()
        } catch let error as StorageError {
            if case .corrupted = error { isDamaged.withLock { $0 = true } }
            throw error
        }
    }
}

extension DatabaseError {
    /// Whether the statement was interrupted from outside.
    fileprivate var isInterruption: Bool { resultCode == .SQLITE_INTERRUPT || resultCode == .SQLITE_ABORT }
}

extension GRDB.Database {
    /// Sets the connection's page cache limit, in KB.
    fileprivate func lend(_ kilobytes: Int) throws { try set("cache_size = -\(kilobytes)") }

    /// Moves what the log has into the file, as far as no reader needs it there; the next write begins a new log. It waits
    /// for nobody, and if it fails, the next checkpoint does the rest.
    fileprivate func emptyLog() { _ = try? checkpoint(.passive) }

    /// Sets the number of additional threads for sorting.
    fileprivate func sortOnThreads(_ count: Int) throws { try set("threads = \(count)") }

    /// Drops the indexes of tables that have no rows yet. Sorting a million rows at the end takes SQLite a fraction of
    /// the time of inserting each into an index. If the load fails, the rollback restores the indexes. Uniqueness that
    /// an index alone enforces is therefore checked only at the end; a load into an empty table must ensure it itself.
    ///
    /// - Returns: The statements that recreate them.
    fileprivate func dropIndexesOfEmptyTables() throws -> [String] {
        let indexes = try GRDB.Row.fetchAll(
            self,
            sql: """
                SELECT name, tbl_name, sql FROM sqlite_master
                WHERE type = 'index' AND sql LIKE 'CREATE %INDEX %' ORDER BY rootpage
                """)
        var statements: [String] = []
        var isEmpty: [String: Bool] = [:]
        for index in indexes {
            let (name, table, sql): (String, String, String) = (index[0], index[1], index[2])
            if isEmpty[table] == nil {
                isEmpty[table] = try Bool.fetchOne(self, sql: "SELECT NOT EXISTS (SELECT 1 FROM \"\(table)\")") ?? false
            }
            guard isEmpty[table] == true else { continue }
            try execute(sql: "DROP INDEX \"\(name)\"")
            statements.append(sql)
        }
        return statements
    }

    fileprivate func checkReferences(_ isOn: Bool) throws { try set("foreign_keys = \(isOn ? 1 : 0)") }

    /// Bypasses GRDB, which runs no further statement for a cancelled task.
    private func set(_ pragma: String) throws {
        let code = sqlite3_exec(sqliteConnection, "PRAGMA " + pragma, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

extension SQLiteDatabase {
    /// The page cache limit of the writing connection, in KB.
    private static let memory = 32 << 10
    /// The same limit during a load, which builds indexes at the end. More memory was no faster with a million rows.
    private static let loadingMemory = 8 << 10
    /// The number of additional sorting threads during a load.
    private static let sortingThreads = 1
    /// The page cache limit of each reading connection, in KB: enough for what study reads again with every card of
    /// 200,000.
    private static let readingMemory = 16 << 10

    /// Applies schema steps, each in a transaction. Foreign key checks are off meanwhile, so that a step can rebuild a
    /// table that others reference.
    private static func migrate(_ pool: DatabasePool, _ migrations: [Migration], _ path: String) throws {
        try pool.writeWithoutTransaction { database in
            try database.lend(loadingMemory)
            try database.checkReferences(false)
            defer {
                // These cannot fail: they do not change stored data.
                try? database.checkReferences(true)
                try? database.lend(memory)
            }
            for migration in migrations {
                try database.inTransaction(.immediate) {
                    try migration.apply(on: SQLiteConnection(database, path: path), at: .migrationTime)
                    return .commit
                }
            }
        }
    }

    /// Closing a file drops every lock that the process has on it, so SQLite must not have opened one that is just being
    /// made.
    private static let creating = Mutex(())

    /// Returns the size of a file, and creates it if there is none: only its owner may read it, and the files beside it
    /// inherit its permissions. Another process may create the same file at the same moment.
    private static func size(_ path: String) -> Int {
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor < 0 else {
            Glibc.close(descriptor)
            return 0
        }
        return (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// Reads the schema versions of a file without changing it; returns none for a new file.
    static func inspect(_ path: String) throws -> [Int64] {
        guard creating.withLock({ _ in size(path) }) > 0 else { return [] }
        return try anyReader(path).read { database in try applied(in: database, path) }
    }

    /// Returns the schema versions that a database has.
    ///
    /// - Throws: `foreign` for the database of another program.
    static func applied(in database: GRDB.Database, _ path: String) throws -> [Int64] {
        do {
            return try Migration.applied(on: SQLiteConnection(database, path: path))
        } catch {
            // Without schema_migration, the file is empty or not Glossa's.
            guard case .invalidStatement = error else { throw error }
            let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
            guard tables == 0 else { throw StorageError.foreign(location: path) }
            return []
        }
    }

    static func configuration(isReadOnly: Bool, isAlone: Bool = false) -> Configuration {
        var configuration = Configuration()
        configuration.label = "storage"
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(5)
        // Two more than the lanes use for long work, so that pages never wait for one.
        configuration.maximumReaderCount = 11
        configuration.prepareDatabase {
            if isAlone { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
            // For a new file. Half the usual number of pages halves the work of a large import.
            try $0.execute(sql: "PRAGMA page_size = 8192; PRAGMA case_sensitive_like = ON")
            try $0.lend(readingMemory)
            SuppliedRows.register(on: $0.sqliteConnection)
        }
        return configuration
    }
}
