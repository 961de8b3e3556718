internal import GRDB
import Glibc
import Storage

extension StorageError {
    /// Creates the error that corresponds to an SQLite error.
    init(_ error: DatabaseError, path: String) {
        let message = error.message ?? "\(error.resultCode)"
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupted(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_CANTOPEN where access(path, F_OK) == 0 && access(path, R_OK) != 0:
            self = .unavailable(reason: "this user may not read \(path)")
        // SQLite reports what failed, the file system why.
        case .SQLITE_READONLY where !Self.isWritable(path), .SQLITE_IOERR where !Self.isWritable(path),
            .SQLITE_CANTOPEN where !Self.isWritable(path):
            self = .readOnly(path: path)
        case .SQLITE_IOERR where Self.isFull(path), .SQLITE_CANTOPEN where Self.isFull(path): self = .diskFull
        case .SQLITE_READONLY where error.extendedResultCode == .SQLITE_READONLY:
            self = .writeFromReader
        case .SQLITE_CONSTRAINT:
            self = SQLiteConstraint.error(extendedCode: error.extendedResultCode.rawValue, message: message)
        case .SQLITE_ERROR, .SQLITE_MISUSE, .SQLITE_MISMATCH, .SQLITE_RANGE, .SQLITE_TOOBIG:
            self = .invalidStatement(reason: message)
        default: self = .unavailable(reason: "\(message) (\(path))")
        }
    }

    /// Whether a file is writable, and others can be made beside it. False for a read-only file, folder or file system; true
    /// if there is none.
    static func isWritable(_ path: String) -> Bool {
        let folder = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        return [path, folder].allSatisfy { (place: String) in
            access(place, W_OK) == 0 || ![EACCES, EPERM, EROFS].contains(errno)
        }
    }

    /// Whether the file system has less space than SQLite allocates at once for the index of its log.
    static func isFull(_ path: String) -> Bool {
        var room = statvfs()
        return statvfs(path, &room) == 0 && room.f_bavail * room.f_frsize < 32 << 10
    }
}
