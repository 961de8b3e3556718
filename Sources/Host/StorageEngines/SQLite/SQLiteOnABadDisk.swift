import Foundation
internal import GRDB
internal import GRDBSQLite
import Model
import Storage

extension SQLiteDatabase {
    /// Opens a file with a single connection that needs no other file beside it; returns nil if the schema would have
    /// to be changed or created.
    ///
    /// On a read-only disk, this requires a file without a log: SQLite cannot read a log without its index, which it
    /// would have to create. On a full disk, the connection keeps the index in its own memory ("Use of WAL Without
    /// Shared-Memory", sqlite.org/wal.html), and writes succeed again as soon as there is space.
    static func reader(_ path: String, _ migrations: [Migration]) throws(StorageError) -> DatabaseQueue? {
        try mapping(path) {
            let takesWrites = StorageError.isWritable(path)
            let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int
            guard takesWrites || log ?? 0 == 0 else { return nil }
            let queue = try DatabaseQueue(
                path: takesWrites ? path : address(ofUnchanging: path),
                configuration: configuration(isReadOnly: !takesWrites, isAlone: takesWrites))
            let versions = try queue.read { try applied(in: $0, path) }
            return try Migration.pending(of: migrations, applied: versions).isEmpty ? queue : nil
        }
    }

    /// Converts SQLite's errors to `StorageError`.
    static func mapping<Value>(_ path: String, _ body: () throws -> Value) throws(StorageError) -> Value {
        do {
            return try body()
        } catch let error as StorageError {
            throw error
        } catch let error as DatabaseError {
            throw StorageError(error, path: path)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}

extension DatabaseError {
    /// Whether a connection could not be opened because the file or its log no longer exists.
    func isForLackOfFile(_ path: String) -> Bool {
        [.SQLITE_CANTOPEN, .SQLITE_IOERR].contains(resultCode)
            && (access(path, F_OK) != 0 || access(path + "-wal", F_OK) != 0)
    }
}

extension GRDB.Database {
    /// Checks that the path still refers to the open file. A write to a deleted or replaced file would be acknowledged
    /// and lost; SQLite itself checks only with a rollback journal.
    ///
    /// - Throws: ``StorageError/moved(path:)``, which rolls the transaction back.
    func checkPlace(of path: String) throws {
        var hasMoved: CInt = 0
        let code = sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
        // SQLite's own name for the file: the log is beside the target of a symbolic link.
        let log = sqlite3_db_filename(sqliteConnection, "main").map { String(cString: $0) + "-wal" }
        let hasLog = log.map { access($0, F_OK) == 0 } ?? true
        // On a read-only disk, SQLite creates no log.
        if hasMoved != 0, access(path, F_OK) != 0, errno == EACCES {
            throw StorageError.unavailable(reason: "this user may no longer read \(path)")
        }
        guard code == SQLITE_OK, hasMoved == 0, hasLog || !StorageError.isWritable(path) else {
            throw StorageError.moved(path: path)
        }
    }
}
