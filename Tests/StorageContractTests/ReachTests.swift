import Foundation
import Model
import Support
import Synchronization
import Testing

@testable import Storage
@testable import StorageEngines

/// A PostgreSQL server that is not there yet, or goes and comes back. It is reached through a link to the folder of its socket,
/// which can be missing.
@Suite(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1")) struct ReachTests {
    /// The way to the tests' own server.
    private struct Way {
        let folder: String
        let link = "/tmp/glossa-way-\(UUID().uuidString.prefix(8))"

        init() async throws {
            folder = URL(filePath: try await PostgreSQLCluster.shared.value.socket).deletingLastPathComponent().path
        }

        func address(_ url: String) -> String { url.replacing("host=\(folder)&", with: "host=\(link)&") }
        func open() throws { try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder) }
        func close() throws { try FileManager.default.removeItem(atPath: link) }
    }

    /// Asks again at once, so that no test has to wait.
    private static var impatient: PostgreSQLPatience {
        var patience = PostgreSQLPatience()
        patience.pause = 0
        return patience
    }

    @Test func aServerThatIsNotThereYetIsWaitedForWithGrowingPauses() async throws {
        let way = try await Way()
        let place = try await Engine.postgreSQL.makePlace()
        let pauses = Mutex<[Duration]>([])
        let told = Mutex<[Bool]>([])
        let database = try await PostgreSQLDatabase(
            url: way.address(place.url), connections: 1, migrations: Migration.all, patience: Self.impatient,
            reach: ReachWatch { reason in told.withLock { $0.append(reason == nil) } },
            wait: ServerWait { pause in
                pauses.withLock { $0.append(pause) }
                if pauses.withLock({ $0.count }) == 5 { try way.open() }
            })
        #expect(pauses.withLock { $0 } == [2, 4, 8, 10, 10].map { Duration.seconds($0) })
        // Once each, however often it was tried.
        #expect(told.withLock { $0 } == [false, true])
        #expect(try await database.count("learner") == 0)
        try await database.close()
        try way.close()
    }

    /// Before anything is opened, as to ask what became of a restore.
    @Test func aServerIsWaitedForWithoutOpeningItsDatabase() async throws {
        let way = try await Way()
        let place = try await Engine.postgreSQL.makePlace()
        let pauses = Mutex(0)
        let told = Mutex<[Bool]>([])
        try await DatabaseLocation(way.address(place.url)).waitForServer(
            ServerWait { _ in
                pauses.withLock { $0 += 1 }
                if pauses.withLock({ $0 }) == 3 { try way.open() }
            }, patience: Self.impatient, reach: ReachWatch { reason in told.withLock { $0.append(reason == nil) } })
        #expect(pauses.withLock { $0 } == 3 && told.withLock { $0 } == [false, true])
        try way.close()
        // A file is there.
        let file = DatabaseLocation.file(path: "/none/glossa.sqlite")
        try await file.waitForServer(ServerWait { _ in Issue.record("waited") })
    }

    @Test func aServerThatRefusesThisClientIsNotWaitedFor() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        let pauses = Mutex<[Duration]>([])
        let error = await #expect(throws: StorageError.self) {
            try await PostgreSQLDatabase(
                url: cluster.url(schema: "public", user: "nobody"), connections: 1, migrations: Migration.all,
                patience: Self.impatient, wait: ServerWait { pause in pauses.withLock { $0.append(pause) } })
        }
        #expect(error?.description.contains("\"nobody\" does not exist") == true)
        // It may have begun to take connections just then, so that it is asked twice.
        #expect(pauses.withLock { $0.count } == 1)
    }

    @Test func whoDoesNotWaitIsToldAtOnce() async throws {
        let way = try await Way()
        let place = try await Engine.postgreSQL.makePlace()
        let error = await #expect(throws: StorageError.self) {
            try await PostgreSQLDatabase(url: way.address(place.url))
        }
        #expect(error?.isTemporary == true)
    }

    @Test func lossAndReturnAreToldOnceEach() async throws {
        let way = try await Way()
        let cluster = try await PostgreSQLCluster.shared.value
        let name = "way\(UUID().uuidString.prefix(8).lowercased())"
        let told = Mutex<[Bool]>([])
        let pool = PostgreSQLPool(
            url: way.address(cluster.url(schema: "public", application: name)), size: 2, patience: Self.impatient,
            reach: ReachWatch { reason in told.withLock { $0.append(reason == nil) } })
        func ask() async throws {
            try await pool.perform { session in try session.transact("BEGIN", of: nil) {} }
        }
        try way.open()
        for _ in 1...3 { try await ask() }
        #expect(told.withLock { $0.isEmpty })
        for _ in 1...2 {
            try way.close()
            try await cluster.run(
                "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE application_name = '\(name)'")
            for _ in 1...3 { await #expect(throws: StorageError.self) { try await ask() } }
            try way.open()
            for _ in 1...3 { try await ask() }
        }
        #expect(told.withLock { $0 } == [false, true, false, true])
        pool.close()
        try way.close()
    }
}
