import Formats
import Foundation
import Model
import Storage

extension BackupStore {
    /// Makes a backup of everything. It is written under a name that begins with a full stop, verified, and only then given
    /// its name; if it fails or is cancelled, nothing of it is left. Remains of one that was killed are removed.
    ///
    /// - Parameters:
    ///   - now: The moment of its name.
    ///   - progress: Called with the fraction done, from 0 to 1.
    /// - Throws: ``BackupError``, `StorageError` and `CopyError` of the database, `CancellationError`.
    public func make(
        of source: BackupSource, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Backup {
        try checkPlace(for: source)
        return try await locked {
            sweep()
            var name = BackupName(time: now)
            while access(folder.appending(path: name.text).path, F_OK) == 0 { name.number += 1 }
            let draft = folder.appending(path: ".\(name.text)\(Self.unfinished)")
            do {
                let manifest = try await write(source, to: draft, at: now) { progress($0 * 0.6) }
                let faults = try await Self.faults(in: draft, manifest, by: source.database) {
                    progress(0.6 + $0 * 0.4)
                }
                guard faults.isEmpty else { throw BackupError.damaged(name.text, faults) }
                try BackupFiles.write(
                    Data("\(now.milliseconds)\n".utf8), to: draft.appending(path: BackupManifest.verifiedName).path)
                let place = folder.appending(path: name.text)
                try BackupFiles.move(draft.path, to: place.path)
                return Backup(name: name, folder: place, manifest: manifest, verifiedAt: now)
            } catch {
                try? FileManager.default.removeItem(at: draft)
                throw explained(error)
            }
        }
    }

    /// Checks that there can be backups of a source in the folder, as far as that depends on which one it is: no backup may
    /// hold those before it, and the folder is locked while one is made, as that of the data is while a server runs. Touches
    /// nothing.
    ///
    /// - Throws: ``BackupError/copied(folder:by:)``, ``BackupError/dataFolder(_:)``, ``BackupError/folder(_:reason:)``.
    func checkPlace(for source: BackupSource) throws(BackupError) {
        let place = BackupFiles.resolved(path)
        let ofDatabase = source.database.file.map {
            URL(filePath: BackupFiles.resolved($0)).deletingLastPathComponent().path
        }
        if [source.dataFolder.map(BackupFiles.resolved), ofDatabase].contains(place) { throw .dataFolder(path) }
        var above = URL(filePath: place)
        while access(above.path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR, above.path != "/" {
            above.deleteLastPathComponent()
        }
        var status = stat()
        if stat(above.path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR {
            throw .folder(path, reason: "\(above.path) is a file")
        }
        for folder in source.folders.map(\.path) {
            let copied = BackupFiles.resolved(folder)
            if place == copied || place.hasPrefix(copied + "/") { throw .copied(folder: path, by: folder) }
        }
    }

    /// The end of the name of a backup that is being written or deleted.
    static let unfinished = ".unfinished"

    /// Removes what a killed process left. Call it with the folder locked.
    func sweep() {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            guard name.hasPrefix("."), name.hasSuffix(Self.unfinished),
                BackupName(String(name.dropFirst().dropLast(Self.unfinished.count))) != nil
            else { continue }
            try? FileManager.default.removeItem(at: folder.appending(path: name))
        }
    }

    private func explained(_ error: any Error) -> any Error {
        switch error {
        case is BackupError, is CancellationError: error
        case StorageError.diskFull: BackupError.diskFull(folder: path)
        case is StorageError, is CopyError: error
        case _ where error.isForLackOfRoom: BackupError.diskFull(folder: path)
        default: BackupError.folder(path, reason: error.reason)
        }
    }

    private func write(
        _ source: BackupSource, to draft: URL, at now: Timestamp, progress: @Sendable @escaping (Double) -> Void
    ) async throws -> BackupManifest {
        try BackupFiles.makeFolder(draft.path)
        // The database first: a dictionary that is brought meanwhile is then a file too many, and not one too few.
        let copy = BackupManifest.database(of: source.database.engine)
        let schema = try await source.database.schema()
        try await source.database.copy(to: draft.appending(path: copy).path) { progress($0 * 0.8) }
        let (bytes, sha256) = try BackupFiles.digest(draft.appending(path: copy).path)
        var files = [BackupManifest.File(path: copy, bytes: bytes, sha256: sha256)]
        let former = try list().first { $0.isGood }
        for folder in source.folders { files += try write(folder, to: draft, sharing: former) }
        let manifest = BackupManifest(
            format: BackupManifest.currentFormat, glossa: source.glossa, engine: source.database.engine, schema: schema,
            madeAt: now, desk: source.desk, files: files.sorted { $0.path < $1.path })
        try Self.write(manifest, to: draft)
        for folder in try FileManager.default.subpathsOfDirectory(atPath: draft.path) {
            var isFolder: ObjCBool = false
            let path = draft.appending(path: folder).path
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                try BackupFiles.flush(folder: path)
            }
        }
        try BackupFiles.flush(folder: draft.path)
        progress(1)
        return manifest
    }

    private static func write(_ manifest: BackupManifest, to draft: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let file = draft.appending(path: BackupManifest.fileName).path
        try BackupFiles.write(try encoder.encode(manifest) + Data("\n".utf8), to: file)
        let digest = try BackupFiles.digest(file).sha256
        try BackupFiles.write(
            Data("\(digest)  \(BackupManifest.fileName)\n".utf8),
            to: draft.appending(path: BackupManifest.digestName).path)
    }

    /// Copies a folder; files that never change and that the former backup has are linked to it instead.
    private func write(
        _ source: BackupSource.Folder, to draft: URL, sharing former: Backup?
    ) throws -> [BackupManifest.File] {
        try source.locked {
            var files: [BackupManifest.File] = []
            for path in try BackupFiles.list(source.path) where source.takes(path) {
                let name = source.name + "/" + path
                let target = draft.appending(path: name)
                try BackupFiles.makeFolder(target.deletingLastPathComponent().path)
                do {
                    let original = source.path + "/" + path
                    if source.isUnchanging, let shared = try share(original, as: name, of: former, at: target) {
                        files.append(shared)
                        continue
                    }
                    let (bytes, sha256) = try BackupFiles.copy(original, to: target.path)
                    files.append(BackupManifest.File(path: name, bytes: bytes, sha256: sha256))
                } catch let failure as BackupFiles.WriteFailure {
                    throw failure.reason
                } catch  where access(source.path + "/" + path, F_OK) != 0 {
                    // It was deleted since the folder was listed.
                    unlink(target.path)
                } catch {
                    if error is CancellationError || error.isForLackOfRoom { throw error }
                    throw BackupError.unreadable(path: source.path + "/" + path, reason: error.reason)
                }
            }
            return files
        }
    }

    /// Links a file of the former backup, if it is the same as the original and still as it was written.
    private func share(
        _ original: String, as name: String, of former: Backup?, at target: URL
    ) throws -> BackupManifest.File? {
        guard let former, let known = former.manifest?.files.first(where: { $0.path == name }) else { return nil }
        let (bytes, sha256) = try BackupFiles.digest(original)
        let file = BackupManifest.File(path: name, bytes: bytes, sha256: sha256)
        let place = former.folder.appending(path: name).path
        guard known == file, let found = try? BackupFiles.digest(place), found == (bytes, sha256) else { return nil }
        // A file system without hard links gets a copy.
        return link(place, target.path) == 0 ? file : nil
    }
}
