import Formats
import Foundation
import Model
import Storage

/// What a restore set aside.
public struct SetAside: Hashable, Sendable {
    /// Something that was set aside: where it was, and where it is.
    public struct Item: Hashable, Sendable {
        public var target: String
        public var aside: String
    }

    public var items: [Item]
    /// The schema of a PostgreSQL database that now has the tables that were there; nil for SQLite.
    public var schema: String?

    /// The folders of what was set aside.
    public var folders: [String] {
        var seen: Set<String> = []
        return items.map { URL(filePath: $0.aside).deletingLastPathComponent().path }.filter {
            seen.insert($0).inserted
        }
    }
}

extension BackupSource {
    /// Puts a backup in the place of the data, which are set aside in a folder with the date in its name.
    ///
    /// The backup is verified, copied beside the data and verified there, and only then exchanged for them by renaming. If
    /// anything fails, what was there stays or is put back. If the process is killed, ``recover(in:)`` puts it back, or
    /// completes the restore if the server had exchanged the tables.
    ///
    /// Call it while no other program uses the data. Other programs are kept out of the database meanwhile.
    ///
    /// - Parameters:
    ///   - dataFolder: The data folder.
    ///   - progress: Called with the fraction done, from 0 to 1.
    /// - Throws: ``BackupError``, `CopyError`, `CancellationError`.
    public func restore(
        _ backup: Backup, dataFolder: String, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> SetAside {
        try await restore(backup, dataFolder: dataFolder, at: now, progress: progress, between: {})
    }

    /// - Parameters:
    ///   - random: What tells the schema of this restore from those of others.
    ///   - between: Called before each step of the exchange and after the last, for tests.
    func restore(
        _ backup: Backup, dataFolder: String, at now: Timestamp, random: UInt64 = .random(in: 0...(.max)),
        progress: @Sendable @escaping (Double) -> Void, between: () throws -> Void
    ) async throws -> SetAside {
        guard let manifest = backup.manifest else { throw BackupError.damaged(backup.name.text, [.manifest]) }
        guard manifest.format <= BackupManifest.currentFormat, manifest.schema ?? 0 <= database.newestSchema else {
            throw BackupError.newer(backup.name.text, glossa: manifest.glossa)
        }
        guard manifest.engine == database.engine else { throw BackupError.otherEngine(backup.name.text) }
        let schema = Self.schema(at: now, random)
        // Before anything that takes long, so that whoever forgot to stop a server learns it at once.
        let reservation = try await database.reserve(settingAside: schema)
        var held: (any DatabaseHold)? = reservation
        if held == nil { held = try await database.hold() }
        do {
            let aside = try await restore(
                backup, manifest, to: schema, reservation, dataFolder: dataFolder, at: now, progress: progress,
                between: between)
            await held?.end()
            return aside
        } catch {
            await held?.end()
            throw error
        }
    }

    private func restore(
        _ backup: Backup, _ manifest: BackupManifest, to schema: String, _ reservation: (any DatabaseReservation)?,
        dataFolder: String, at now: Timestamp, progress: @Sendable @escaping (Double) -> Void,
        between: () throws -> Void
    ) async throws -> SetAside {
        let faults = try await BackupStore.faults(in: backup.folder, manifest, by: database) { progress($0 * 0.4) }
        guard faults.isEmpty else { throw BackupError.damaged(backup.name.text, faults) }
        do {
            try BackupFiles.makeFolder(dataFolder)
            guard let reservation else {
                return try await exchange(backup, manifest, dataFolder, now, nil, progress, between)
            }
            let step = Swap.LastStep(name: schema, database: try await database.identity() ?? "")
            return try await exchange(backup, manifest, dataFolder, now, (reservation, step), progress, between)
        } catch let error as Swap.Undecided {
            throw BackupError.undecided(reason: error.reason)
        } catch let error as BackupError {
            throw error
        } catch let error as CancellationError {
            throw error
        } catch let error as CopyError {
            throw error
        } catch {
            let reason = error.isForLackOfRoom ? "there is no room for it on the disk" : error.reason
            throw BackupError.notRestored(reason: (error as? StorageError)?.description ?? reason)
        }
    }

    private func exchange(
        _ backup: Backup, _ manifest: BackupManifest, _ dataFolder: String, _ now: Timestamp,
        _ server: (reservation: any DatabaseReservation, step: Swap.LastStep)?,
        _ progress: @Sendable (Double) -> Void, _ between: () throws -> Void
    ) async throws -> SetAside {
        let stamp = BackupName.stamp(now)
        var targets = folders.map { (name: $0.name, path: $0.path) }
        if let file = database.file {
            targets.insert((manifest.database, URL(filePath: file).resolvingSymlinksInPath().path), at: 0)
        }
        var moves: [Swap.Move] = []
        var (temporary, aside): (Set<String>, Set<String>) = ([], [])
        do {
            for (name, target) in targets {
                let parent = URL(filePath: target).deletingLastPathComponent().path
                let staging = parent + "/" + Self.staging + stamp
                let former = Self.free(parent + "/before-restore-" + stamp, unless: aside)
                if temporary.insert(staging).inserted {
                    // What a restore left that was killed before it exchanged anything.
                    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
                    where name.hasPrefix(Self.staging) {
                        try? FileManager.default.removeItem(atPath: parent + "/" + name)
                    }
                    try BackupFiles.makeFolder(staging)
                }
                aside.insert(former)
                let files = manifest.files.filter { $0.path == name || $0.path.hasPrefix(name + "/") }
                for file in files { try Self.stage(file, of: backup, in: staging) }
                let base = URL(filePath: target).lastPathComponent
                // The log belongs to the file that is set aside, and would be taken for that of the new one.
                for suffix in name == manifest.database ? ["-wal", "-shm", "-journal"] : [] {
                    guard Swap.Move.exists(target + suffix) else { continue }
                    moves.append(Swap.Move(target + suffix, aside: former + "/" + base + suffix))
                }
                moves.append(
                    Swap.Move(
                        target, staged: files.isEmpty ? nil : staging + "/" + name, aside: former + "/" + base))
                if name == manifest.database { moves += movesNotingRestored(to: former) }
            }
            progress(0.7)
            if let staged = moves.first(where: { $0.target == targets[0].path })?.staged, database.file != nil {
                _ = try await database.check(staged, of: database.engine)
            }
        } catch {
            for folder in temporary { try? FileManager.default.removeItem(atPath: folder) }
            throw error
        }
        progress(0.9)
        let swap = Swap(
            in: dataFolder, moves: moves, temporary: temporary.sorted(), aside: aside.sorted(), last: server?.step)
        try await swap.perform(between: between) {
            do {
                try await server?.reservation.replace(with: backup.folder.appending(path: manifest.database).path)
            } catch StorageError.outcomeUnknown(let reason) {
                throw Swap.Undecided(reason: reason)
            }
        }
        progress(1)
        let items = moves.filter(\.existed).map { SetAside.Item(target: $0.target, aside: $0.aside) }
        return SetAside(items: items, schema: server?.step.name)
    }

    /// The name of the schema for the tables that a restore sets aside: that of no other restore, because recovery asks by it
    /// whether this one was carried out.
    private static func schema(at now: Timestamp, _ random: UInt64) -> String {
        let moment = BackupName.stamp(now).lowercased().replacing("-", with: "_")
        return "glossa_before_\(moment)_\(String(random, radix: 36))"
    }

    /// How the name of a folder with copies begins that are to be renamed into place.
    private static let staging = ".glossa-restoring-"

    /// Copies a file of a backup to where it can be renamed into place, and verifies the copy.
    private static func stage(_ file: BackupManifest.File, of backup: Backup, in staging: String) throws {
        let target = staging + "/" + file.path
        try BackupFiles.makeFolder(URL(filePath: target).deletingLastPathComponent().path)
        do {
            _ = try BackupFiles.copy(backup.folder.appending(path: file.path).path, to: target)
        } catch let failure as BackupFiles.WriteFailure {
            throw failure.reason
        }
        guard try BackupFiles.digest(target) == (file.bytes, file.sha256) else {
            throw BackupError.notRestored(reason: "the copy of \(file.path) is not as it was written")
        }
    }

    /// Returns the path, with a number if there is something.
    static func free(_ path: String, unless taken: Set<String>) -> String {
        if taken.contains(path) || !Swap.Move.exists(path) { return path }
        var number = 2
        while Swap.Move.exists("\(path)-\(number)") { number += 1 }
        return "\(path)-\(number)"
    }

    /// Whether a restore was killed while it exchanged the data, or is just exchanging them.
    public static func wasInterrupted(in dataFolder: String) -> Bool { Swap.wasInterrupted(in: dataFolder) }

    /// What became of a restore that was interrupted.
    public enum Recovery: Hashable, Sendable {
        /// What was there before is in its place again.
        case putBack
        /// The server had exchanged the tables, so the files of the backup stay in their place, too. What was there is in
        /// these folders, and its tables in this schema.
        case completed(folders: [String], schema: String)
    }

    /// Puts back what a restore moved that was killed, or completes it if the server had exchanged the tables: files and
    /// tables are always those of the same moment. Does nothing if there is none. Call it before the database is opened, and
    /// while no restore runs.
    ///
    /// - Parameters:
    ///   - dataFolder: The data folder.
    ///   - abandons: Whether to put everything back if this is not the database whose restore was interrupted: it is no
    ///     longer there, and what became of its tables does not matter.
    /// - Returns: Nil if there was none.
    /// - Throws: ``BackupError/notPutBack(aside:reason:)``; ``BackupError/undecided(reason:)`` if the server cannot be asked;
    ///   ``BackupError/otherDatabase`` if this is not the database whose restore was interrupted. Nothing is changed then.
    public func recover(in dataFolder: String, abandoning abandons: Bool = false) async throws -> Recovery? {
        let settled = try await Swap.settleInterrupted(in: dataFolder) { step in
            do {
                guard try await database.identity() == step.database else {
                    guard abandons else { throw BackupError.otherDatabase }
                    return false
                }
                return try await database.hasReplaced(settingAside: step.name)
            } catch StorageError.unavailable(let reason) {
                throw BackupError.undecided(reason: reason)
            } catch let error as StorageError {
                throw BackupError.undecided(reason: "\(error)")
            }
        }
        switch settled {
        case nil: return nil
        case .putBack: return .putBack
        case .completed(let step, let aside): return .completed(folders: aside, schema: step.name)
        }
    }
}
