import Foundation
import Model
import StorageEngines
import Support

@testable import Backups
@testable import Storage

let noon = Timestamp(milliseconds: 1_700_000_000_000)
let reader = ID<Learner>(at: noon, random: (0, 1))

/// The data of a Glossa in a temporary folder, which is deleted with it, and backups beside it.
final class TestData: Sendable {
    let root: URL
    let store: BackupStore

    init() throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "glossa-backups-\(UUID().uuidString)")
        store = BackupStore(folder: root.appending(path: "Backups"))
        for folder in ["EtyNote/earlier", "Dictionaries/learner"] {
            try FileManager.default.createDirectory(
                at: root.appending(path: "data/" + folder), withIntermediateDirectories: true)
        }
        try write("# plain\n", to: "EtyNote/etynote.md")
        try write("# former\n", to: "EtyNote/earlier/etynote-20261123T153012Z.md")
        try write(String(repeating: "entries", count: 10_000), to: "Dictionaries/learner/one.glossadict")
        // What Glossa notes again by itself.
        try write("seen", to: "Dictionaries/learner/one.glossadict.verified")
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    var data: URL { root.appending(path: "data") }
    var database: String { data.appending(path: "glossa.sqlite").path }

    var source: BackupSource {
        BackupSource(
            database: DatabaseLocation.file(path: database).copier,
            notebook: data.appending(path: "EtyNote/etynote.md"),
            dictionaries: data.appending(path: "Dictionaries"), glossa: "0.1.0")
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: data.appending(path: path))
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: data.appending(path: path)), as: UTF8.self)
    }

    /// Opens the database, with a learner in it.
    func open() async throws -> any Database {
        let database = try await openDatabase(.file(path: database))
        try await database.addReader()
        return database
    }

    /// Makes a database with marks, and closes it.
    func mark(_ words: [String]) async throws {
        let database = try await open()
        for word in words { try await database.write(reader, at: noon) { try $0.mark(word) } }
        try await database.close()
    }

    /// The files of the data and what is in them.
    func files() throws -> [String: Data] { try Self.files(in: data) }

    static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try BackupFiles.list(folder.path) {
            files[path] = try Data(contentsOf: folder.appending(path: path))
        }
        return files
    }
}

extension Database {
    func addReader() async throws {
        try await write(reader, at: noon) { transaction in
            guard try transaction.rows("SELECT id FROM learner WHERE id = ?", [SQLValue(reader)]).isEmpty else {
                return
            }
            try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, ?, ?)",
                [SQLValue(reader), "", SQLValue(transaction.time)], changes: .upsert(.learner, reader))
        }
    }

    func count(_ table: String) async throws -> Int {
        try await readAcrossLearners { reader in
            try reader.first("SELECT COUNT(*) AS total FROM \(table)").map { try $0.integer("total") } ?? -1
        }
    }

    /// Every row of an SQLite database, by table.
    func allRows() async throws -> [String: [[SQLValue]]] {
        try await readAcrossLearners { reader in
            let tables = try reader.connection.rows(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'", [])
            var rows: [String: [[SQLValue]]] = [:]
            for table in try tables.map({ try $0.text(0) }) {
                rows[table] = try reader.connection.rows("SELECT * FROM \"\(table)\"", []).map(\.values)
            }
            return rows
        }
    }
}

extension Transaction {
    func mark(_ word: String) throws {
        try run(
            """
            INSERT INTO mark (learner_id, language, word, status, times_marked, created_at, updated_at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [SQLValue(learner), "zh", SQLValue(word), "difficult", 1, SQLValue(time), SQLValue(time)],
            changes: .upsert(.mark, "zh", word))
    }
}
