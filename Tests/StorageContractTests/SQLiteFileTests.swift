import Foundation
import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct SQLiteFileTests {
    @Test func acknowledgedWritesAreFlushedToDisk() async throws {
        try await withDatabase(.sqlite) { database in
            let settings = try await database.write(reader1, at: noon) { transaction in
                try ["synchronous", "foreign_keys"].map {
                    try transaction.connection.rows("PRAGMA \($0)", [])[0].integer(0)
                }
            }
            // 2 is FULL.
            #expect(settings == [2, 1])
            let mode = try await database.readAcrossLearners {
                try $0.connection.rows("PRAGMA journal_mode", [])[0].text(0)
            }
            #expect(mode == "wal")
        }
    }

    @Test func aProcessKilledAtAnyMomentLosesNothingAcknowledged() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        for count in 1...12 {
            try await database.write(reader1, at: noon) { try $0.mark("\(count)") }
            // The state that a killed process leaves: the file and its log, with no checkpoint or cleanup.
            let copy = try await Engine.sqlite.makePlace()
            for suffix in ["", "-wal"] {
                try FileManager.default.copyItem(atPath: place.path + suffix, toPath: copy.path + suffix)
            }
            if count % 2 == 0 {
                // Another write, of which only the beginning reached the disk.
                let log = try FileHandle(forWritingTo: URL(fileURLWithPath: copy.path + "-wal"))
                try log.seekToEnd()
                try log.write(contentsOf: Data(repeating: 0x5A, count: 1000))
                try log.close()
            }
            let revived = try await openDatabase(copy.location)
            #expect(try await revived.count("mark") == count)
            #expect(try await revived.sequences(of: reader1) == Array(1...count + 1))
            try await revived.integrityCheck()
            try await revived.close()
        }
        try await database.close()
    }

    @Test func aFullDiskIsToldAndKeepsWhatWasThere() async throws {
        try await withDatabase(.sqlite) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(.sample(1))
                try transaction.connection.define("PRAGMA max_page_count = 60")
            }
            await #expect(throws: StorageError.diskFull) {
                try await database.write(reader1, at: noon) { transaction in
                    try transaction.addBook(.sample(2), title: String(repeating: "长", count: 200_000))
                }
            }
            #expect(try await database.count("book") == 1)
            #expect(try await database.sequences(of: reader1) == [1, 2])
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
            try await database.integrityCheck()
        }
    }

    /// The bytes of a file.
    private func length(_ path: String) throws -> Int {
        try #require(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int)
    }

    /// Then a full disk leaves nothing in the log for which the file would have to grow.
    @Test func theLogIsMovedIntoTheFileBeforeALargeWrite() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        await database.prepareForLargeWrite()
        let former = try length(place.path)
        // Less than what SQLite moves by itself.
        try await database.write(reader1, at: noon) { transaction in
            try transaction.addBook(.sample(1), title: String(repeating: "长", count: 200_000))
        }
        #expect(try length(place.path) == former)
        await database.prepareForLargeWrite()
        #expect(try length(place.path) > former + 500_000)
        #expect(try await database.count("book") == 1)
        try await database.close()
    }

    @Test func aWriteThatFailsOnAFullDiskLeavesNoLog() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        try await database.write(reader1, at: noon) { transaction in
            try transaction.addBook(.sample(1))
            try transaction.connection.define("PRAGMA max_page_count = 60")
        }
        await database.prepareForLargeWrite()
        await #expect(throws: StorageError.diskFull) {
            try await database.write(reader1, at: noon) { transaction in
                try transaction.addBook(.sample(2), title: String(repeating: "长", count: 200_000))
            }
        }
        #expect(try length(place.path + "-wal") == 0)
        try await database.write(reader1, at: noon) { try $0.mark("银行") }
        #expect(try await database.count("mark") == 1)
        try await database.close()
    }

    @Test(arguments: ["", "-wal"]) func aFileThatWasDeletedIsNoticedBeforeAWriteIsAcknowledged(_ suffix: String)
        async throws
    {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        try await database.write(reader1, at: noon) { try $0.mark("银行") }
        try FileManager.default.removeItem(atPath: place.path + suffix)
        await #expect(throws: StorageError.moved(path: place.path)) {
            try await database.write(reader1, at: noon) { try $0.mark("护士") }
        }
        await #expect(throws: StorageError.moved(path: place.path)) {
            try await database.load(reader1, at: noon) { try $0.mark("护士") }
        }
        // Previously saved data can be read for export, but not without its log.
        if suffix.isEmpty { #expect(try await database.count("mark") == 1) }
        try? await database.close()
    }

    @Test func aFileThatWasReplacedIsNoticed() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        try FileManager.default.moveItem(atPath: place.path, toPath: place.path + ".old")
        try Data().write(to: URL(fileURLWithPath: place.path))
        await #expect(throws: StorageError.moved(path: place.path)) {
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
        }
        try? await database.close()
    }

    @Test func aFileBehindALinkIsWhereItIs() async throws {
        let place = try await Engine.sqlite.makePlace()
        let target = URL(fileURLWithPath: place.path).deletingLastPathComponent().appending(path: "elsewhere")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        let file = target.appending(path: "desk.sqlite").path
        let made = try await openDatabase(.file(path: file))
        try await made.close()
        try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: file)
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        try await database.write(reader1, at: noon) { try $0.mark("银行") }
        #expect(try await database.count("mark") == 1)
        try await database.close()
    }

    @Test func aFileThatIsNoDatabaseIsLeftAsItIs() async throws {
        let place = try await Engine.sqlite.makePlace()
        let bytes = Data((0..<8192).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try bytes.write(to: URL(fileURLWithPath: place.path))
        await #expect(throws: StorageError.corrupted(path: place.path)) { _ = try await openDatabase(place.location) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: place.path)) == bytes)
    }

    /// A file of a few hundred pages, with nothing left only in its log.
    private func placeWithWords() async throws -> EnginePlace {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        try await database.write(reader1, at: noon) { transaction in
            for number in 0..<3000 { try transaction.mark("word \(number)") }
        }
        try await database.close()
        return place
    }

    @Test func aFileWithADamagedPageFailsItsIntegrityCheck() async throws {
        let place = try await placeWithWords()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: place.path))
        // A page that is in use, starting at its beginning.
        let page = try #require(bytes.range(of: Data("word 1500".utf8))).lowerBound / 8192 * 8192
        bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: 0xEE, count: 4096))
        try bytes.write(to: URL(fileURLWithPath: place.path))
        let damaged = try await openDatabase(place.location)
        await #expect(throws: StorageError.corrupted(path: place.path)) { try await damaged.integrityCheck() }
        try await damaged.close()
    }

    @Test func aFileThatIsCutShortTakesNoMoreWrites() async throws {
        let place = try await placeWithWords()
        let cut = try await openDatabase(place.location)
        try await cut.check()
        let length = try Data(contentsOf: URL(fileURLWithPath: place.path)).count
        #expect(truncate(place.path, off_t(length / 2)) == 0)
        let damage = StorageError.corrupted(path: place.path)
        await #expect(throws: damage) {
            try await cut.read(reader1) {
                try $0.rows("SELECT * FROM mark WHERE learner_id = ?", [SQLValue(reader1)]).count
            }
        }
        // After a read failure, nothing more is accepted.
        await #expect(throws: damage) { try await cut.check() }
        await #expect(throws: damage) {
            try await cut.write(reader1, at: noon) { transaction in try transaction.mark("another") }
        }
        try? await cut.close()
    }

    @Test func aFileThatWasDeletedIsNotReady() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.check()
        try FileManager.default.removeItem(atPath: place.path)
        await #expect(throws: StorageError.self) { try await database.check() }
        try? await database.close()
    }

    @Test func aDatabaseOfANewerGlossaIsLeftAsItIs() async throws {
        let place = try await Engine.sqlite.makePlace()
        let next = Migration(version: 90, name: "Future", statements: ["CREATE TABLE future (id TEXT)"])
        try await place.open(Migration.all + [next]).close()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: place.path))
        await #expect(throws: StorageError.newerSchema(found: 90, known: Migration.all.map(\.version).max() ?? 0)) {
            _ = try await openDatabase(place.location)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: place.path)) == bytes)
    }

    @Test func aDatabaseOfAnotherProgramIsLeftAsItIs() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.write(reader1, at: noon) { try $0.connection.define("DROP TABLE schema_migration") }
        try await database.close()
        let bytes = try Data(contentsOf: URL(fileURLWithPath: place.path))
        await #expect(throws: StorageError.foreign(location: place.path)) { _ = try await openDatabase(place.location) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: place.path)) == bytes)
    }

    @Test func onlyItsOwnerCanReadTheFile() async throws {
        let place = try await Engine.sqlite.makePlace()
        let database = try await openDatabase(place.location)
        try await database.add(reader1)
        for suffix in ["", "-wal", "-shm"] {
            let attributes = try FileManager.default.attributesOfItem(atPath: place.path + suffix)
            #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o777 } == 0o600)
        }
        try await database.close()
    }

    @Test func twoProcessesShareAFile() async throws {
        let place = try await Engine.sqlite.makePlace()
        let server = try await openDatabase(place.location)
        let command = try await openDatabase(place.location)
        try await server.add(reader1)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let database = number % 2 == 0 ? server : command
                    try await database.write(reader1, at: noon) { try $0.mark("\(number)") }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await command.sequences(of: reader1) == Array(1...21))
        try await command.close()
        try await server.close()
    }
}
