import Foundation
import Model
import Storage

/// Opens a database. Creates it and migrates its schema if necessary.
///
/// - Parameters:
///   - location: A file's path or a server's address.
///   - watch: Is told how long statements take; nil if nobody wants to know.
///   - reach: Is told when a server is lost and found again; nil if nobody wants to know.
///   - wait: How to wait for a server that takes no connections yet; nil to fail at once. One that refuses this client, as for
///     a wrong password, is not waited for.
/// - Returns: The engine for that location.
/// - Throws: `corrupted`, `foreign` or `newerSchema` for a database that this version of Glossa must not touch, which
///   is left unchanged; `unavailable` if it cannot be reached.
public func openDatabase(
    _ location: DatabaseLocation, watch: StatementWatch? = nil, reach: ReachWatch? = nil, wait: ServerWait? = nil
) async throws(StorageError) -> any Storage.Database {
    switch location {
    case .file(let path): try SQLiteDatabase(path: path, watch: watch)
    case .server(let url): try await PostgreSQLDatabase(url: url, watch: watch, reach: reach, wait: wait)
    }
}

extension Timestamp {
    /// The system's time, which is recorded with each step of the schema and used for nothing else.
    static var migrationTime: Timestamp { Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
