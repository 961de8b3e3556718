import Foundation
import Model
import Storage

/// What a backup holds: the file `manifest.json` in its folder.
public struct BackupManifest: Codable, Hashable, Sendable {
    /// A file of a backup.
    public struct File: Codable, Hashable, Sendable {
        /// Relative to the backup's folder, with `/` between its parts.
        public var path: String
        public var bytes: Int
        /// SHA-256 in hexadecimal digits.
        public var sha256: String
    }

    /// The form of backups that this version writes, and the newest that it reads.
    public static let currentFormat = 1

    public var format: Int
    /// The version of Glossa that made it.
    public var glossa: String
    public var engine: DatabaseEngine
    /// The version of the database's schema; nil if the engine does not tell.
    public var schema: Int64?
    /// When the copy of the database began, in milliseconds since 1970 in UTC.
    public var madeAt: Timestamp
    /// What tells the desk that it is of from others; nil if an older Glossa made it, or the desk could not be told.
    public var desk: String?
    /// All files but the manifest and what describes it, by path.
    public var files: [File]

    /// The total size of the files.
    public var bytes: Int { files.reduce(0) { $0 + $1.bytes } }

    /// The path of the copy of the database.
    public var database: String { Self.database(of: engine) }

    static func database(of engine: DatabaseEngine) -> String {
        switch engine {
        case .sqlite: "database.sqlite"
        case .postgresql: "database.dump"
        }
    }

    /// Whether every path stays inside the backup's folder.
    var staysInside: Bool {
        files.allSatisfy { file in
            let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
            return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
        }
    }
}

extension BackupManifest {
    static let fileName = "manifest.json"
    /// The digest of the manifest, in the form of `sha256sum`.
    static let digestName = "manifest.sha256"
    /// When the backup was last verified, in milliseconds since 1970; absent after a verification that failed.
    static let verifiedName = "verified"
}
