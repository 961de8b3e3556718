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

    /// Returns what identifies a server's database, by whatever address it is reached; nil for a file.
    ///
    /// - Throws: `StorageError`.
    func identity() async throws -> String?

    /// Keeps other programs out of a database's file, for a restore.
    ///
    /// - Returns: Nil if there is no file, or its disk has no locks.
    /// - Throws: ``CopyError/inUse(by:)`` if a program works with it and goes on; `CancellationError`.
    func hold() async throws -> (any DatabaseHold)?

    /// Keeps everybody else out of a server's database, for a restore.
    ///
    /// - Parameter aside: The name of the schema to which the present tables will be moved. No other restore may ever
    ///   have used it.
    /// - Returns: The reservation, which lasts until it is ended; nil for a file, for which there is ``hold()``.
    /// - Throws: ``CopyError/inUse(by:)``, `StorageError`.
    func reserve(settingAside aside: String) async throws -> (any DatabaseReservation)?

    /// Whether a restore that another process began, and did not end, was carried out. Waits until the server has ended
    /// it.
    ///
    /// - Parameter aside: The name of the schema with which it reserved the database.
    /// - Throws: `StorageError`.
    func hasReplaced(settingAside aside: String) async throws -> Bool

    /// Returns the lines of a statement that puts back the tables which a restore moved to a schema, and moves the
    /// present ones to another; empty for a file.
    ///
    /// - Parameter aside: The name of the schema.
    /// - Throws: `StorageError`.
    func goingBack(to aside: String) async throws -> [String]
}

extension DatabaseCopier {
    public func hold() async throws -> (any DatabaseHold)? { nil }
    public func identity() async throws -> String? { nil }
    public func reserve(settingAside aside: String) async throws -> (any DatabaseReservation)? { nil }
    public func hasReplaced(settingAside aside: String) async throws -> Bool { false }
    public func goingBack(to aside: String) async throws -> [String] { [] }
}

/// A database that nobody else works with, for as long as this is held.
public protocol DatabaseHold: Sendable {
    /// Lets others work with the database again.
    func end() async
}

/// A server's database that nobody else works with.
public protocol DatabaseReservation: DatabaseHold {
    /// Puts a copy in the place of the database, in one transaction, and moves the tables that were there to the schema that
    /// it was reserved with.
    ///
    /// - Parameter path: A copy that ``DatabaseCopier/check(_:of:)`` accepts.
    /// - Throws: `StorageError.outcomeUnknown` if the server cannot be asked whether it was done;
    ///   ``DatabaseCopier/hasReplaced(settingAside:)`` tells it later. With any other `StorageError`, ``CopyError`` or
    ///   `CancellationError` the database is as it was.
    func replace(with path: String) async throws
}

/// An error of a program that copies a database.
public enum CopyError: Error, Hashable, Sendable {
    /// A program is not in the PATH; the Debian package that has it.
    case programMissing(String, package: String)
    /// A program failed. `message` is what it said, without its name.
    case programFailed(String, message: String)
    /// The copy is damaged.
    case unreadable(reason: String)
    /// Others work with the database, under these names of the server's.
    case inUse(by: [String])
}

extension CopyError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .programMissing(let program, let package):
            "The program \(program) is not in the PATH. Nothing was changed; install the package \(package)."
        case .programFailed(let program, let message): "\(program) failed: \(message). Nothing was changed."
        case .unreadable(let reason): "The copy of the database is damaged: \(reason)."
        case .inUse(let programs):
            "\(programs.count == 1 ? "Another program works" : "\(programs.count) other programs work") with the database: "
                + "\(programs.joined(separator: ", ")). Nothing was changed; stop every Glossa server of the database, let "
                + "other commands end, and restore then."
        }
    }
}
#endif
