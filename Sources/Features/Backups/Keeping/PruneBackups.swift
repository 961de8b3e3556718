import Formats
import Foundation
import Model

extension BackupStore {
    /// Deletes the backups that the retention does not keep. Never deletes the latest one that is good, one that cannot be
    /// read, or a folder that holds anything but what its manifest lists.
    ///
    /// Nor does it delete a backup that is not the desk's own (``Ownership``).
    ///
    /// A backup that a verification found damaged takes no place among those that are kept, and stays for its owner to look
    /// at.
    ///
    /// - Parameters:
    ///   - desk: Whose backups they are, as manifests call it; nil for those of nobody in particular.
    ///   - clock: The clock whose calendar counts.
    /// - Returns: The names of those that were deleted.
    /// - Throws: ``BackupError``.
    @discardableResult
    public func prune(
        _ retention: BackupRetention = BackupRetention(), of desk: String? = nil, at now: Timestamp, _ clock: LocalClock
    ) async throws -> [BackupName] {
        try await locked {
            let all = try list()
            let backups = Ownership(desk: desk).own(of: all)
            let kept = retention.kept(of: backups.filter(\.isGood).map(\.name.time), at: now, clock)
            // One that a wrong clock dated in the future is kept, and makes no other superfluous.
            let newest = backups.first { $0.isGood && $0.name.time <= now }?.name
            var deleted: [BackupName] = []
            for backup in backups where backup.isGood && backup.name != newest && !kept.contains(backup.name.time) {
                guard try holdsOnlyItsOwn(backup) else { continue }
                let draft = folder.appending(path: ".\(backup.name.text)\(Self.unfinished)")
                do {
                    // First the name, so that no half-deleted one has it.
                    try BackupFiles.move(backup.folder.path, to: draft.path)
                    try FileManager.default.removeItem(at: draft)
                } catch {
                    throw BackupError.folder(path, reason: error.reason)
                }
                deleted.append(backup.name)
            }
            return deleted
        }
    }

    private func holdsOnlyItsOwn(_ backup: Backup) throws -> Bool {
        guard let manifest = backup.manifest else { return false }
        let own = Set(
            manifest.files.map(\.path) + [
                BackupManifest.fileName, BackupManifest.digestName, BackupManifest.verifiedName,
            ])
        let found = (try? FileManager.default.subpathsOfDirectory(atPath: backup.folder.path)) ?? [""]
        return found.allSatisfy { path in
            if own.contains(path) { return true }
            var isFolder: ObjCBool = false
            let place = backup.folder.appending(path: path).path
            return FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) && isFolder.boolValue
                && own.contains { $0.hasPrefix(path + "/") }
        }
    }
}
