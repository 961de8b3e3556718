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
    /// - Returns: Where the database's file is now; nil if there is none to set aside.
    /// - Throws: What the system says if the folder cannot be written; everything is then where it was.
    public func setAsideDamagedDatabase(dataFolder: String, at now: Timestamp) async throws -> String? {
        guard let file = database.file.map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return nil }
        let aside = Self.free(
            file.deletingLastPathComponent().appending(path: Self.damaged + BackupName.stamp(now)).path, unless: [])
        // The log first: it would be taken for that of the new file.
        let moves = ["-wal", "-shm", "-journal", ""].map {
            Swap.Move(file.path + $0, aside: aside + "/" + file.lastPathComponent + $0)
        }.filter(\.existed)
        guard moves.contains(where: { $0.target == file.path }) else { return nil }
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
        return aside + "/" + file.lastPathComponent
    }

    /// The damaged databases that were set aside, and in whose place nothing was restored since; the latest first. One whose
    /// folder was moved or deleted is no longer among them.
    public var unrestoredDatabases: [String] {
        damagedDatabases.filter { FileManager.default.fileExists(atPath: Self.mark(beside: $0)) }
    }

    /// The moment at which the first of ``unrestoredDatabases`` was set aside; nil if there is none.
    var unrestoredSince: Timestamp? {
        unrestoredDatabases.compactMap { database in
            let folder = URL(filePath: database).deletingLastPathComponent().lastPathComponent
            return BackupName(BackupName.prefix + folder.dropFirst(Self.damaged.count))?.time
        }.min()
    }

    /// Records that a backup was restored in the place of whatever was set aside.
    func noteRestored() { for database in damagedDatabases { unlink(Self.mark(beside: database)) } }

    private static func mark(beside database: String) -> String {
        URL(filePath: database).deletingLastPathComponent().appending(path: unrestored).path
    }

    /// The damaged databases that were set aside and are still there, the latest first.
    public var damagedDatabases: [String] {
        guard let file = database.file.map({ URL(filePath: $0).resolvingSymlinksInPath() }) else { return [] }
        let folder = file.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(Self.damaged) }.sorted(by: >)
            .map { folder.appending(path: $0).appending(path: file.lastPathComponent).path }
            .filter { FileManager.default.fileExists(atPath: $0) }
    }
}
