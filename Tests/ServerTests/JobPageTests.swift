import HTTPTypes
import Hummingbird
import Model
import Routes
import Support
import Testing

@Suite struct JobPageTests {
    /// The page of a job that has ended.
    private static func ended(_ client: TestClient, _ job: String) async throws -> String {
        var page = try await client.get(job).text
        while page.contains("http-equiv=\"refresh\"") { page = try await client.get(job).text }
        return page
    }

    @Test func aJobThatIsNotKnownIsExplained() async throws {
        try await withSite { client, _ in
            for name in ["book-7", "cards-7", "export-apkg-7", "fit-7", "test-7", "entry-construct", "sentence-zh 书"] {
                let route = Route.job(try #require(JobName(name)))
                let page = try await client.get(route.link)
                #expect(page.status == .notFound && page.text.contains("This task has ended"), "\(name)")
                #expect(try await client.post(route.link + "/cancel", form: "").status == .notFound, "\(name)")
                #expect(try await client.get(route.link + "/file").status == .notFound, "\(name)")
            }
            #expect(try await client.get("/jobs/nothing-7").text.contains("Page not found"))
        }
    }

    @Test func anImportOfCardsHasThePageOfItsJob() async throws {
        try await withSite { client, _ in
            let sent = try await client.upload(
                "/review/import/upload", fileName: "a.apkg", bytes: Array("no package".utf8))
            let job = try #require(sent.headers[.location])
            #expect(job.hasPrefix("/jobs/cards-"))
            let page = try await Self.ended(client, job)
            #expect(page.contains("Your cards are unchanged") && page.contains("Import another file"))
            #expect(page.contains("href=\"/review/import\"") && page.contains("All decks"))
            #expect(try await client.get(job + "/file").status == .notFound)
            // It has ended, so that nothing is cancelled.
            #expect(try await client.post(job + "/cancel", form: "").headers[.location] == job)
            #expect(try await client.get(job).text.contains("Your cards are unchanged"))
        }
    }

    @Test func aJobWithoutAPageOfItsOwnLeadsToTheOneThatShowsIt() async throws {
        try await withSite { client, _ in
            let deck = try await client.makeCard()
            let place = "/review/decks/\(deck)/fitting"
            #expect(try await client.post(place + "/start", form: "").headers[.location] == place)
            #expect(try await client.get("/jobs/fit-\(deck)").headers[.location] == place)
            _ = try await Self.ended(client, place)
            #expect(try await client.post("/jobs/fit-\(deck)/cancel", form: "").headers[.location] == place)
        }
    }
}
