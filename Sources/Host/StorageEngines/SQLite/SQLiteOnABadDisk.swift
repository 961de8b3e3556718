import Foundation
internal import GRDB
internal import GRDBSQLite
import Model
import Storage

extension SQLiteDatabase {
    /// Opens a file with a single connection that needs no other file beside it; returns nil if the schema would have
    /// to be changed or created.
    ///
    /// On a full disk, the connection keeps the index of the log in its own memory ("Use of WAL Without Shared-Memory",
    /// sqlite.org/wal.html), and writes succeed again as soon as there is space.
    static func reader(_ path: String, _ migrations: [Migration]) throws(StorageError) -> DatabaseQueue? {
        try mapping(path) {
            let queue =
                StorageError.isWritable(path)
                ? try DatabaseQueue(path: path, configuration: configuration(isReadOnly: false, isAlone: true))
                : try unchangingReader(path)
            let versions = try queue.read { try applied(in: $0, path) }
            return try Migration.pending(of: migrations, applied: versions).isEmpty ? queue : nil
        }
    }

    /// Opens a file for reading, wherever it is.
    static func anyReader(_ path: String) throws -> DatabaseQueue {
        do {
            return try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true))
        } catch let error as DatabaseError {
            guard case .readOnly = StorageError(error, path: path) else { throw error }
            return try unchangingReader(path)
        }
    }

    /// Opens a file that nobody can write to. SQLite cannot read a log there without its index, which it would have to create;
    /// so a file with a log is copied to the temporary folder with it, and read there.
    private static func unchangingReader(_ path: String) throws -> DatabaseQueue {
        let files = FileManager.default
        let log = try? files.attributesOfItem(atPath: path + "-wal")[.size] as? Int
        guard log ?? 0 > 0 else {
            return try DatabaseQueue(
                path: address(ofUnchanging: path), configuration: configuration(isReadOnly: true))
        }
        let folder = files.temporaryDirectory.appending(path: "glossa-log-\(UUID().uuidString)")
        let copy = folder.appending(path: "glossa.sqlite").path
        // An open file can be read when it no longer has a name.
        defer { try? files.removeItem(at: folder) }
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            for suffix in ["", "-wal"] {
                try files.copyItem(atPath: path + suffix, toPath: copy + suffix)
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy + suffix)
            }
        } catch {
            throw StorageError.unavailable(
                reason: "\(path) has a log beside it and cannot be read in its place, nor be copied to \(folder.path)")
        }
        let whole = try DatabaseQueue(path: copy, configuration: configuration(isReadOnly: false))
        // One file, with what was in the log.
        try whole.writeWithoutTransaction { _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
        try whole.close()
        let queue = try DatabaseQueue(
            path: address(ofUnchanging: copy), configuration: configuration(isReadOnly: true))
        _ = try queue.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM sqlite_master") }
        return queue
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
