import Foundation
import Model

/// A backup in a folder of backups.
public struct Backup: Hashable, Sendable {
    public var name: BackupName
    public var folder: URL
    /// Nil if it cannot be read.
    public var manifest: BackupManifest?
    /// When it was last verified and found whole; nil if the last verification found it damaged.
    public var verifiedAt: Timestamp?

    /// Whether the last look at it found it whole.
    public var isGood: Bool { manifest != nil && verifiedAt != nil }
}

/// What is wrong with a backup.
public enum BackupFault: Hashable, Sendable {
    /// The manifest is missing, damaged or not one.
    case manifest
    case missing(path: String)
    /// The file's bytes are not those that were written.
    case changed(path: String)
    /// The file cannot be read; the system's reason.
    case unreadable(path: String, reason: String)
    /// The copy of the database fails the checks of its engine; the reason.
    case database(reason: String)
}

extension BackupFault: CustomStringConvertible {
    public var description: String {
        switch self {
        case .manifest: "\(BackupManifest.fileName) is missing or damaged"
        case .missing(let path): "\(path) is missing"
        case .changed(let path): "\(path) is not as it was written"
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .database(let reason): "the copy of the database fails its check: \(reason)"
        }
    }
}

extension Backup: Codable {}
