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
        let whose = await mine.ownership()
        #expect(whose.isOfAnother(others) && !whose.isOfAnother(nobodys) && !whose.isOfAnother(new))
        #expect(try await theirs.list().map(\.name) == [nobodys, others].map(\.name))
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
        #expect(await desk(other).command(restoring: mine).contains(" --of-another"))
        #expect(await !desk(one).command(restoring: mine).contains("--of-another"))
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

    @Test func aNewDeskHasLostNothingAndIsOfferedNobodysBackup() async throws {
        try await one.mark(["银行"])
        _ = try await one.store.make(of: one.source, at: noon.advanced(bySeconds: -60))
        _ = try await desk(one).make(at: noon)
        let new = desk(other)
        #expect(new.loss == nil && desk(one).loss == nil)
        #expect(try await new.newestToRestore(at: noon) == nil)
        // The one that does not say whose it is may be anybody's.
        #expect(try await new.list().map(\.name.time) == [noon.advanced(bySeconds: -60)])
        #expect(try await desk(one).newestToRestore(at: noon)?.name.time == noon)
        try await other.mark(["护士"])
        #expect(try await new.newestToRestore(at: noon) == nil)
        #expect(try new.lastMade(by: noon) == noon.advanced(bySeconds: -60))
    }

    @Test func whatAnOlderGlossaMadeIsOfferedWhileNobodyElseIsThere() async throws {
        try await one.mark(["银行"])
        let nobodys = try await one.store.make(of: one.source, at: noon)
        try FileManager.default.removeItem(atPath: one.database)
        #expect(desk(one).loss == .missing)
        #expect(try await desk(one).newestToRestore(at: noon)?.name == nobodys.name)
    }

    /// Its own are the only ones that a desk which lost its database restores without being told.
    @Test func aLostDeskTakesAnothersOnlyIfToldSo() async throws {
        try await one.mark(["银行"])
        try await other.mark(["护士", "三"])
        let mine = try await desk(one).make(at: noon)
        let theirs = try await desk(other).make(at: noon.advanced(bySeconds: -60))
        try FileManager.default.removeItem(atPath: other.database)
        #expect(desk(other).loss == .missing)
        for _ in 1...2 {
            await #expect(throws: BackupError.ofAnother(mine.name.text)) {
                try await desk(other).restore(mine, dataFolder: other.data.path, at: noon)
            }
            #expect(try await desk(other).newestToRestore(at: noon)?.name == theirs.name)
            _ = try await other.source.setAsideDamagedDatabase(dataFolder: other.data.path, at: noon, isLost: true)
        }
        _ = try await desk(other).restore(theirs, dataFolder: other.data.path, at: noon)
        #expect(try await marks(of: other) == 2)
    }

    /// As a machine leaves it whose clock was wrong once.
    @Test func aBackupOfAMomentToComePutsNoneOff() async throws {
        try await one.mark([])
        let moment = noon.advanced(bySeconds: -40 * day)
        let future = try await desk(one).make(at: noon.advanced(bySeconds: 400 * day))
        #expect(try await desk(one).due(at: moment) == moment)
        let made = try await desk(one).make(at: moment)
        let due = try await desk(one).due(at: moment)
        #expect(due > moment && due <= moment.advanced(bySeconds: day))
        #expect(try desk(one).lastMade(by: moment) == made.name.time)
        #expect(try await desk(one).newestToRestore(at: moment)?.name == made.name)
        // Nor is the latest one given up for it, where the retention keeps none.
        let none = BackupRetention(days: 0, weeks: 0, months: 0)
        #expect(try await one.store.prune(none, of: made.manifest?.desk, at: noon, LocalClock()).isEmpty)
        #expect(try one.store.list().map(\.name) == [future, made].map(\.name))
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

    /// The note in the data folder still has the name of the database that was there.
    @Test(.enabled(if: Engine.isPostgreSQLTested)) func aDatabaseThatWasMadeAnewIsAnother() async throws {
        var source = one.source
        let former = try await Engine.postgreSQL.makePlace()
        let anew = try await Engine.postgreSQL.makePlace()
        source.database = former.location.copier
        for place in [former, anew] {
            let database = try await openDatabase(place.location)
            try await database.addReader()
            try await database.close()
        }
        let backup = try await BackupDesk(one.store, of: source) { _ in LocalClock() }.make(at: noon)
        source.database = anew.location.copier
        let desk = BackupDesk(one.store, of: source) { _ in LocalClock() }
        #expect(await desk.ownership().isOfAnother(backup))
        #expect(try await desk.list().isEmpty)
        #expect(try await desk.newestToRestore(at: noon) == nil)
        #expect(await desk.command(restoring: backup).contains(" --of-another"))
        await #expect(throws: BackupError.ofAnother(backup.name.text)) {
            try await desk.restore(backup, dataFolder: one.data.path, at: noon)
        }
    }
}
