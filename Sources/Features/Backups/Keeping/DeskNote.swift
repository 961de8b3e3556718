import Foundation
import Storage

/// What a desk remembers of its own backups: a small hidden file beside an SQLite database, and in the data folder for a database
/// on a server.
///
/// It outlives the database. So whoever finds it without its database knows that there was one, and where its backups are,
/// whichever folder of backups a command was told of.
struct DeskNote: Codable, Hashable {
    /// What the manifests of its backups call the desk.
    var desk: String
    /// The folders in which backups were made, the last used first.
    var folders: [String]

    /// How many folders are remembered: more than anybody uses in turn.
    static let folderLimit = 8
}

extension BackupSource {
    /// The note's file; nil if there is no place for it.
    private var notePlace: String? {
        guard let file = database.file else { return dataFolder.map { $0 + "/.glossa-desk.json" } }
        let place = URL(filePath: BackupFiles.resolved(file))
        return place.deletingLastPathComponent().path + "/.\(place.lastPathComponent)-desk.json"
    }

    /// The note; nil if there is none, or it cannot be read.
    var note: DeskNote? {
        notePlace.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
            .flatMap { try? JSONDecoder().decode(DeskNote.self, from: $0) }
    }

    /// What tells this desk from others: an arbitrary identity that was made with its first backup, and for a database on a
    /// server, what the server calls it.
    ///
    /// - Returns: Nil for a desk of which no backup was made yet, and if the server does not tell.
    func identity() async -> String? {
        guard database.file == nil else { return note?.desk }
        return try? await database.identity()
    }

    /// Returns what tells this desk from others, which is made if it has nothing yet.
    ///
    /// - Returns: Nil if it cannot be kept, as on a disk that cannot be written.
    func madeIdentity() async -> String? {
        if let known = await identity() { return known }
        // Where there is no database yet, there is nothing to tell from others.
        guard let file = database.file, access(file, F_OK) == 0 else { return nil }
        write(DeskNote(desk: UUID().uuidString.lowercased(), folders: []))
        // Of two programs that make their first backup at once, both take what was written last.
        return note?.desk
    }

    /// Remembers that a backup was made in a folder.
    func noteBackup(in folder: String, of desk: String) {
        let former = note?.folders ?? []
        let folders = Array(([folder] + former.filter { $0 != folder }).prefix(DeskNote.folderLimit))
        guard note != DeskNote(desk: desk, folders: folders) else { return }
        write(DeskNote(desk: desk, folders: folders))
    }

    /// Writes the note, as far as its disk can be written: a backup is good without it.
    private func write(_ note: DeskNote) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let place = notePlace, let data = try? encoder.encode(note) else { return }
        try? BackupFiles.write(data + Data("\n".utf8), to: place)
    }

    /// Whether a desk is here, whose place a backup of another one would take: there is a database, or was one, that was lost
    /// or damaged, or of which backups were made.
    ///
    /// - Throws: `StorageError`.
    func isTaken() async throws -> Bool {
        guard let file = database.file else { return try await database.schema() != nil }
        guard note == nil, unrestoredDatabases.isEmpty else { return true }
        var status = stat()
        return stat(file, &status) == 0 && status.st_size > 0
    }
}
