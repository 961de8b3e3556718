import Foundation
internal import GRDB
internal import GRDBSQLite
import Model
import Synchronization

/// The embedded engine: one SQLite file, with readers that never wait for the writer.
///
/// Beside the file stand `-wal` and `-shm`, which belong to it while it is open. The file is made so that only
/// its owner can read it.
public final class SQLiteDatabase: Database {
    /// A pool, or a single connection where the disk allows no more.
    private let pool: any DatabaseWriter
    private let path: String
    /// Whether something of the file could not be read. What is written to it from then on might not be found again.
    private let isDamaged = Mutex(false)

    /// Opens a file, making it where there is none. A file on a disk that is full or takes no writes is opened for reading.
    ///
    /// - Parameter path: The file; its folder exists.
    /// - Throws: `corrupted`, `foreign` or `newerSchema` for a file that Glossa then leaves as it is; `unavailable`
    ///   when it cannot be opened.
    public convenience init(path: String) throws(StorageError) {
        try self.init(path: path, migrations: Migration.all)
    }

    init(path: String, migrations: [Migration]) throws(StorageError) {
        self.path = path
        do throws(StorageError) {
            pool = try Self.pool(path, migrations)
        } catch {
            guard error.allowsReading, let reader = try Self.reader(path, migrations) else { throw error }
            pool = reader
        }
    }

    private static func pool(_ path: String, _ migrations: [Migration]) throws(StorageError) -> DatabasePool {
        try mapping(path) {
            let pending = try Migration.pending(of: migrations, applied: try inspect(path))
            let pool = try DatabasePool(path: path, configuration: configuration(isReadOnly: false))
            // GRDB's pool asks for NORMAL, which after a power cut may forget writes it had acknowledged.
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
            // A log that one large import made is cut again.
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
        try await mapped { [path] in
            let read: @Sendable (GRDB.Database) throws -> Value = { database in
                let reader = Reader(SQLiteConnection(database, path: path), learner: learner)
                return try reader.run { try body(reader) }
            }
            do {
                return try await self.pool.read(read)
            } catch let error as DatabaseError where error.isForLackOfFile(path) {
                // No connection can be opened any more. The one that writes still has the file that was deleted.
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
        try refuseWrites()
        return try await mapped { [path] in
            try await self.pool.write { database in
                let connection = SQLiteConnection(database, path: path)
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
        // What the readers hold of the file is old when this ends, and its memory is wanted now.
        (pool as? DatabasePool)?.releaseMemoryEventually()
        return try await mapped { [path] in
            try await self.pool.writeWithoutTransaction { database in
                try database.lend(Self.loadingMemory)
                try database.checkReferences(false)
                try database.sortOnThreads(Self.sortingThreads)
                defer {
                    // These cannot fail: they change nothing that is stored.
                    try? database.sortOnThreads(0)
                    try? database.checkReferences(true)
                    try? database.lend(Self.memory)
                    database.releaseMemory()
                }
                var value: Value?
                try database.inTransaction(.immediate) {
                    let connection = SQLiteConnection(database, path: path)
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

    /// - Throws: Why nothing can be written until the file is opened anew.
    private func refuseWrites() throws(StorageError) {
        if isDamaged.withLock({ $0 }) { throw .corrupted(path: path) }
        if pool.configuration.readonly { throw .readOnly(path: path) }
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
        // Waits for the writer's turn, so that nothing under way is cut off.
        try await mapped { try await self.pool.barrierWriteWithoutTransaction { _ in } }
        try await mapped { try self.pool.close() }
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
            // GRDB interrupts the statement under way.
            throw CancellationError()
        } catch let error as StorageError {
            if case .corrupted = error { isDamaged.withLock { $0 = true } }
            throw error
        }
    }
}

extension DatabaseError {
    /// Whether the statement was stopped from outside.
    fileprivate var isInterruption: Bool { resultCode == .SQLITE_INTERRUPT || resultCode == .SQLITE_ABORT }
}

extension GRDB.Database {
    /// Lets the connection hold so many KB of the file in memory, where it needs them.
    fileprivate func lend(_ kilobytes: Int) throws { try set("cache_size = -\(kilobytes)") }

    /// Lets the connection sort on so many threads more than its own.
    fileprivate func sortOnThreads(_ count: Int) throws { try set("threads = \(count)") }

    /// Takes the indexes of tables away that have no rows yet. To sort a million rows at the end takes SQLite a fraction of
    /// what it takes to find a place for each of them. Where the load does not end well they are never gone. What is unique
    /// by an index alone is looked for at the end, then; a load into an empty table takes care of that itself.
    ///
    /// - Returns: The statements that make them again.
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

    /// Not through GRDB, which runs nothing more for a task that was cancelled.
    private func set(_ pragma: String) throws {
        let code = sqlite3_exec(sqliteConnection, "PRAGMA " + pragma, nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
}

extension SQLiteDatabase {
    /// KB of the file that the writing connection holds at most.
    private static let memory = 32 << 10
    /// The same while it loads, when indexes are made at the end. More was no faster with a million rows.
    private static let loadingMemory = 8 << 10
    /// Threads that sort for it meanwhile.
    private static let sortingThreads = 1
    /// KB that each reading connection holds at most: what study asks of 200,000 cards again with every card.
    private static let readingMemory = 16 << 10

    /// Takes steps of the schema, each in a transaction. References are not looked up meanwhile: a table may be made anew
    /// while others refer to it.
    private static func migrate(_ pool: DatabasePool, _ migrations: [Migration], _ path: String) throws {
        try pool.writeWithoutTransaction { database in
            try database.lend(loadingMemory)
            try database.checkReferences(false)
            defer {
                // These cannot fail: they change nothing that is stored.
                try? database.checkReferences(true)
                try? database.lend(memory)
            }
            for migration in migrations {
                try database.inTransaction(.immediate) {
                    try migration.apply(on: SQLiteConnection(database, path: path))
                    return .commit
                }
            }
        }
    }

    /// Looks at a file without changing it: the schema versions it has, none if it is new.
    static func inspect(_ path: String) throws -> [Int64] {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        if size == nil {
            // Only the owner may read it; the files beside it take over its permissions.
            _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        guard size ?? 0 > 0 else { return [] }
        return try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true)).read { database in
            try applied(in: database, path)
        }
    }

    /// The schema versions that a database has.
    ///
    /// - Throws: `foreign` for the database of another program.
    static func applied(in database: GRDB.Database, _ path: String) throws -> [Int64] {
        do {
            return try Migration.applied(on: SQLiteConnection(database, path: path))
        } catch {
            // Without a schema_migration nothing was ever made in it, or not by Glossa.
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
        // Two more than the lanes take for long work, so that pages never wait for one.
        configuration.maximumReaderCount = 11
        configuration.prepareDatabase {
            if isAlone { try $0.execute(sql: "PRAGMA locking_mode = EXCLUSIVE") }
            // Of a new file. Half as many pages as usual are half as much to do for a large import.
            try $0.execute(sql: "PRAGMA page_size = 8192; PRAGMA case_sensitive_like = ON")
            try $0.lend(readingMemory)
            SuppliedRows.register(on: $0.sqliteConnection)
        }
        return configuration
    }
}
