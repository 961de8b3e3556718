import Backups
import Model
import Storage

/// A backup in the JSON of commands and the API.
public struct BackupJSON: Encodable, Sendable {
    /// The name of its folder.
    var name: String
    var madeAt: Timestamp
    /// Nil if its manifest cannot be read.
    var bytes: Int?
    /// The version of Glossa that made it.
    var glossa: String?
    var engine: String?
    /// The schema version of the database.
    var schema: Int64?
    /// When it was last found whole; nil if the last verification found it damaged.
    var verifiedAt: Timestamp?
    /// Whether it can be restored, as far as the last verification tells.
    var isGood: Bool

    public init(_ backup: Backup) {
        name = backup.name.text
        madeAt = backup.name.time
        bytes = backup.manifest?.bytes
        glossa = backup.manifest?.glossa
        engine = backup.manifest?.engine.rawValue
        schema = backup.manifest?.schema
        verifiedAt = backup.verifiedAt
        isGood = backup.isGood
    }
}

/// The backups of a Glossa: `{"backups": […], "folder": "…"}`.
public struct BackupsJSON: Encodable, Sendable {
    /// Where they are.
    var folder: String
    /// The latest first.
    var backups: [BackupJSON]

    public init(_ backups: [Backup], in folder: String) {
        self.folder = folder
        self.backups = backups.map { BackupJSON($0) }
    }
}

/// The result of a verification in the JSON of commands.
public struct VerifiedBackupJSON: Encodable, Sendable {
    var name: String
    /// What is wrong, in English; empty for a whole backup.
    var faults: [String]

    public init(_ backup: Backup, _ faults: [BackupFault]) {
        name = backup.name.text
        self.faults = faults.map(\.description)
    }
}

/// The result of a restore in the JSON of commands.
public struct RestoredBackupJSON: Encodable, Sendable {
    struct Item: Encodable, Sendable {
        var target: String
        var aside: String
    }

    var name: String
    /// What was there, and where it is now.
    var setAside: [Item]
    /// The schema of a PostgreSQL database with the tables that were there.
    var schemaSetAside: String?

    public init(_ backup: Backup, _ aside: SetAside) {
        name = backup.name.text
        setAside = aside.items.map { Item(target: $0.target, aside: $0.aside) }
        schemaSetAside = aside.schema
    }
}
