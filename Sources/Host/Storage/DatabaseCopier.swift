#if !hasFeature(Embedded)
/// The kind of database that a copy is of, by the name that manifests of backups have for it.
public enum DatabaseEngine: String, Codable, CaseIterable, Hashable, Sendable {
    case sqlite
    case postgresql
}

/// Copies a whole database, all learners included, to a file, and puts such a copy in its place.
public protocol DatabaseCopier: Sendable {
    var engine: DatabaseEngine { get }

    /// The database's file; nil for one on a server.
    var file: String? { get }

    /// The newest schema version that this version of Glossa can open.
    var newestSchema: Int64 { get }

    /// Writes a consistent copy: what every transaction left that ended before the copy began. Writers do not wait.
    ///
    /// - Parameters:
    ///   - path: A new file; only its owner may read it. It is on disk when the call returns.
    ///   - progress: Called with the fraction done, from 0 to 1; the copy is given up when it throws.
    /// - Throws: `StorageError`, ``CopyError``, `CancellationError`, and what `progress` throws. What was written of the
    ///   file may still be there.
    func copy(to path: String, progress: @Sendable @escaping (Double) throws -> Void) async throws

    /// Reads a copy through and checks all that its engine can check. Changes neither the file nor its folder.
    ///
    /// - Parameter engine: The engine that the copy is of, which need not be this one's.
    /// - Returns: The schema version of an SQLite copy; nil for a copy of a server's database, which does not tell.
    /// - Throws: `StorageError.corrupted` or ``CopyError/unreadable(reason:)`` for a damaged copy.
    func check(_ path: String, of engine: DatabaseEngine) async throws -> Int64?

    /// Returns the schema version of the live database, whose schema it does not change; nil if there is no database yet.
    ///
    /// - Throws: `StorageError`.
    func schema() async throws -> Int64?

    /// Puts a copy of a server's database in its place, in one transaction, and sets what was there aside.
    ///
    /// - Parameters:
    ///   - path: A copy that ``check(_:of:)`` accepts.
    ///   - aside: The name of the schema to which the tables are moved that are there.
    /// - Throws: `StorageError`, ``CopyError``. The database is then as it was.
    func replaceServer(with path: String, settingAside aside: String) async throws
}

/// An error of a program that copies a database.
public enum CopyError: Error, Hashable, Sendable {
    /// A program is not in the PATH; the Debian package that has it.
    case programMissing(String, package: String)
    /// A program failed; the first line of what it said.
    case programFailed(String, message: String)
    /// The copy is damaged.
    case unreadable(reason: String)
}

extension CopyError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .programMissing(let program, let package):
            "The program \(program) is not in the PATH. Nothing was changed; install the package \(package)."
        case .programFailed(let program, let message): "\(program) failed: \(message). Nothing was changed."
        case .unreadable(let reason): "The copy of the database is damaged: \(reason)."
        }
    }
}
#endif
