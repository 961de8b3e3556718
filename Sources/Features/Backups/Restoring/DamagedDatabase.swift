import Foundation
import Model
import Storage

extension BackupSource {
    private static let damaged = "damaged-"
    /// The file beside a damaged database in whose place nothing was restored yet.
    private static let unrestored = "not-restored"

    /// Sets a damaged SQLite database aside, with the files that belong to it, so that Glossa starts with an empty one. Nothing
    /// is deleted. Call it while no other program uses the database.
    ///
    /// Until a backup is restored, ``unrestoredDatabases`` has it, whatever starts and ends in between.
    ///
    /// - Parameter isLost: Whether there is one to restore even if there is no file (``BackupDesk/loss``).
    /// - Returns: Where the database's file is now, or the folder for it if it is lost; nil if there is none to set aside.
    /// - Throws: What the system says if the folder cannot be written; everything is then where it was.
    public func setAsideDamagedDatabase(
        dataFolder: String, at now: Timestamp, isLost: Bool = false
    ) async throws -> String? {
        guard let file = database.file.map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return nil }
        let aside = Self.free(
            file.deletingLastPathComponent().appending(path: Self.damaged + BackupName.stamp(now)).path, unless: [])
        // The log first: it would be taken for that of the new file.
        let moves = ["-wal", "-shm", "-journal", ""].map {
            Swap.Move(file.path + $0, aside: aside + "/" + file.lastPathComponent + $0)
        }.filter(\.existed)
        guard isLost || moves.contains(where: { $0.target == file.path }) else { return nil }
        // Before anything is moved, so that no moment is without it.
        let mark = aside + "/" + Self.unrestored
        do {
            try BackupFiles.makeFolder(aside)
            try BackupFiles.write(Data(), to: mark)
            try await Swap(in: dataFolder, moves: moves, aside: [aside]).perform(between: {})
        } catch {
            unlink(mark)
            rmdir(aside)
            throw error
        }
        return Self.database(named: file.lastPathComponent, in: aside)
    }

    /// The damaged and lost databases that were set aside, and in whose place nothing was restored since; the latest first.
    /// One whose folder was moved or deleted is no longer among them.
    public var unrestoredDatabases: [String] { setAside.filter(\.isUnrestored).map(\.database) }

    /// The moment at which the first of ``unrestoredDatabases`` was set aside; nil if there is none.
    var unrestoredSince: Timestamp? {
        setAside.filter(\.isUnrestored).compactMap { found in
            let name = URL(filePath: found.folder).lastPathComponent
            return BackupName(BackupName.prefix + name.dropFirst(Self.damaged.count))?.time
        }.min()
    }

    /// What a restore exchanges, besides the data, to record that it took the place of whatever was set aside: with the data, so
    /// that neither is ever without the other, whenever the process is killed.
    ///
    /// - Parameter folder: Where the restore sets aside what it found.
    func movesNotingRestored(to folder: String) -> [Swap.Move] {
        setAside.filter(\.isUnrestored).map { found in
            let name = URL(filePath: found.folder).lastPathComponent + "-" + Self.unrestored
            return Swap.Move(found.folder + "/" + Self.unrestored, aside: folder + "/" + name)
        }
    }

    /// The damaged databases that were set aside and are still there, and the folders of lost ones in whose place nothing was
    /// restored; the latest first.
    public var damagedDatabases: [String] { setAside.map(\.database) }

    /// What is in the folder of a database that was set aside.
    private struct Found {
        var folder: String
        /// The database's file, or the folder of one that was lost.
        var database: String
        var isUnrestored: Bool
    }

    /// The databases that were set aside, the latest first.
    private var setAside: [Found] {
        guard let file = database.file.map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return [] }
        let place = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { $0.hasPrefix(Self.damaged) }.sorted(by: >).compactMap { name in
            let folder = place.appending(path: name).path
            let database = Self.database(named: file.lastPathComponent, in: folder)
            let isUnrestored = Swap.Move.exists(folder + "/" + Self.unrestored)
            guard isUnrestored || database != folder else { return nil }
            return Found(folder: folder, database: database, isUnrestored: isUnrestored)
        }
    }

    /// The file of a database that was set aside in a folder; the folder, if there was none.
    private static func database(named name: String, in folder: String) -> String {
        Swap.Move.exists(folder + "/" + name) ? folder + "/" + name : folder
    }
}

/// How a database was lost.
public enum DatabaseLoss: Hashable, Sendable {
    /// Its file is missing, or empty.
    case missing, empty
}

extension DatabaseLoss: CustomStringConvertible {
    public var description: String {
        switch self {
        case .missing: "is missing, although there was one: backups were made of it, or its log is there"
        case .empty: "is an empty file, although there was more: backups were made of it, or its log is there"
        }
    }
}

extension BackupDesk {
    /// How the database was lost; nil if it was not. It was if its file is missing or empty, and a backup was made of it once,
    /// wherever that is now, or there is a good one of its own (``Ownership``) in the folder, or the log that belonged to it: what is
    /// only in the log comes back when its file is put back beside it, and SQLite deletes the log beside an empty file
    /// (`pagerOpenWalIfPresent` in pager.c). Nor was it lost again while nothing was restored in its place.
    public var loss: DatabaseLoss? {
        guard let file = source.database.file.map(BackupFiles.resolved) else { return nil }
        let loss: DatabaseLoss
        if access(file, F_OK) != 0 {
            guard errno == ENOENT else { return nil }
            loss = .missing
        } else {
            guard Self.size(of: file) == 0 else { return nil }
            loss = .empty
        }
        if Self.size(of: file + "-wal") ?? 0 > 0 { return loss }
        guard source.unrestoredDatabases.isEmpty else { return nil }
        let note = source.note
        if note?.folders.isEmpty == false { return loss }
        guard let backups = try? store.list() else { return nil }
        let own = Ownership(desk: note?.desk).own(of: backups)
        return own.contains { $0.isGood && $0.manifest?.engine == .sqlite } ? loss : nil
    }

    /// The size of a file; nil if there is none.
    private static func size(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }
}
