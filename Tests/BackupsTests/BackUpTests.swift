import Foundation
import Model
import StorageEngines
import Support
import Synchronization
import Testing

@testable import Backups
@testable import Storage

@Suite struct BackUpTests {
    @Test func aBackupHoldsEverythingThatCannotBeRebuilt() async throws {
        let test = try TestData()
        try await test.mark(["银行", "护士"])
        let backup = try await test.store.make(of: test.source, at: noon)
        #expect(backup.name.text == "glossa-2023-11-14T221320Z")
        let manifest = try #require(backup.manifest)
        #expect(
            manifest.files.map(\.path) == [
                "Dictionaries/learner/one.glossadict", "EtyNote/earlier/etynote-20261123T153012Z.md",
                "EtyNote/etynote.md", "database.sqlite",
            ])
        #expect(manifest.schema == Migration.all.last?.version)
        #expect(manifest.engine == .sqlite)
        #expect(try test.store.list() == [backup])
        #expect(try await test.store.verify(backup, by: test.source.database, at: noon).isEmpty)
        // Nothing beside it, and nothing that others may read.
        #expect(try FileManager.default.contentsOfDirectory(atPath: test.store.folder.path) == [backup.name.text])
        for path in try BackupFiles.list(backup.folder.path) {
            let file = backup.folder.appending(path: path).path
            let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(path)")
        }
    }

    /// The copy is of one moment: as many marks as changes, whatever is written meanwhile.
    @Test func aDatabaseIsCopiedWhileItIsWritten() async throws {
        let test = try TestData()
        let database = try await test.open()
        for number in 1...50 { try await database.write(reader, at: noon) { try $0.mark("word\(number)") } }
        let isOver = Mutex(false)
        let writing = Task {
            var number = 50
            while !isOver.withLock({ $0 }) {
                number += 1
                let word = "word\(number)"
                try await database.write(reader, at: noon) { try $0.mark(word) }
            }
            return number
        }
        var backups: [Backup] = []
        for _ in 1...3 { backups.append(try await test.store.make(of: test.source, at: noon)) }
        isOver.withLock { $0 = true }
        let written = try await writing.value
        #expect(try await database.count("mark") == written)
        try await database.close()
        for backup in backups {
            // Opened elsewhere, because opening changes the file.
            let copy = test.root.appending(path: UUID().uuidString).path
            try FileManager.default.copyItem(
                atPath: backup.folder.appending(path: "database.sqlite").path, toPath: copy)
            let opened = try await openDatabase(.file(path: copy))
            let marks = try await opened.count("mark")
            #expect((50...written).contains(marks))
            // The learner is a change, too.
            let changes = try await opened.readAcrossLearners {
                try $0.changes(of: reader, after: 0, limit: 1_000_000).map(\.sequence)
            }
            #expect(changes == Array(1...marks + 1))
            try await opened.integrityCheck()
            try await opened.close()
        }
    }

    @Test(arguments: ["EtyNote", "EtyNote/mine", "Dictionaries/learner/deep/down", "link/mine"])
    func aFolderThatEachBackupCopiesIsRefused(_ name: String) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let link = test.data.appending(path: "link").path
        try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: test.data.appending(path: "EtyNote").path)
        let before = try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted()
        let store = BackupStore(folder: test.data.appending(path: name))
        let copied = name.hasPrefix("Dictionaries") ? "Dictionaries" : "EtyNote"
        let error = BackupError.copied(folder: store.folder.path, by: test.data.appending(path: copied).path)
        await #expect(throws: error) { try await store.make(of: test.source, at: noon) }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted() == before)
    }

    /// The usual folder is one of these.
    @Test(arguments: ["Backups", "EtyNotes/mine"]) func otherFoldersOfTheDataTakeBackups(
        _ name: String
    ) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let store = BackupStore(folder: test.data.appending(path: name).standardizedFileURL)
        let first = try await store.make(of: test.source, at: noon)
        let second = try await store.make(of: test.source, at: noon)
        // No backup holds the one before it.
        #expect(first.manifest?.files.map(\.path) == second.manifest?.files.map(\.path))
        #expect(try store.list().map(\.name) == [second.name, first.name])
    }

    /// A server locks it while it runs, so that no backup could be made.
    @Test func theFolderOfTheDataItselfIsRefused() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let before = try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted()
        let link = test.root.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: test.data)
        for folder in [test.data, link] {
            let desk = BackupDesk(BackupStore(folder: folder), of: test.source) { _ in LocalClock() }
            #expect(throws: BackupError.dataFolder(folder.path)) { try desk.checkPlace() }
        }
        try FileManager.default.removeItem(at: link)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: test.root.path).sorted() == before)
    }

    @Test(arguments: ["glossa.sqlite", "glossa.sqlite/Backups"]) func aFileIsNoFolderOfBackups(_ name: String)
        async throws
    {
        let test = try TestData()
        try await test.mark(["银行"])
        let folder = test.data.appending(path: name)
        let desk = BackupDesk(BackupStore(folder: folder), of: test.source) { _ in LocalClock() }
        #expect(throws: BackupError.folder(folder.path, reason: "\(test.database) is a file")) { try desk.checkPlace() }
    }

    @Test func dictionariesThatHaveNotChangedAreSharedByBackups() async throws {
        let test = try TestData()
        try await test.mark([])
        let path = "Dictionaries/learner/one.glossadict"
        func file(_ backup: Backup) throws -> Int {
            let place = backup.folder.appending(path: path).path
            return try #require(try FileManager.default.attributesOfItem(atPath: place)[.systemFileNumber] as? Int)
        }
        let first = try await test.store.make(of: test.source, at: noon)
        let second = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: 60))
        #expect(try file(first) == file(second))
        try test.write("other entries", to: path)
        let third = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: 120))
        #expect(try file(third) != file(second))
        // Damage in a backup is not passed on.
        let damaged = third.folder.appending(path: path)
        try Data("OTHER ENTRIES".utf8).write(to: damaged)
        let fourth = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: 180))
        #expect(try file(fourth) != file(third))
        #expect(try await test.store.verify(fourth, by: test.source.database, at: noon).isEmpty)
    }

    @Test func twoBackupsOfOneSecondHaveTwoNames() async throws {
        let test = try TestData()
        try await test.mark([])
        let first = try await test.store.make(of: test.source, at: noon)
        let second = try await test.store.make(of: test.source, at: noon)
        #expect(second.name.text == first.name.text + "-2")
        #expect(try test.store.list().map(\.name) == [second.name, first.name])
    }

    @Test func aBackupThatFailsLeavesNothing() async throws {
        let test = try TestData()
        // There is no database to copy.
        await #expect(throws: StorageError.self) { try await test.store.make(of: test.source, at: noon) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: test.store.folder.path).isEmpty)
    }

    @Test func whatAKilledBackupLeftIsRemovedByTheNextOne() async throws {
        let test = try TestData()
        try await test.mark([])
        let remains = test.store.folder.appending(path: ".glossa-2023-11-14T221319Z.unfinished")
        let others = test.store.folder.appending(path: ".glossa-of-somebody-else.unfinished")
        for folder in [remains, others] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        #expect(try test.store.list().isEmpty)
        let backup = try await test.store.make(of: test.source, at: noon)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: test.store.folder.path).sorted()
                == [others.lastPathComponent, backup.name.text])
    }

    @Test func aDamagedDatabaseMakesNoBackup() async throws {
        let test = try TestData()
        try await test.mark((1...2000).map { "word\($0)" })
        let file = try FileHandle(forWritingTo: URL(filePath: test.database))
        // Pages in the middle, not the header.
        try file.seek(toOffset: 5 * 8192)
        try file.write(contentsOf: Data(repeating: 0x5A, count: 20 * 8192))
        try file.close()
        await #expect(throws: (any Error).self) { try await test.store.make(of: test.source, at: noon) }
        #expect(try test.store.list().isEmpty)
    }
}

@Suite struct VerifyTests {
    @Test(arguments: ["database.sqlite", "EtyNote/etynote.md", "Dictionaries/learner/one.glossadict"])
    func aByteThatChangedIsFound(_ path: String) async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        let place = backup.folder.appending(path: path)
        var bytes = try Data(contentsOf: place)
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: place)
        let faults = try await test.store.verify(backup, by: test.source.database, at: noon)
        #expect(faults == [.changed(path: path)])
        let looked = try #require(try test.store.list().first)
        #expect(!looked.isGood)
        #expect(try test.store.newestGood() == nil)
        // A restore refuses it, even if nobody has verified it.
        let before = try test.files()
        await #expect(throws: BackupError.damaged(backup.name.text, faults)) {
            try await test.source.restore(backup, dataFolder: test.data.path, at: noon)
        }
        #expect(try test.files() == before)
    }

    @Test func aMissingFileIsFound() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        try FileManager.default.removeItem(at: backup.folder.appending(path: "EtyNote/etynote.md"))
        let faults = try await test.store.verify(backup, by: test.source.database, at: noon)
        #expect(faults == [.missing(path: "EtyNote/etynote.md")])
    }

    @Test func aChangedManifestIsFound() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        let place = backup.folder.appending(path: BackupManifest.fileName)
        let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
        try Data(text.replacing("\"glossa\"", with: "\"Glossa\"").utf8).write(to: place)
        let looked = try #require(try test.store.list().first)
        #expect(looked.manifest == nil)
        #expect(try await test.store.verify(looked, by: test.source.database, at: noon) == [.manifest])
    }

    @Test func aBackupThatIsWholeAgainIsGood() async throws {
        let test = try TestData()
        try await test.mark(["银行"])
        let backup = try await test.store.make(of: test.source, at: noon)
        let place = backup.folder.appending(path: "EtyNote/etynote.md")
        let bytes = try Data(contentsOf: place)
        try Data("#".utf8).write(to: place)
        _ = try await test.store.verify(backup, by: test.source.database, at: noon)
        try bytes.write(to: place)
        let later = noon.advanced(bySeconds: 60)
        #expect(try await test.store.verify(backup, by: test.source.database, at: later).isEmpty)
        #expect(try test.store.newestGood()?.verifiedAt == later)
    }
}

@Suite struct PruneTests {
    private let day: Int64 = 86_400

    @Test func onlyBackupsThatAreNoLongerKeptAreDeleted() async throws {
        let test = try TestData()
        try await test.mark([])
        // Two of one day, weeks ago; the earlier one is not kept.
        let old = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: -40 * day - 60))
        let kept = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: -40 * day))
        let other = test.store.folder.appending(path: "glossa-holiday-pictures")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        let new = try await test.store.make(of: test.source, at: noon)
        #expect(try await test.store.prune(at: noon, LocalClock()) == [old.name])
        #expect(try test.store.list().map(\.name) == [new.name, kept.name])
        #expect(FileManager.default.fileExists(atPath: other.path))
        // What they shared is still whole.
        #expect(try await test.store.verify(kept, by: test.source.database, at: noon).isEmpty)
    }

    @Test func whatIsNotABackupOfOursStays() async throws {
        let test = try TestData()
        try await test.mark([])
        let old = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: -40 * day - 60))
        _ = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: -40 * day))
        // Somebody put a file into it.
        try Data("mine".utf8).write(to: old.folder.appending(path: "EtyNote/letter.txt"))
        // A folder with the name of a backup, and nothing of one.
        let empty = test.store.folder.appending(path: "glossa-2020-01-01T000000Z")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        #expect(try await test.store.prune(at: noon, LocalClock()).isEmpty)
        #expect(FileManager.default.fileExists(atPath: old.folder.path))
        #expect(FileManager.default.fileExists(atPath: empty.path))
    }

    @Test func theLatestGoodOneStays() async throws {
        let test = try TestData()
        try await test.mark([])
        let good = try await test.store.make(of: test.source, at: noon.advanced(bySeconds: -40 * day))
        let bad = try await test.store.make(of: test.source, at: noon)
        try Data().write(to: bad.folder.appending(path: "EtyNote/etynote.md"))
        _ = try await test.store.verify(bad, by: test.source.database, at: noon)
        let nothing = BackupRetention(days: 0, weeks: 0, months: 0)
        #expect(try await test.store.prune(nothing, at: noon, LocalClock()).isEmpty)
        #expect(try test.store.newestGood()?.name == good.name)
    }
}

@Suite struct DueTests {
    private func due(after last: Timestamp?, at now: Timestamp, offset: Int = 0) async throws -> Timestamp {
        let test = try TestData()
        try await test.mark([])
        if let last { _ = try await test.store.make(of: test.source, at: last) }
        return try await BackupDesk(test.store, of: test.source) { _ in LocalClock(offset: offset) }.due(at: now)
    }

    private func moment(_ date: String, _ hour: Int64) -> Timestamp {
        let day = CalendarDate(date).map { Int64($0.number) } ?? 0
        return Timestamp(milliseconds: (day * 24 + hour) * 3_600_000)
    }

    @Test func theFirstIsDueAtOnce() async throws {
        #expect(try await due(after: nil, at: noon) == noon)
    }

    @Test func theNextIsDueAtThreeInTheNight() async throws {
        let evening = moment("2026-11-27", 20)
        #expect(try await due(after: evening, at: evening) == moment("2026-11-28", 3))
        // Right after midnight, too.
        let night = moment("2026-11-28", 1)
        #expect(try await due(after: night, at: night) == moment("2026-11-28", 3))
        // Three in Tokyo is 18 hours in UTC on the day before.
        let tokyo = try await due(after: moment("2026-11-27", 12), at: moment("2026-11-27", 12), offset: 9 * 3600)
        #expect(tokyo == moment("2026-11-27", 18))
    }

    @Test func aClockThatWasAheadDoesNotPutItOff() async throws {
        let now = moment("2026-11-28", 12)
        #expect(try await due(after: moment("2027-11-28", 12), at: now) == now)
    }
}
