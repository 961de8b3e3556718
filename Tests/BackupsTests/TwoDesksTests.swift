import Foundation
import Model
import StorageEngines
import Support
import Testing

@testable import Backups
@testable import Storage

/// Two desks whose backups are in one folder.
@Suite struct TwoDesksTests {
    private let day: Int64 = 86_400
    private let one: TestData
    private let other: TestData

    init() throws {
        one = try TestData()
        other = try TestData()
    }

    /// The backups of a desk, in the folder of the first.
    private func desk(_ test: TestData) -> BackupDesk {
        BackupDesk(one.store, of: test.source) { _ in LocalClock() }
    }

    @Test func eachDeletesItsOwnOnly() async throws {
        try await one.mark(["银行"])
        try await other.mark(["护士"])
        let (mine, theirs) = (desk(one), desk(other))
        let moment = noon.advanced(bySeconds: -40 * day)
        // Of one day weeks ago; of a desk's own, only the latest is kept.
        let old = try await mine.make(at: moment)
        let others = try await theirs.make(at: moment.advanced(bySeconds: 60))
        // An older Glossa made it, and nobody knows whose it is.
        let nobodys = try await one.store.make(of: one.source, at: moment.advanced(bySeconds: 120))
        let kept = try await mine.make(at: moment.advanced(bySeconds: 180))
        let new = try await mine.make(at: noon)
        #expect(try one.store.list().map(\.name) == [new, kept, nobodys, others].map(\.name))
        #expect(old.manifest?.desk == new.manifest?.desk && new.manifest?.desk != others.manifest?.desk)
        #expect(mine.isOfAnother(others) && !mine.isOfAnother(nobodys) && !mine.isOfAnother(new))
        #expect(try theirs.list().map(\.name) == [nobodys, others].map(\.name))
    }

    @Test func aDeskAloneDeletesWhatAnOlderGlossaMade() async throws {
        try await one.mark([])
        let moment = noon.advanced(bySeconds: -40 * day)
        _ = try await one.store.make(of: one.source, at: moment)
        let kept = try await one.store.make(of: one.source, at: moment.advanced(bySeconds: 60))
        let new = try await desk(one).make(at: noon)
        #expect(try one.store.list().map(\.name) == [new.name, kept.name])
    }

    @Test func theBackupsOfAnotherPutNoneOff() async throws {
        try await one.mark([])
        try await other.mark([])
        let made = try await desk(one).make(at: noon)
        #expect(try await desk(other).due(at: noon) == noon)
        #expect(try await desk(one).due(at: noon) > noon)
        // One that does not say whose it is counts for all.
        try FileManager.default.removeItem(at: made.folder)
        _ = try await one.store.make(of: one.source, at: noon)
        #expect(try await desk(other).due(at: noon) > noon)
    }

    @Test func anothersIsRestoredOnlyIfToldSo() async throws {
        try await one.mark(["银行"])
        try await other.mark(["护士", "三"])
        let mine = try await desk(one).make(at: noon)
        // Also before it has a backup of its own.
        for _ in 1...2 {
            await #expect(throws: BackupError.ofAnother(mine.name.text)) {
                try await desk(other).restore(mine, dataFolder: other.data.path, at: noon)
            }
            _ = try await desk(other).make(at: noon.advanced(bySeconds: 60))
        }
        #expect(try await marks(of: other) == 2)
        #expect(desk(other).command(restoring: mine).contains(" --of-another"))
        #expect(!desk(one).command(restoring: mine).contains("--of-another"))
        _ = try await desk(other).restore(mine, dataFolder: other.data.path, takingAnothers: true, at: noon)
        #expect(try await marks(of: other) == 1)
        // It is the desk that it was, with other data.
        let next = try await desk(other).make(at: noon.advanced(bySeconds: 120))
        #expect(next.manifest?.desk != mine.manifest?.desk && next.manifest?.desk != nil)
    }

    /// As on a new machine.
    @Test func whereNothingIsLostAnyBackupIsRestored() async throws {
        try await one.mark(["银行"])
        let mine = try await desk(one).make(at: noon)
        _ = try await desk(other).restore(mine, dataFolder: other.data.path, at: noon)
        #expect(try await marks(of: other) == 1)
    }

    private func marks(of test: TestData) async throws -> Int {
        let database = try await openDatabase(.file(path: test.database))
        let count = try await database.count("mark")
        try await database.close()
        return count
    }

    @Test(.enabled(if: Engine.isPostgreSQLTested)) func aDatabaseOnAServerIsADeskOfItsOwn() async throws {
        var found: [String?] = []
        let places = [try await Engine.postgreSQL.makePlace(), try await Engine.postgreSQL.makePlace()]
        for (place, test) in zip([places[0], places[0], places[1]], [one, other, other]) {
            var source = test.source
            source.database = place.location.copier
            let database = try await openDatabase(place.location)
            try await database.addReader()
            try await database.close()
            let backup = try await BackupDesk(one.store, of: source) { _ in LocalClock() }.make(at: noon)
            found.append(backup.manifest?.desk)
        }
        // Whichever data folder a server has.
        #expect(found[0] != nil && found[0] == found[1] && found[0] != found[2])
    }
}
