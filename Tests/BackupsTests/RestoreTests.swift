import Foundation
import Model
import Support
import Synchronization
import Testing

@testable import Backups
@testable import Storage
@testable import StorageEngines

@Suite struct RestoreTests {
    @Test func aRestoreGivesBackEveryRowAndFile() async throws {
        let test = try TestData()
        try await test.mark((1...300).map { "word\($0)" })
        let before = try await openDatabase(.file(path: test.database))
        let rows = try await before.allRows()
        // Of a live database.
        let backup = try await test.store.make(of: test.source, at: noon)
        try await before.close()
        try await test.mark(["lost"])
        try test.write("# other\n", to: "EtyNote/etynote.md")
        try FileManager.default.removeItem(at: test.data.appending(path: "Dictionaries"))

        let aside = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)

        let after = try await openDatabase(.file(path: test.database))
        #expect(try await after.allRows() == rows)
        try await after.integrityCheck()
        try await after.close()
        #expect(try test.text("EtyNote/etynote.md") == "# plain\n")
        #expect(try test.text("EtyNote/earlier/etynote-20261123T153012Z.md") == "# former\n")
        #expect(try test.text("Dictionaries/learner/one.glossadict").hasPrefix("entriesentries"))
        // What was there is still there, and nothing temporary.
        let former = test.data.appending(path: "before-restore-2023-11-14T221320Z")
        #expect(aside.folders == [former.path])
        #expect(
            aside.items == [
                SetAside.Item(target: test.database, aside: former.appending(path: "glossa.sqlite").path),
                SetAside.Item(
                    target: test.data.appending(path: "EtyNote").path, aside: former.appending(path: "EtyNote").path),
            ])
        let lost = try await openDatabase(.file(path: former.appending(path: "glossa.sqlite").path))
        #expect(try await lost.count("mark") == 301)
        try await lost.close()
        #expect(try test.text("before-restore-2023-11-14T221320Z/EtyNote/etynote.md") == "# other\n")
        let left = try FileManager.default.contentsOfDirectory(atPath: test.data.path)
        #expect(!left.contains { $0.hasPrefix(".") })
    }

    @Test func aLogBesideTheDatabaseIsSetAsideWithIt() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        // The state that a killed process leaves.
        let killed = try await test.open()
        try await killed.write(reader, at: noon) { try $0.mark("护士") }
        let copy = test.root.appending(path: "copy").path
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: test.database + suffix, toPath: copy + suffix)
        }
        try await killed.close()
        for suffix in ["", "-wal"] {
            try? FileManager.default.removeItem(atPath: test.database + suffix)
            try FileManager.default.moveItem(atPath: copy + suffix, toPath: test.database + suffix)
        }
        let aside = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        let restored = try await openDatabase(.file(path: test.database))
        #expect(try await restored.count("mark") == 1)
        try await restored.close()
        let former = try #require(aside.items.first { $0.target == test.database }?.aside)
        let opened = try await openDatabase(.file(path: former))
        #expect(try await opened.count("mark") == 2)
        try await opened.close()
    }

    @Test func aRestoreIntoAnEmptyFolderSetsNothingAside() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        try FileManager.default.removeItem(at: test.data)
        let aside = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(aside == SetAside(items: [], schema: nil))
        #expect(try test.text("EtyNote/etynote.md") == "# plain\n")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: test.data.path).sorted()
                == ["Dictionaries", "EtyNote", "glossa.sqlite"])
    }

    /// A command that imports a book, as it were.
    @Test func whileAProgramWorksWithTheDatabaseItIsNotReplaced() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        let importing = try await test.open()
        try await importing.write(reader, at: noon) { try $0.mark("护士") }
        var impatient = test.source
        impatient.database = SQLiteCopier(path: test.database, patience: 0)
        let error = await #expect(throws: CopyError.self) {
            try await impatient.restore(backup, dataFolder: test.data.path, at: noon)
        }
        let process = "(process \(ProcessInfo.processInfo.processIdentifier))"
        #expect(error?.description.contains(process) == true)
        // It works on with what it had.
        try await importing.write(reader, at: noon) { try $0.mark("三") }
        #expect(try await importing.count("mark") == 3)
        try await importing.close()
        _ = try await impatient.restore(backup, dataFolder: test.data.path, at: noon)
        let restored = try await openDatabase(.file(path: test.database))
        #expect(try await restored.count("mark") == 1)
        try await restored.close()
    }

    @Test func whileAFileIsHeldNobodyElseGetsIn() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let copier = SQLiteCopier(path: test.database, patience: 0)
        let first = try await copier.hold()
        let hold = try #require(first)
        await #expect(throws: CopyError.inUse(by: ["a program"])) { _ = try await copier.hold() }
        await hold.end()
        let second = try await copier.hold()
        let again = try #require(second)
        await again.end()
        // Without a file, there is nothing to hold.
        let none = try await SQLiteCopier(path: test.database + "-none").hold()
        #expect(none == nil)
    }

    private struct Stop: Error {}

    @Test(arguments: 0...3) func aRestoreThatFailsLeavesWhatWasThere(_ last: Int) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        try test.write("# other\n", to: "EtyNote/etynote.md")
        let before = try test.files()
        let steps = Mutex(0)
        await #expect(throws: BackupError.self) {
            try await test.source.restore(
                backup, dataFolder: test.data.path, at: noon, progress: { _ in },
                between: {
                    let step = steps.withLock { steps in
                        steps += 1
                        return steps - 1
                    }
                    if step == last { throw Stop() }
                })
        }
        #expect(steps.withLock { $0 } == last + 1)
        #expect(try test.files() == before)
        #expect(!BackupSource.wasInterrupted(in: test.data.path))
    }

    /// The state that a process leaves that is killed at each step is recovered to what was there before.
    @Test func aRestoreThatIsKilledLeavesWhatWasThere() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        try test.write("# other\n", to: "EtyNote/etynote.md")
        let before = try test.files()
        // A look at the database may leave an empty log.
        let names = ["glossa.sqlite-wal", "glossa.sqlite-shm", "glossa.sqlite", "EtyNote", "Dictionaries"].filter {
            FileManager.default.fileExists(atPath: test.data.appending(path: $0).path)
        }
        let states = Mutex<[URL]>([])
        _ = try await test.source.restore(
            backup, dataFolder: test.data.path, at: noon, progress: { _ in },
            between: {
                let state = test.root.appending(path: "state-\(UUID().uuidString)")
                try FileManager.default.copyItem(at: test.data, to: state)
                states.withLock { $0.append(state) }
            })
        let killed = states.withLock { $0 }
        #expect(killed.count == names.count + 1)
        for (step, state) in killed.enumerated() {
            try FileManager.default.removeItem(at: test.data)
            try FileManager.default.moveItem(at: state, to: test.data)
            if step < names.count {
                // Between the two halves of the next exchange.
                try FileManager.default.moveItem(
                    at: test.data.appending(path: names[step]),
                    to: test.data.appending(path: "before-restore-2023-11-14T221320Z/" + names[step]))
            }
            #expect(try test.files() != before)
            #expect(try await test.source.recover(in: test.data.path) == .putBack)
            #expect(try test.files() == before)
            #expect(try await test.source.recover(in: test.data.path) == nil)
        }
    }

    @Test func twoRestoresOfOneSecondSetAsideWhatEachFound() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        try await test.mark(["一"])
        let first = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        try await test.mark(["一", "二"])
        let second = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(first.folders != second.folders)
        var counts: [Int] = []
        for aside in [first, second] {
            let file = try #require(aside.items.first { $0.target == test.database }?.aside)
            let opened = try await openDatabase(.file(path: file))
            counts.append(try await opened.count("mark"))
            try await opened.close()
        }
        #expect(counts == [2, 3])
    }

    @Test func copiesThatAKilledRestoreLeftAreRemoved() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        let remains = test.data.appending(path: ".glossa-restoring-2020-01-01T000000Z")
        try FileManager.default.createDirectory(at: remains, withIntermediateDirectories: true)
        _ = try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(!FileManager.default.fileExists(atPath: remains.path))
    }

    @Test func aBackupOfANewerGlossaIsRefused() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        var backup = try await test.store.make(of: test.source, at: noon)
        backup.manifest?.schema = 9000
        backup.manifest?.glossa = "9.0"
        let before = try test.files()
        await #expect(throws: BackupError.newer(backup.name.text, glossa: "9.0")) {
            try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        }
        #expect(try test.files() == before)
    }

    @Test func aPathThatLeavesTheBackupIsRefused() {
        func manifest(_ path: String) -> BackupManifest {
            BackupManifest(
                format: 1, glossa: "", engine: .sqlite, schema: 1, madeAt: noon,
                files: [BackupManifest.File(path: path, bytes: 0, sha256: "")])
        }
        #expect(manifest("EtyNote/a.md").staysInside)
        for path in ["../a", "/etc/passwd", "EtyNote/../../a", "", "a//b", "./a"] {
            #expect(!manifest(path).staysInside, "\(path)")
        }
    }

    @Test(.enabled(if: Engine.isPostgreSQLTested)) func aPostgreSQLDatabaseIsBackedUpAndRestored() async throws {
        let test = try TestData()
        let place = try await Engine.postgreSQL.makePlace()
        var source = test.source
        source.database = place.location.copier
        let database = try await openDatabase(place.location)
        try await database.addReader()
        for word in ["银行", "护士"] { try await database.write(reader, at: noon) { try $0.mark(word) } }
        let backup = try await test.store.make(of: source, at: noon)
        #expect(backup.manifest?.engine == .postgresql)
        #expect(backup.manifest?.files.map(\.path).contains("database.dump") == true)
        try await database.write(reader, at: noon) { try $0.mark("lost") }
        try await database.close()

        let aside = try await source.restore(backup, dataFolder: test.data.path, at: noon)

        #expect(aside.schema?.hasPrefix("glossa_before_2023_11_14t221320z_") == true)
        let restored = try await openDatabase(place.location)
        #expect(try await restored.count("mark") == 2)
        let words = try await restored.read(reader) { transaction in
            try transaction.rows("SELECT word FROM mark WHERE learner_id = ? ORDER BY word", [SQLValue(reader)])
                .map { try $0.text("word") }
        }
        #expect(words == ["护士", "银行"])
        // Row-level security is restored, too.
        try await restored.write(reader, at: noon) { try $0.mark("三") }
        try await restored.close()
        // An SQLite database does not take it.
        await #expect(throws: BackupError.otherEngine(backup.name.text)) {
            try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        }
    }
}
