import Formats
import Foundation
import Model
import Storage

extension BackupStore {
    /// Verifies a backup: every digest, and the copy of the database by its engine. Notes the result in the backup, as far as
    /// its disk can be written.
    ///
    /// - Parameters:
    ///   - checker: Checks the copy of the database.
    ///   - progress: Called with the fraction done, from 0 to 1.
    /// - Returns: What is wrong; empty for a whole backup.
    /// - Throws: `CopyError.programMissing`, `CancellationError`.
    public func verify(
        _ backup: Backup, by checker: any DatabaseCopier, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> [BackupFault] {
        let faults =
            if let manifest = backup.manifest {
                try await Self.faults(in: backup.folder, manifest, by: checker, progress: progress)
            } else { [BackupFault.manifest] }
        let note = backup.folder.appending(path: BackupManifest.verifiedName).path
        if faults.isEmpty {
            try? BackupFiles.write(Data("\(now.milliseconds)\n".utf8), to: note)
        } else {
            unlink(note)
        }
        return faults
    }

    static func faults(
        in place: URL, _ manifest: BackupManifest, by checker: any DatabaseCopier,
        progress: @Sendable (Double) -> Void
    ) async throws -> [BackupFault] {
        var faults: [BackupFault] = []
        var done = 0
        for file in manifest.files {
            let path = place.appending(path: file.path).path
            do {
                let found = try BackupFiles.digest(path)
                if found != (file.bytes, file.sha256) { faults.append(.changed(path: file.path)) }
            } catch let error as CancellationError {
                throw error
            } catch {
                let isThere = access(path, F_OK) == 0
                faults.append(isThere ? .unreadable(path: file.path, reason: error.reason) : .missing(path: file.path))
            }
            done += file.bytes
            progress(Double(done) / Double(max(1, manifest.bytes)) * 0.5)
        }
        guard manifest.files.contains(where: { $0.path == manifest.database }) else {
            return faults + [.missing(path: manifest.database)]
        }
        guard faults.isEmpty else { return faults }
        // A newer form may have another copy.
        guard manifest.format <= BackupManifest.currentFormat else { return [] }
        do {
            _ = try await checker.check(place.appending(path: manifest.database).path, of: manifest.engine)
        } catch let error as StorageError {
            faults.append(.database(reason: "\(error)"))
        } catch CopyError.unreadable(let reason) {
            faults.append(.database(reason: reason))
        }
        progress(1)
        return faults
    }
}
