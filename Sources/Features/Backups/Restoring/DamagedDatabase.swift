import Foundation
import Model
import Storage

extension BackupSource {
    private static let damaged = "damaged-"

    /// Sets a damaged SQLite database aside, with the files that belong to it, so that Glossa starts with an empty one. Nothing
    /// is deleted. Call it while no other program uses the database.
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
        try await Swap(in: dataFolder, moves: moves, aside: [aside]).perform(between: {})
        return aside + "/" + file.lastPathComponent
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
