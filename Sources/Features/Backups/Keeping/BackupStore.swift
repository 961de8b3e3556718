import Formats
import Foundation
import Model
import Storage

/// A folder of backups. Only folders in it with the name and the manifest of a backup are touched.
public struct BackupStore: Sendable {
    public let folder: URL

    public init(folder: URL) { self.folder = folder }

    var path: String { folder.path }

    /// Returns the backups, the latest first; none if there is no folder yet. Writes nothing.
    ///
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func list() throws(BackupError) -> [Backup] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: path)
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return []
        } catch {
            throw .folder(path, reason: error.reason)
        }
        return names.compactMap { BackupName($0) }.sorted(by: >).map { look(at: $0) }
    }

    /// Returns the latest backup that was whole when it was last looked at; nil if there is none.
    ///
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func newestGood() throws(BackupError) -> Backup? { try list().first { $0.isGood } }

    /// Returns a backup by its name or its folder.
    ///
    /// - Parameter text: The name; or the path of a backup's folder, wherever it is.
    /// - Throws: ``BackupError/noSuchBackup(_:folder:)``.
    public func find(_ text: String) throws(BackupError) -> Backup {
        if let name = BackupName(text) {
            let backup = look(at: name)
            if FileManager.default.fileExists(atPath: backup.folder.path) { return backup }
        }
        let place = URL(filePath: text).standardizedFileURL
        guard let name = BackupName(place.lastPathComponent), FileManager.default.fileExists(atPath: place.path) else {
            throw .noSuchBackup(text, folder: path)
        }
        return BackupStore(folder: place.deletingLastPathComponent()).look(at: name)
    }

    /// Reads what a backup says of itself.
    private func look(at name: BackupName) -> Backup {
        let place = folder.appending(path: name.text)
        let verified = try? String(
            contentsOf: place.appending(path: BackupManifest.verifiedName), encoding: .utf8)
        let time = verified.flatMap { Int64($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        return Backup(
            name: name, folder: place, manifest: Self.manifest(in: place),
            verifiedAt: time.map { Timestamp(milliseconds: $0) })
    }

    /// Reads and checks a manifest; nil if it is missing or not as it was written.
    private static func manifest(in place: URL) -> BackupManifest? {
        let file = place.appending(path: BackupManifest.fileName).path
        guard let data = try? Data(contentsOf: URL(filePath: file)),
            let line = try? String(
                contentsOf: place.appending(path: BackupManifest.digestName), encoding: .utf8),
            let found = try? BackupFiles.digest(file), line.prefix(64) == found.sha256,
            let manifest = try? JSONDecoder().decode(BackupManifest.self, from: data), manifest.staysInside
        else { return nil }
        return manifest
    }

    /// Runs `body` while no other process makes or deletes backups in the folder, which is made if it is missing.
    func locked<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            try BackupFiles.makeFolder(path)
        } catch {
            throw error.isForLackOfRoom ? BackupError.diskFull(folder: path) : .folder(path, reason: error.reason)
        }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw BackupError.folder(path, reason: BackupFiles.systemError().reason) }
        defer { close(descriptor) }
        // A file system that has no locks is used without.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
            throw BackupError.busy(folder: path)
        }
        return try await body()
    }
}
