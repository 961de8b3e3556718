import Foundation
internal import GRDB
import Glibc
import Storage

extension DatabaseLocation {
    /// The size up to which a file is read through before it is used: that takes a fraction of a second.
    private static let smallFile = 64 << 20

    /// Looks at a database before it is opened: its header and its schema and, in a small file, the structure of every
    /// page. Changes nothing. A larger file is checked by `Database.integrityCheck()`, while it is used.
    ///
    /// - Throws: `StorageError.corrupted` for a damaged SQLite file. What else is wrong is told when it is opened.
    public func quickCheck() throws(StorageError) {
        guard case .file(let path) = self,
            let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size > 0
        else { return }
        do {
            let queue = try DatabaseQueue(path: path, configuration: SQLiteDatabase.configuration(isReadOnly: true))
            defer { try? queue.close() }
            try queue.read { database in
                _ = try SQLiteDatabase.applied(in: database, path)
                guard size <= Self.smallFile else { return }
                let problems = try String.fetchAll(database, sql: "PRAGMA quick_check(1)")
                guard problems == ["ok"] else { throw StorageError.corrupted(path: path) }
            }
        } catch let error as DatabaseError {
            if case .corrupted = StorageError(error, path: path) { throw .corrupted(path: path) }
        } catch StorageError.corrupted(let path) {
            throw .corrupted(path: path)
        } catch {}
    }

    /// Whether this is a file that begins as SQLite files do (https://www.sqlite.org/fileformat2.html, section 1.3).
    public var isSQLiteFile: Bool {
        guard case .file(let path) = self, let file = FileHandle(forReadingAtPath: path) else { return false }
        defer { try? file.close() }
        return (try? file.read(upToCount: 16)) == Data("SQLite format 3\0".utf8)
    }
}
