import Model
import Storage

/// Whose backups are whose, as a desk sees it: the one rule for what is listed, offered and deleted, for what a restore takes
/// without being told, and for whether a database was lost.
///
/// A backup is a desk's own if it says so. One that does not say whose it is, because an older Glossa made it, counts as the
/// desk's own while no backup beside it is of another, and is otherwise nobody's: listed, and never offered or deleted. All others
/// are of another desk, also for a desk that has no identity yet.
public struct Ownership: Hashable, Sendable {
    /// What the manifests of the desk's backups call it; nil for a desk of which no backup was made yet.
    let desk: String?

    /// Whether a backup is of another desk.
    public func isOfAnother(_ backup: Backup) -> Bool { backup.manifest?.desk.map { $0 != desk } ?? false }

    /// Returns the backups of one folder that are the desk's own.
    func own(of backups: [Backup]) -> [Backup] {
        let isShared = backups.contains(where: isOfAnother)
        return backups.filter { backup in backup.manifest?.desk.map { $0 == desk } ?? !isShared }
    }
}

extension BackupSource {
    /// Whose backups are whose. A database on a server is asked what it is called; if it does not tell, the note does.
    func ownership() async -> Ownership { Ownership(desk: await identity() ?? note?.desk) }
}
