import Foundation
import Model
import Support
import Testing

@testable import Backups
@testable import Storage
@testable import StorageEngines

@Suite(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
struct RestoreIntoPostgreSQLTests {
    private let test: TestData
    private let place: EnginePlace
    private let source: BackupSource
    private let backup: Backup

    /// A backup with one word and one notebook; since then there are another word and another notebook.
    init() async throws {
        let test = try TestData()
        let place = try await Engine.postgreSQL.makePlace()
        var source = test.source
        source.database = PostgreSQLCopier(url: place.url, quiet: 0)
        let database = try await openDatabase(place.location)
        try await database.addReader()
        try await database.write(reader, at: noon) { try $0.mark("银行") }
        backup = try await test.store.make(of: source, at: noon)
        try await database.write(reader, at: noon) { try $0.mark("护士") }
        try await database.close()
        try test.write("# other\n", to: "EtyNote/etynote.md")
        (self.test, self.place, self.source) = (test, place, source)
    }

    /// The number of words, and the notebook: what there is of tables and of files.
    private func state() async throws -> (Int, String) {
        let database = try await openDatabase(place.location)
        let count = try await database.count("mark")
        try await database.close()
        return (count, try test.text("EtyNote/etynote.md"))
    }

    /// A copy of the data folder as it is when all files are exchanged and the tables are not yet.
    private var killed: URL { test.root.appending(path: "killed") }

    private func copyData() throws {
        try? FileManager.default.removeItem(at: killed)
        try FileManager.default.copyItem(at: test.data, to: killed)
    }

    private func replaceData() throws {
        try FileManager.default.removeItem(at: test.data)
        try FileManager.default.moveItem(at: killed, to: test.data)
    }

    @Test func whileAnybodyWorksWithTheDatabaseItIsNotReplaced() async throws {
        let other = try await openDatabase(
            .server(url: place.url.replacing("application_name=glossa", with: "application_name=busy-server")))
        var impatient = source
        impatient.database = PostgreSQLCopier(url: place.url, patience: 0, quiet: 0)
        await #expect(throws: CopyError.inUse(by: ["busy-server"])) {
            try await impatient.restore(backup, dataFolder: test.data.path, at: noon)
        }
        #expect(try test.text("EtyNote/etynote.md") == "# other\n")
        // What the server saves meanwhile stays.
        try await other.write(reader, at: noon) { try $0.mark("三") }
        #expect(try await other.count("mark") == 3)
        try await other.close()
        _ = try await source.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(try await state() == (1, "# plain\n"))
    }

    /// As `CREATE DATABASE` leaves it.
    @Test func anEmptyDatabaseTakesABackup() async throws {
        let schema = try #require(place.url.components(separatedBy: "csearch_path%3D").last)
        let cluster = try await PostgreSQLCluster.shared.value
        try await cluster.run("DROP SCHEMA \(schema) CASCADE")
        try await cluster.run("CREATE SCHEMA \(schema) AUTHORIZATION \(PostgreSQLCluster.tenant)")
        #expect(try await source.database.schema() == nil)
        let desk = BackupDesk(test.store, of: source) { _ in LocalClock() }
        // As a backup of the database that was there says.
        var backup = backup
        backup.manifest?.desk = "another"
        _ = try await desk.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(try await state() == (1, "# plain\n"))
    }

    @Test func whileABackupIsRestoredNobodyElseGetsIn() async throws {
        let reserved = try await source.database.reserve(settingAside: "glossa_before_reserved")
        let reservation = try #require(reserved)
        let refused = await #expect(throws: StorageError.self) { try await openDatabase(place.location) }
        #expect(refused?.description.contains("a backup is just being restored") == true)
        await #expect(throws: StorageError.self) { try await test.store.make(of: source, at: noon) }
        await reservation.end()
        let opened = try await openDatabase(place.location)
        #expect(try await opened.count("mark") == 2)
        try await opened.close()
    }

    /// What it has in memory is of the tables that were there.
    @Test func aServerThatWasAwayMeanwhileMustBeStartedAgain() async throws {
        let away = try await openDatabase(
            .server(url: place.url.replacing("application_name=glossa", with: "application_name=away-server")))
        #expect(try await away.count("mark") == 2)
        try await PostgreSQLCluster.shared.value.run(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'away-server'")
        _ = try await source.restore(backup, dataFolder: test.data.path, at: noon)
        for _ in 1...2 {
            let refused = await #expect(throws: StorageError.self) {
                try await away.write(reader, at: noon) { try $0.mark("三") }
            }
            #expect(refused?.description.contains("must be started again") == true)
        }
        try await away.close()
        #expect(try await state() == (1, "# plain\n"))
    }

    /// As when the database's server was started again: all locks are lost with it.
    @Test func aServerThatWasCutOffIsBackBeforeABackupIsRestored() async throws {
        let server = try await openDatabase(
            .server(url: place.url.replacing("application_name=glossa", with: "application_name=cut-off-server")))
        let announcements = server.announcements()
        var heard = announcements.makeAsyncIterator()
        // It listens.
        _ = await heard.next()
        try await PostgreSQLCluster.shared.value.run(
            "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = 'cut-off-server'")
        var patient = source
        patient.database = PostgreSQLCopier(url: place.url, patience: 0)
        await #expect(throws: CopyError.inUse(by: ["cut-off-server"])) {
            try await patient.restore(backup, dataFolder: test.data.path, at: noon)
        }
        // It works on, and knows what it may have missed.
        let missed = await heard.next()
        #expect(missed == .some(nil))
        #expect(try await server.count("mark") == 2)
        try await server.close()
    }

    /// Whoever asks for nothing learns of it, too.
    @Test(.timeLimit(.minutes(1))) func aServerIsToldThatABackupWasRestoredMeanwhile() async throws {
        let (told, telling) = AsyncStream.makeStream(of: StorageError?.self)
        let server = try await openDatabase(
            .server(url: place.url.replacing("application_name=glossa", with: "application_name=told-server")),
            reach: ReachWatch { telling.yield($0) })
        let announcements = server.announcements()
        var heard = announcements.makeAsyncIterator()
        _ = await heard.next()
        // Nobody but the restore may connect from here on until it has ended.
        let reserved = try await Self.cuttingOff("told-server") {
            try await source.database.reserve(settingAside: "glossa_before_told")
        }
        let reservation = try #require(reserved)
        try await reservation.replace(with: backup.folder.appending(path: "database.dump").path)
        await reservation.end()
        for await error in told where error == .replaced { break }
        // So it is told to whoever asks.
        await #expect(throws: StorageError.replaced) { try await server.check() }
        withExtendedLifetime(heard) {}
        try await server.close()
    }

    /// Ends the connections of a program again and again until `body` has succeeded.
    private static func cuttingOff<Value>(_ name: String, _ body: () async throws -> Value) async throws -> Value {
        while true {
            try await PostgreSQLCluster.shared.value.run(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = '\(name)'")
            do { return try await body() } catch CopyError.inUse {}
        }
    }

    private struct Stop: Error {}

    @Test func killedBeforeTheTablesWereExchangedEverythingIsPutBack() async throws {
        await #expect(throws: BackupError.self) {
            try await source.restore(
                backup, dataFolder: test.data.path, at: noon, progress: { _ in },
                between: {
                    try copyData()
                    let last = test.data.appending(path: "before-restore-2023-11-14T221320Z/Dictionaries")
                    if FileManager.default.fileExists(atPath: last.path) { throw Stop() }
                })
        }
        try replaceData()
        #expect(BackupSource.wasInterrupted(in: test.data.path))
        #expect(try await source.recover(in: test.data.path) == .putBack)
        #expect(try await state() == (2, "# other\n"))
        #expect(try await source.recover(in: test.data.path) == nil)
    }

    @Test func killedAfterTheTablesWereExchangedEverythingIsRestored() async throws {
        let aside = try await source.restore(
            backup, dataFolder: test.data.path, at: noon, progress: { _ in }, between: { try copyData() })
        try replaceData()
        let schema = try #require(aside.schema)
        // Who cannot ask the database decides nothing.
        let before = try test.files()
        var unreachable = source
        unreachable.database = PostgreSQLCopier(url: "postgresql:///postgres?host=\(test.root.path)")
        await #expect(throws: BackupError.self) { try await unreachable.recover(in: test.data.path) }
        let elsewhere = try await Engine.postgreSQL.makePlace()
        unreachable.database = PostgreSQLCopier(url: elsewhere.url)
        for other in [unreachable, test.source] {
            await #expect(throws: BackupError.otherDatabase) { try await other.recover(in: test.data.path) }
        }
        #expect(try test.files() == before)
        try copyData()
        // Whoever knows that the database is no more gets the files back that were there.
        unreachable.database = PostgreSQLCopier(url: elsewhere.url)
        #expect(try await unreachable.recover(in: test.data.path, abandoning: true) == .putBack)
        #expect(try test.text("EtyNote/etynote.md") == "# other\n")
        #expect(try await unreachable.recover(in: test.data.path) == nil)
        try replaceData()
        // The database itself is asked all the same.
        #expect(
            try await source.recover(in: test.data.path, abandoning: true)
                == .completed(folders: aside.folders, schema: schema))
        #expect(try await state() == (1, "# plain\n"))
        #expect(try test.text("before-restore-2023-11-14T221320Z/EtyNote/etynote.md") == "# other\n")
        #expect(try await source.recover(in: test.data.path) == nil)
    }

    /// `psql` goes on when the command that started it is killed.
    @Test func anExchangeWhoseCommandIsGoneIsNotCarriedOut() async throws {
        let copier = PostgreSQLCopier(url: place.url)
        let script = try await copier.script(of: backup.folder.appending(path: "database.dump").path)
        // It has no name, so that nothing of it is left, whatever becomes of the command.
        var status = stat()
        let found = fstat(script.fileDescriptor, &status)
        #expect(found == 0 && status.st_nlink == 0 && status.st_size > 1000)
        let move = try await copier.moving(to: "glossa_before_orphan")
        #expect(throws: CopyError.self) { try copier.exchange(move, script) }
        #expect(try await copier.hasReplaced(settingAside: "glossa_before_orphan") == false)
        #expect(try await state() == (2, "# other\n"))
    }

    @Test func twoRestoresOfOneSecondHaveSchemasOfTheirOwn() async throws {
        let first = try await source.restore(backup, dataFolder: test.data.path, at: noon)
        let second = try await source.restore(backup, dataFolder: test.data.path, at: noon)
        #expect(first.schema != second.schema && first.folders != second.folders)
        #expect(try await state() == (1, "# plain\n"))
    }

    @Test func theStatementThatGoesBackPutsTheTablesBack() async throws {
        let schema = try #require(try await source.restore(backup, dataFolder: test.data.path, at: noon).schema)
        let statement = try await source.database.goingBack(to: schema).joined(separator: "\n")
        let pool = PostgreSQLPool(url: place.url, size: 1)
        try await pool.perform { session in try session.transact("BEGIN", of: nil) { try session.command(statement) } }
        pool.close()
        #expect(try await state() == (2, "# plain\n"))
        // An SQLite database is put back by renaming files alone.
        #expect(try await test.source.database.goingBack(to: schema).isEmpty)
    }
}
