import Foundation
import Model
import StorageEngines
import Support
import Testing

@testable import Backups
@testable import Storage

@Suite struct DamagedDatabaseTests {
    /// Writes over pages in the middle of a file.
    private func damage(_ path: String, from page: Int, count: Int) throws {
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.seek(toOffset: UInt64(page * 8192))
        try file.write(contentsOf: Data(repeating: 0x5A, count: count * 8192))
        try file.close()
    }

    @Test func aSoundDatabasePassesTheQuickCheck() async throws {
        let test = try TestData()
        let location = DatabaseLocation.file(path: test.database)
        // None yet.
        try location.quickCheck()
        try await test.mark(["银行"])
        try location.quickCheck()
        #expect(location.isSQLiteFile)
    }

    @Test(arguments: [0, 5]) func aDamagedOneIsSetAsideAndGlossaStartsEmpty(_ page: Int) async throws {
        let test = try TestData()
        try await test.mark((1...2000).map { "word\($0)" })
        let backup = try await test.store.make(of: test.source, at: noon)
        try damage(test.database, from: page, count: 20)
        let bytes = try Data(contentsOf: URL(filePath: test.database))
        let location = DatabaseLocation.file(path: test.database)
        #expect(throws: StorageError.corrupted(path: test.database)) { try location.quickCheck() }

        let place = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon)

        let aside = try #require(place)
        #expect(aside == test.data.appending(path: "damaged-2023-11-14T221320Z/glossa.sqlite").path)
        #expect(try Data(contentsOf: URL(filePath: aside)) == bytes)
        #expect(test.source.damagedDatabases == [aside] && test.source.unrestoredDatabases == [aside])
        try location.quickCheck()
        let empty = try await openDatabase(location)
        #expect(try await empty.count("learner") == 0)
        try await empty.close()
        // And the backup can be restored.
        _ = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        let restored = try await openDatabase(location)
        #expect(try await restored.count("mark") == 2000)
        try await restored.close()
        // It is still there, and nothing is left to do.
        #expect(test.source.damagedDatabases == [aside] && test.source.unrestoredDatabases.isEmpty)
    }

    /// SQLite throws a log away that stands beside an empty file, and with it what was written last.
    @Test func aBackupLeavesTheLogOfAnEmptiedDatabaseAlone() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let desk = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        let (file, log) = (URL(filePath: test.database), URL(filePath: test.database + "-wal"))
        try Data().write(to: file)
        try Data("what was written last".utf8).write(to: log)
        await #expect(throws: (any Error).self) { try await desk.make(at: noon) }
        #expect(try Data(contentsOf: log) == Data("what was written last".utf8))
    }

    @Test func aBackupOfTheEmptyDatabaseIsNotOfferedAndPushesNoneOut() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let desk = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        let good = try await desk.make(at: noon)
        _ = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon.advanced(bySeconds: 60))
        try await test.mark([])
        // Two days later, one a day would be kept of the first day: the later one.
        let empty = try await desk.make(at: noon.advanced(bySeconds: 3600))
        let later = try await desk.make(at: noon.advanced(bySeconds: 2 * 86_400))
        #expect(try test.store.list().map(\.name) == [later, empty, good].map(\.name))
        #expect(try await desk.newestToRestore(at: noon)?.name == good.name)

        _ = try await test.source.restore(good, dataFolder: test.data.path, at: later.name.time)
        #expect(try await desk.newestToRestore(at: later.name.time)?.name == later.name)
    }

    @Test func whoeverMovesADamagedDatabaseAwayGoesOnWithoutIt() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let place = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon)
        let folder = URL(filePath: try #require(place)).deletingLastPathComponent()
        #expect(test.source.unrestoredDatabases.count == 1)
        try FileManager.default.moveItem(at: folder, to: test.root.appending(path: "elsewhere"))
        #expect(test.source.unrestoredDatabases.isEmpty)
    }

    /// A data folder that takes nothing new: the database stays where it is, and nothing is beside it.
    @Test func whatCannotBeSetAsideStaysAsItIs() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let before = try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted()
        let nowhere = test.root.appending(path: "none").path
        await #expect(throws: (any Error).self) {
            try await test.source.setAsideDamagedDatabase(dataFolder: nowhere, at: noon)
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted() == before)
        #expect(test.source.unrestoredDatabases.isEmpty)
    }

    @Test func withoutADatabaseNothingIsSetAside() async throws {
        let test = try TestData()
        let before = try test.files()
        #expect(try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon) == nil)
        #expect(try test.files() == before)
        #expect(test.source.damagedDatabases.isEmpty)
    }

    /// As a wrong command leaves it, or a disk that lost a file.
    @Test(arguments: [DatabaseLoss.missing, .empty]) func aLostDatabaseIsTreatedAsADamagedOne(
        _ loss: DatabaseLoss
    ) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let desk = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        let good = try await desk.make(at: noon)
        #expect(desk.loss == nil)
        try FileManager.default.removeItem(atPath: test.database)
        if loss == .empty { try test.write("", to: "glossa.sqlite") }
        #expect(desk.loss == loss)

        let place = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon, isLost: true)

        let folder = test.data.appending(path: "damaged-2023-11-14T221320Z")
        let expected = loss == .missing ? folder : folder.appending(path: "glossa.sqlite")
        #expect(place == expected.path && test.source.unrestoredDatabases == [expected.path])
        #expect(!FileManager.default.fileExists(atPath: test.database))
        // It is lost once only, and what is backed up meanwhile is not offered.
        #expect(desk.loss == nil)
        try await test.mark([])
        _ = try await desk.make(at: noon.advanced(bySeconds: 3600))
        #expect(try await desk.newestToRestore(at: noon)?.name == good.name)
        _ = try await test.source.restore(good, dataFolder: test.data.path, at: noon.advanced(bySeconds: 7200))
        #expect(test.source.unrestoredDatabases.isEmpty && desk.loss == nil)
        let restored = try await openDatabase(.file(path: test.database))
        #expect(try await restored.count("mark") == 1)
        try await restored.close()
    }

    /// Killed at any moment, it is restored and says so, or it is not and says so.
    @Test func aRestoreThatIsKilledIsNotedWithTheData() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        _ = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon)
        try await test.mark([])
        let unrestored = test.source.unrestoredDatabases
        #expect(unrestored.count == 1)
        let last = test.root.appending(path: "last")
        _ = try await test.source.restore(
            backup, dataFolder: test.data.path, at: noon, progress: { _ in },
            between: {
                // The last copy is of when everything is exchanged and the journal is still there.
                try? FileManager.default.removeItem(at: last)
                try FileManager.default.copyItem(at: test.data, to: last)
            })
        #expect(test.source.unrestoredDatabases.isEmpty)
        try FileManager.default.removeItem(at: test.data)
        try FileManager.default.moveItem(at: last, to: test.data)
        // Killed after that, when the journal is gone: nothing is left to do.
        #expect(test.source.unrestoredDatabases.isEmpty)
        #expect(try await test.source.recover(in: test.data.path) == .putBack)
        #expect(test.source.unrestoredDatabases == unrestored)
    }

    /// The folder that a server was told of is not the one that a command looks into.
    @Test(arguments: [DatabaseLoss.missing, .empty]) func aLossIsSeenWhereverItsBackupsAre(
        _ loss: DatabaseLoss
    ) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let served = BackupDesk(BackupStore(folder: test.root.appending(path: "served")), of: test.source) { _ in
            LocalClock()
        }
        let told = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        let good = try await served.make(at: noon)
        #expect(told.loss == nil)
        try FileManager.default.removeItem(atPath: test.database)
        if loss == .empty { try test.write("", to: "glossa.sqlite") }
        #expect(told.loss == loss && served.loss == loss)
        #expect(try await told.newestToRestore(at: noon)?.folder.path == good.folder.path)
        // A disk that is away has no backup to offer, and there was a database all the same.
        try FileManager.default.removeItem(at: served.store.folder)
        #expect(told.loss == loss)
        #expect(try await told.newestToRestore(at: noon) == nil)
    }

    /// SQLite deletes a log beside an empty file, and with it what was acknowledged last.
    @Test(arguments: [false, true]) func aLogWithoutItsDatabaseIsSetAside(_ isEmpty: Bool) async throws {
        let test = try TestData()
        let desk = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        try test.write("what was written last", to: "glossa.sqlite-wal")
        if isEmpty { try test.write("", to: "glossa.sqlite") }
        #expect(desk.loss == (isEmpty ? .empty : .missing))
        _ = try await test.source.setAsideDamagedDatabase(dataFolder: test.data.path, at: noon, isLost: true)
        #expect(try test.text("damaged-2023-11-14T221320Z/glossa.sqlite-wal") == "what was written last")
        #expect(!FileManager.default.fileExists(atPath: test.database + "-wal") && desk.loss == nil)
        #expect(test.source.unrestoredDatabases.count == 1)
    }

    @Test func aNewDataFolderHasLostNothing() async throws {
        let test = try TestData()
        let desk = BackupDesk(test.store, of: test.source) { _ in LocalClock() }
        #expect(desk.loss == nil)
        // As a process leaves it that was killed when it had just begun.
        try test.write("", to: "glossa.sqlite")
        try test.write("", to: "glossa.sqlite-wal")
        #expect(desk.loss == nil)
        try FileManager.default.removeItem(at: test.data)
        #expect(desk.loss == nil)
    }

    @Test func theCommandThatRestoresNamesTheData() async throws {
        let test = try TestData()
        try await test.mark([])
        let backup = try await test.store.make(of: test.source, at: noon)
        let desk = BackupDesk(test.store, of: test.source, arguments: ["--data", "/it's here"]) { _ in LocalClock() }
        #expect(
            await desk.command(restoring: backup)
                == "glossa restore \(backup.folder.path) --data '/it'\\''s here'")
    }
}
