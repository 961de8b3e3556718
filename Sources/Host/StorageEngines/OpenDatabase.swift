import Foundation
import Model
import Storage

/// Opens a database. Creates it and migrates its schema if necessary.
///
/// - Parameters:
///   - location: A file's path or a server's address.
///   - watch: Is told how long statements take; nil if nobody wants to know.
/// - Returns: The engine for that location.
/// - Throws: `corrupted`, `foreign` or `newerSchema` for a database that this version of Glossa must not touch, which
///   is left unchanged; `unavailable` if it cannot be reached.
public func openDatabase(
    _ location: DatabaseLocation, watch: StatementWatch? = nil
) async throws(StorageError) -> any Storage.Database {
    switch location {
    case .file(let path): try SQLiteDatabase(path: path, watch: watch)
    case .server(let url): try await PostgreSQLDatabase(url: url, watch: watch)
    }
}

extension Timestamp {
    /// The system's time, which is recorded with each step of the schema and used for nothing else.
    static var migrationTime: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
