import Backups
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Model
import Operations
import Storage
import Support
import Testing

@testable import Server

/// Backups over HTTP, and the nightly one.
@Suite struct BackupServerTests {
    @Test func aBackupIsMadeAndListedByTheAPI() async throws {
        try await withSite { client, _ in
            let none = try await client.get("/api/v1/backups")
            #expect(none.status == .ok)
            #expect(try (none.object()["backups"] as? [Any])?.isEmpty == true)
            let made = try await client.send(.post, "/api/v1/backups", json: "")
            #expect(made.status == .created)
            let backup = try made.object()
            #expect(backup["name"] as? String == "glossa-2026-01-02T030405Z")
            #expect(backup["engine"] as? String == "sqlite")
            #expect(backup["isGood"] as? Bool == true)
            let listed = try await client.get("/api/v1/backups").object()
            let backups = try #require(listed["backups"] as? [[String: Any]])
            #expect(backups.map { $0["name"] as? String } == ["glossa-2026-01-02T030405Z"])
        }
    }

    @Test func thePageTellsHowToRestore() async throws {
        try await withSite { client, _ in
            let empty = try await client.get("/me/backups").text
            #expect(empty.contains("There is no backup yet.") && empty.contains("/me/backups/make"))
            #expect(try await client.get("/me").text.contains("/me/backups"))
            #expect(try await client.send(.post, "/api/v1/backups", json: "").status == .created)
            let full = try await client.get("/me/backups").text
            #expect(full.contains("glossa-2026-01-02T030405Z"))
            #expect(full.contains("glossa restore /"))
        }
    }

    @Test func theFormStartsAJob() async throws {
        try await withSite { client, _ in
            let started = try await client.post("/me/backups/make", form: "")
            #expect(started.status == .seeOther)
            #expect(started.headers[.location] == "/jobs/backup-all")
            let opened = try await client.get("/me/backups/make")
            #expect(opened.status == .seeOther && opened.headers[.location] == "/me/backups")
        }
    }

    @Test func theNightlyBackupIsMadeWhenItIsDue() async throws {
        let test = try await TestDesk()
        let clock = TurnedClock()
        let backups = BackupDesk(of: test)
        let work = BackupWork(
            workplace: Workplace(of: test.desk, clock: clock, backups: backups), learner: test.desk.learner,
            backups: backups, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        // There is none yet. It is four minutes past three; the next one is due at three of the next day.
        let next = await work.pass()
        let day: Int64 = 86_400
        #expect(next == TestDesk.now.advanced(bySeconds: day - 245))
        #expect(try backups.store.list().count == 1)
        // Not yet.
        clock.set(TestDesk.now.advanced(bySeconds: 3600))
        #expect(await work.pass() == next)
        #expect(try backups.store.list().count == 1)
        clock.set(next)
        #expect(await work.pass() == next.advanced(bySeconds: day))
        #expect(try backups.store.list().map(\.name.time) == [next, TestDesk.now])
        try await test.remove()
    }

    @Test func aNightlyBackupThatFailsIsTriedAgainLater() async throws {
        let test = try await TestDesk()
        // The folder of backups cannot be made: there is a file of its name.
        try Data().write(to: test.folder.appending(path: "Backups"))
        let backups = BackupDesk(of: test)
        let work = BackupWork(
            workplace: Workplace(of: test.desk, backups: backups), learner: test.desk.learner, backups: backups,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        #expect(await work.pass() == TestDesk.now.advanced(bySeconds: 3600))
        try await test.remove()
    }
}
