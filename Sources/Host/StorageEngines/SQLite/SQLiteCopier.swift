import Foundation
internal import GRDB
import Glibc
import Storage

/// Copies an SQLite file while others write to it.
struct SQLiteCopier: DatabaseCopier {
    let path: String
    /// How long a restore waits for a program that has just ended, in seconds.
    var patience = 3.0

    var engine: DatabaseEngine { .sqlite }
    var file: String? { path }
    var newestSchema: Int64 { Migration.all.last?.version ?? 0 }

    /// The pages that are copied between two looks at the progress: 8 MB.
    private static let pagesAtOnce: CInt = 1024

    /// The copy is made of one snapshot: the connection's read transaction is open throughout, so that no write makes
    /// SQLite begin anew. Meanwhile the log keeps what is written and grows, and nobody waits.
    func copy(to target: String, progress: @Sendable @escaping (Double) throws -> Void) async throws {
        try SQLiteDatabase.explaining(path) {
            var status = stat()
            guard stat(path, &status) == 0 else {
                throw StorageError.unavailable(reason: "there is no file \(path)")
            }
            // Beside a file that was emptied, SQLite throws the log away that has what was written last.
            guard status.st_size > 0 else { throw StorageError.unavailable(reason: "the file \(path) is empty") }
            let descriptor = Glibc.open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw Self.failure(target) }
            Glibc.close(descriptor)
            let source = try SQLiteDatabase.anyReader(path)
            defer { try? source.close() }
            let copy = try DatabaseQueue(path: target, configuration: SQLiteDatabase.configuration(isReadOnly: false))
            defer { try? copy.close() }
            do {
                try source.read { database in
                    // A read transaction has its snapshot from its first read on.
                    _ = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master")
                    try copy.writeWithoutTransaction { written in
                        try database.backup(to: written, pagesPerStep: Self.pagesAtOnce) { done in
                            try Task.checkCancellation()
                            let fraction = Double(done.completedPageCount) / Double(max(1, done.totalPageCount))
                            try progress(min(1, fraction))
                        }
                    }
                }
                // The copy says that it has a log, as the original does. Without, it is one file that needs no other.
                try copy.writeWithoutTransaction { _ = try String.fetchOne($0, sql: "PRAGMA journal_mode = DELETE") }
            } catch let error as DatabaseError where error.resultCode == .SQLITE_FULL || StorageError.isFull(target) {
                throw StorageError.diskFull
            }
        }
        try Self.flush(target)
    }

    func check(_ path: String, of engine: DatabaseEngine) async throws -> Int64? {
        guard engine == .sqlite else { return try await PostgreSQLPrograms.check(path) }
        return try SQLiteDatabase.explaining(path) {
            let queue = try DatabaseQueue(
                path: SQLiteDatabase.address(ofUnchanging: path),
                configuration: SQLiteDatabase.configuration(isReadOnly: true))
            defer { try? queue.close() }
            return try queue.read { database in
                let problems =
                    try String.fetchAll(database, sql: "PRAGMA integrity_check(1)").filter { $0 != "ok" }
                    + GRDB.Row.fetchAll(database, sql: "PRAGMA foreign_key_check").map { "\($0)" }
                guard problems.isEmpty else { throw StorageError.corrupted(path: path) }
                let versions = try SQLiteDatabase.applied(in: database, path)
                guard let newest = versions.max() else { throw StorageError.foreign(location: path) }
                return newest
            }
        }
    }

    func hold() async throws -> (any DatabaseHold)? { try await SQLiteHold.take(path, within: patience) }

    func schema() async throws -> Int64? {
        guard access(path, F_OK) == 0 else { return nil }
        return try SQLiteDatabase.mapping(path) { try SQLiteDatabase.inspect(path).max() }
    }

    /// Waits until a file is on disk.
    private static func flush(_ path: String) throws {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { Glibc.close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// The error that the operating system has just reported.
    private static func failure(_ path: String) -> StorageError {
        let number = errno
        if [ENOSPC, EDQUOT, EFBIG].contains(number) { return .diskFull }
        if number == EROFS { return .readOnly(path: path) }
        return .unavailable(reason: "\(String(cString: strerror(number))) (\(path))")
    }
}

extension SQLiteDatabase {
    /// The address at which SQLite reads a file that nobody changes, without a log and without writing beside it
    /// ("immutable", sqlite.org/uri.html).
    static func address(ofUnchanging path: String) -> String {
        let allowed = CharacterSet(charactersIn: "/").union(.alphanumerics)
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        return "file:" + escaped + "?immutable=1"
    }

    /// Converts SQLite's errors to `StorageError`, and passes others on.
    fileprivate static func explaining<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw StorageError(error, path: path)
        }
    }
}
