import Model
import Storage
import StorageEngines
import Support
import Testing

/// What the servers of a database tell each other.
@Suite struct AnnouncementTests {
    @Test func whereThereIsOneServerNothingIsAnnounced() async throws {
        try await withDatabase(.sqlite) { database in
            try await database.announce("a")
            var heard: [String?] = []
            for await text in database.announcements() { heard.append(text) }
            #expect(heard.isEmpty)
        }
    }

    @Test(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
    func whatIsAnnouncedAllServersOfTheSameSchemaHear() async throws {
        let (place, elsewhere) = (try await Engine.postgreSQL.makePlace(), try await Engine.postgreSQL.makePlace())
        let (one, other) = (try await openDatabase(place.location), try await openDatabase(place.location))
        let stranger = try await openDatabase(elsewhere.location)
        var heard = other.announcements().makeAsyncIterator()
        // It listens from here on.
        #expect(await heard.next() == .some(nil))
        try await stranger.announce("elsewhere")
        try await one.announce("a b")
        try await other.announce("它's")
        #expect(await heard.next() == .some("a b"))
        #expect(await heard.next() == .some("它's"))
        for database in [one, other, stranger] { try await database.close() }
    }

    @Test(.enabled(if: Engine.isPostgreSQLTested, "GLOSSA_SKIP_POSTGRESQL=1"))
    func aLostConnectionListensAgainAndSaysSo() async throws {
        let place = try await Engine.postgreSQL.makePlace()
        let one = try await openDatabase(place.location)
        let other = try await openDatabase(
            .server(url: place.url.replacing("application_name=glossa", with: "application_name=lost-listener")))
        var heard = other.announcements().makeAsyncIterator()
        #expect(await heard.next() == .some(nil))
        try await PostgreSQLCluster.shared.value.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'lost-listener'")
        #expect(await heard.next() == .some(nil))
        try await one.announce("a")
        #expect(await heard.next() == .some("a"))
        for database in [one, other] { try await database.close() }
    }
}
