import Foundation
import HTTPTypes
import Hummingbird
import Library
import Model
import Routes
import Storage
import Support
import Synchronization
import Testing

/// Looking changes nothing: no `GET` begins a write.
@Suite struct LookingTests {
    /// The database of the server under test.
    private final class Watched: Sendable {
        let database = Mutex<CountingDatabase?>(nil)
    }

    /// Pages that few links reach, and some of which have nothing to show.
    private static func pages(_ ids: [String: String]) throws -> [Route] {
        let book = try #require(ID<Book>(ids["books"] ?? ""))
        let deck = try #require(ID<Deck>(ids["decks"] ?? ""))
        let lesson = try #require(ID<Lesson>(ids["lessons"] ?? ""))
        let model = try #require(ID<ModelProfile>(ids["models"] ?? ""))
        let books: [BookPath] = [
            .details, .page(1), .page(1, fragment: true), .jump(1), .chapters, .search("书"), .cover,
        ]
        let decks: [DeckPath] = [
            .details(), .study(), .addForm, .export(.apkg), .export(.csv), .export(.json), .fitting, .simulation(),
        ]
        return books.map { .book(book, $0) } + decks.map { .review(.deck(deck, $0)) } + [
            .today, .library(), .words(), .words(.csv()), .word(.chinese, "银行"),
            .word(.chinese, "银行", .card(WordView(place: Place(book: book, page: 1, start: 0)))),
            .phrase(.chinese, "去银行"), .dictionary(query: "shu"), .shelf(), .corrections(), .about, .health, .manifest,
            .review(), .review(.widget), .review(.statistics()), .review(.statistics(deck: deck)),
            .review(.browse()), .review(.history()), .review(.historyCSV()), .review(.media("none.png")),
            .notebook(), .notebook(.lookUp("construct")), .notebook(.entry("construct")), .notebook(.review()),
            .notebook(.review(count: 1, seed: 3, at: 1)), .notebook(.review(count: 1, seed: 3, at: 2)),
            .notebook(.export), .notebook(.replacement), .practice(), .practice(.grammar(text: "我把书放下。")),
            .practice(.translate()), .practice(.translate(.saved())), .practice(.lessons()),
            .practice(.lessons(.lesson(lesson))), .practice(.lessons(.result(lesson))), .practice(.dailyWords()),
            .practice(.dailyWords(.card(2))), .practice(.dailyWords(.card(99))), .practice(.picture()),
            .practice(.picture(.classifier())), .me(), .me(.media()), .me(.dictionaries()), .me(.models()),
            .me(.models(.profile(model))),
            .me(.learning()), .me(.progress),
        ]
    }

    @Test func noGetBeginsAWrite() async throws {
        let watched = Watched()
        let watch: @Sendable (any Database) -> any Database = { database in
            let counting = CountingDatabase(database)
            watched.database.withLock { $0 = counting }
            return counting
        }
        let folder = try await NumberSite.run(hasModel: false, watched: watch) { site in
            // It has asked nothing yet, so that nothing waits in the background.
            var site = site
            try await site.addModel()
            let database = try #require(watched.database.withLock { $0 })
            func changes() async throws -> [Int] {
                try await database.readAcrossLearners {
                    try $0.rows("SELECT change_sequence FROM learner ORDER BY id").map { try $0.integer(0) }
                }
            }
            let before = (writes: database.writes, changes: try await changes())
            #expect(before.writes > 5 && before.changes.allSatisfy { $0 > 5 })
            let description = try APIFields(try await site.client.get("/api/v1/openapi.json").object())
            let reads = description.reads(site.ids)
            #expect(reads.count > 25)
            let paths = try Self.pages(site.ids).map(\.link) + reads
            for path in paths {
                try await site.send(.get, path)
                #expect(database.writes == before.writes, "\(path)")
            }
            // And whatever else the pages link to.
            let (crawled, _) = try await site.crawl()
            #expect(crawled.count > 40)
            #expect(database.writes == before.writes)
            #expect(try await changes() == before.changes)
            // The counter is no dummy.
            _ = try await site.client.post("/me/preferences", form: "readings=always")
            #expect(database.writes == before.writes + 1)
        }
        try FileManager.default.removeItem(at: folder)
    }

    /// Without words of the day, too, since it is the page's button that makes them.
    @Test func anEmptyDeskIsLookedAtWithoutAWrite() async throws {
        try await withSite { client, desk in
            let before = try await desk.database.read(desk.learner) { try $0.lastChange() }
            for path in ["/", "/practice/daily-words", "/notebook/review?count=1&seed=1&at=2", "/me", "/me/learning"] {
                #expect(try await client.get(path).status == .ok, "\(path)")
            }
            #expect(try await client.get("/api/v1/dose").status == .notFound)
            let after = try await desk.database.read(desk.learner) { try $0.lastChange() }
            #expect(after == before)
        }
    }

    /// The counts that a page makes wait until they can be saved.
    @Test func countedWordsAreSavedLater() async throws {
        let test = try await TestDesk()
        let book = try await test.importText("我看书。")
        let counting = CountingDatabase(test.desk.database)
        let desk = Desk(
            database: counting, lexicon: test.desk.lexicon, japanese: nil, learner: test.desk.learner)
        try await desk.correct(
            Correction(language: .chinese, parts: ["看书"], updatedAt: TestDesk.now), at: TestDesk.now)
        let before = counting.writes
        #expect(try await desk.coverage(of: book)?.differentWords == 2)
        #expect(counting.writes == before)
        await desk.saveCountedWords(at: TestDesk.now)
        #expect(counting.writes == before + 1)
        await desk.saveCountedWords(at: TestDesk.now)
        #expect(counting.writes == before + 1)
        #expect(try await desk.coverage(of: book)?.differentWords == 2)
        try await test.remove()
    }
}

/// A browser's own settings.
@Suite struct DeviceTests {
    /// Sends a form with a browser's cookie, and returns its id if it gets one.
    private func save(_ form: String, as device: String?, _ client: TestClient) async throws -> String? {
        let headers: HTTPFields = device.map { [.cookie: "other=1; device=\($0)"] } ?? [:]
        let answer = try await client.post("/me/preferences", form: form, headers: headers)
        #expect(answer.status == .seeOther)
        guard let cookie = answer.headers[.setCookie] else { return nil }
        #expect(cookie.hasSuffix("; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax"))
        return try #require(cookie.firstMatch(of: /^device=([0-9a-f-]{36});/)).1.description
    }

    private func page(_ device: String?, _ client: TestClient) async throws -> String {
        try await client.execute(
            uri: "/me", method: .get, headers: device.map { [.cookie: "device=\($0)"] } ?? [:]
        ).text
    }

    @Test func aBrowserGetsAnIDWithItsFirstOwnSetting() async throws {
        try await withSite { client, desk in
            // The learner's settings need no id.
            #expect(try await save("readings=always", as: nil, client) == nil)
            let phone = try #require(try await save("theme=dark&fontSize=30", as: nil, client))
            #expect(try await save("theme=sepia", as: phone, client) == phone)
            let desktop = try #require(try await save("theme=light", as: nil, client))
            #expect(desktop != phone)
            #expect(try await page(phone, client).contains(#"data-theme="sepia" data-size="30""#))
            #expect(try await page(desktop, client).contains(#"data-theme="light" data-size="30""#))
            // A new browser starts with the first values; so does one whose cookie is not an id.
            for other in [nil, "x"] {
                #expect(try await page(other, client).contains(#"data-theme="dark" data-size="30""#))
            }
            #expect(try await desk.preferences().theme == .dark)
        }
    }

    @Test func aFormThatShowsOldValuesChangesOnlyWhatWasChosen() async throws {
        try await withSite { client, desk in
            let shown = try #require(
                try await client.get("/me").text.firstMatch(of: /name="shown" value="([^"]*)"/)
            ).1.replacing("&amp;", with: "&")
            let field = shown.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
            _ = try await save("readings=always&knownHSKLevel=0&shown=\(field)", as: nil, client)
            _ = try await save("readings=unknown&knownHSKLevel=3&shown=\(field)", as: nil, client)
            let stored = try await desk.preferences()
            #expect(stored.readings == .always && stored.knownHSKLevel == 3)
        }
    }

    @Test func theAPIWorksWithTheLearnersOwnSettings() async throws {
        try await withSite { client, desk in
            _ = try await save("theme=dark", as: nil, client)
            let device = try #require(try await save("theme=sepia", as: nil, client))
            let export = try await client.execute(
                uri: "/api/v1/export", method: .post, headers: [.cookie: "device=\(device)"]
            ).object()
            #expect((export["preferences"] as? [String: Any])?["theme"] as? String == "dark")
            let own = try #require(export["deviceSettings"] as? [[String: String]])
            #expect(own.contains { $0["device"] == device && $0["name"] == "theme" && $0["value"] == "sepia" })
        }
    }
}
