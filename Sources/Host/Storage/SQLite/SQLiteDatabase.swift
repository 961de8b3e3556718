import Foundation
internal import GRDB
import Model

/// The embedded engine: one SQLite file, with readers that never wait for the writer.
///
/// Beside the file stand `-wal` and `-shm`, which belong to it while it is open. The file is made so that only
/// its owner can read it.
public final class SQLiteDatabase: Database {
    private let pool: DatabasePool
    private let path: String

    /// Opens a file, making it where there is none.
    ///
    /// - Parameter path: The file; its folder exists.
    /// - Throws: `corrupted`, `foreign` or `newerSchema` for a file that Glossa then leaves as it is; `unavailable`
    ///   when it cannot be opened.
    public convenience init(path: String) throws(StorageError) {
        try self.init(path: path, migrations: Migration.all)
    }

    init(path: String, migrations: [Migration]) throws(StorageError) {
        self.path = path
        do {
            let pending = try Migration.pending(of: migrations, applied: try Self.inspect(path))
            pool = try DatabasePool(path: path, configuration: Self.configuration(isReadOnly: false))
            // GRDB's pool asks for NORMAL, which after a power cut may forget writes it had acknowledged.
            // A large import touches more of its indexes than the usual 2 MB hold; the cache grows only when it is needed.
            try pool.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -131072")
            }
            for migration in pending {
                try pool.write { try migration.apply(on: SQLiteConnection($0, path: path)) }
            }
        } catch let error as StorageError {
            throw error
        } catch let error as DatabaseError {
            throw StorageError(error, path: path)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    public func read<Value: Sendable>(_ body: @Sendable @escaping (Reader) throws -> Value) async throws -> Value {
        try await mapped { [path] in
            try await self.pool.read { database in
                let reader = Reader(SQLiteConnection(database, path: path))
                return try reader.run { try body(reader) }
            }
        }
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await mapped { [path] in
            try await self.pool.write { database in
                let connection = SQLiteConnection(database, path: path)
                let transaction = Transaction(connection, learner: learner, time: time)
                return try transaction.run { try body(transaction) }
            }
        }
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
        } catch let error as DatabaseError {
            throw error.resultCode == .SQLITE_MISUSE ? StorageError.closed : StorageError(error, path: path)
        } catch let error as StorageError where error.isTemporary && Task.isCancelled {
            // GRDB interrupts the statement under way.
            throw CancellationError()
        }
    }
}

extension SQLiteDatabase {
    /// Looks at a file without changing it: the schema versions it has, none if it is new.
    private static func inspect(_ path: String) throws -> [Int64] {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        if size == nil {
            // Only the owner may read it; the files beside it take over its permissions.
            _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
        }
        guard size ?? 0 > 0 else { return [] }
        return try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true)).read { database in
            do {
                return try Migration.applied(on: SQLiteConnection(database, path: path))
            } catch StorageError.invalidStatement {
                // There is no schema_migration: nothing was ever made in it, or not by Glossa.
                let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
                guard tables == 0 else { throw StorageError.foreign(location: path) }
                return []
            }
        }
    }

    private static func configuration(isReadOnly: Bool) -> Configuration {
        var configuration = Configuration()
        configuration.label = "storage"
        configuration.readonly = isReadOnly
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase {
            try $0.execute(sql: "PRAGMA case_sensitive_like = ON")
            SuppliedRows.register(on: $0.sqliteConnection)
        }
        return configuration
    }
}
