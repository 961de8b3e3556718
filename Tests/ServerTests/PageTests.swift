import HTTPTypes
import Hummingbird
import Library
import Model
import Reading
import Routes
import Support
import Testing

@Suite struct PageTests {
    @Test func everyPageAnswersWithItsSecurityHeaders() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let session = try await desk.endSession(
                of: book.id, last: Heartbeat(page: 1), at: TestDesk.now, newID: TestIDs.next())
            let routes: [Route] = [
                .today, .library(), .library(.importForm), .book(book.id), .book(book.id, .page(1)),
                .book(book.id, .page(1, fragment: true)),
                .book(book.id, .chapters), .book(book.id, .search("看书")), .words(), .word(.chinese, "银行"),
                .word(
                    .chinese, "银行", .card(WordView(place: Place(book: book.id, page: 1, start: 4), isFragment: true))),
                .phrase(.chinese, "喜欢看书"), .dictionary(), .dictionary(query: "book"), .session(session.id), .shelf(),
                .corrections(), .me(), .about, .practice(), .practice(.grammar()),
                .practice(.grammar(text: "我喜欢看书", language: .chinese)),
            ]
            for route in routes {
                let response = try await client.get(route.link)
                #expect(response.status == .ok, "\(route.link)")
                #expect(response.headers[.contentType] == "text/html; charset=utf-8", "\(route.link)")
                #expect(
                    response.headers[HTTPField.Name("Content-Security-Policy")!]?.contains("default-src 'self'")
                        ?? false)
            }
        }
    }

    @Test func filesOfThePagesAreServedAndCached() async throws {
        try await withSite { client, _ in
            let home = try await client.get("/").text
            let link = try #require(home.firstMatch(of: /\/assets\/[a-z0-9]+\/tokens\.css/)).output
            let response = try await client.get(String(link))
            #expect(response.headers[.cacheControl]?.contains("immutable") ?? false)
            let tag = try #require(response.headers[.eTag])
            let again = try await client.execute(uri: String(link), method: .get, headers: [.ifNoneMatch: tag])
            #expect(again.status == .notModified)
            for file in home.matches(of: /\/assets\/[a-z0-9]+\/[a-z-]+\.(?:css|js)/) {
                #expect(try await client.get(String(file.output)).status == .ok, "\(file.output)")
            }
            // A page that was opened before an update still finds its files, which are not kept under the old version.
            let older = try await client.get("/assets/0/tokens.css")
            #expect(older.status == .ok)
            #expect(older.headers[.cacheControl] == "no-cache")
            #expect(try await client.get("/manifest.webmanifest").status == .ok)
            #expect(try await client.get("/assets/..%2f..%2fPackage.swift").status == .notFound)
        }
    }

    @Test(arguments: [
        "/nothing", "/books/zz", "/books/01234567-89ab-7fff-bfff-ffffffffffff",
        "/sessions/01234567-89ab-7fff-bfff-ffffffffffff", "/assets/none.js",
    ])
    func whatIsNotThereIsSaidSo(_ path: String) async throws {
        try await withSite { client, _ in
            let response = try await client.get(path)
            #expect(response.status == .notFound)
        }
    }

    @Test func aPageOutsideTheBookNamesThePagesThereAre() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let response = try await client.get("/books/\(book.id)/pages/99")
            #expect(response.status == .notFound)
            #expect(response.text.contains("99"))
        }
    }

    @Test func aMethodThatARouteDoesNotKnowIsRefused() async throws {
        try await withSite { client, _ in
            let response = try await client.execute(uri: "/about", method: .delete)
            #expect(response.status == .methodNotAllowed)
            #expect(response.headers[.allow] == "GET")
            #expect(response.text.contains("<h1>This address does not take that</h1>"))
        }
    }

    @Test func whoeverOpensTheAddressOfAFormGetsToThePageWithTheForm() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            for (form, page) in [
                ("/me/preferences", "/me"), ("/books/\(book.id)/rename", "/books/\(book.id)"),
                ("/words/marks", "/words"),
                ("/words/zh/%E4%B9%A6/mark", "/words/zh/%E4%B9%A6"),
            ] {
                let opened = try await client.get(form)
                #expect(opened.status == .seeOther && opened.headers[.location] == page, "\(form)")
                #expect(try await client.execute(uri: form, method: .head).status == .seeOther, "\(form)")
            }
        }
    }

    @Test func aNewDeskSpeaksTheLanguageOfTheBrowserUntilAnotherIsChosen() async throws {
        @Sendable func get(
            _ client: TestClient, _ path: String, _ headers: HTTPFields
        ) async throws -> TestResponse {
            try await client.execute(uri: path, method: .get, headers: headers)
        }
        try await withSite { client, _ in
            let asked = try await get(client, "/api/v1/books", [.acceptLanguage: "zh-CN"])
            #expect(asked.status == .ok)
            #expect(try await client.get("/").text.contains(#"<html lang="en""#))
            for headers: HTTPFields in [[.acceptLanguage: "fr, zh-CN;q=0.9, en;q=0.8"], [:], [.acceptLanguage: "en"]] {
                #expect(try await get(client, "/", headers).text.contains(#"<html lang="zh-Hans""#))
            }
            #expect(try await client.post("/me/preferences", form: "interface=en").status == .seeOther)
            #expect(try await get(client, "/", [.acceptLanguage: "zh-CN"]).text.contains(#"<html lang="en""#))
        }
        try await withSite { client, desk in
            _ = try await desk.addSample()
            #expect(try await get(client, "/", [.acceptLanguage: "zh-CN"]).text.contains(#"<html lang="en""#))
        }
    }

    @Test func markupInATitleIsText() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let renamed = try await client.post(
                "/books/\(book.id)/rename", form: "title=%3Cscript%3Ealert(1)%3C%2Fscript%3E&author=")
            #expect(renamed.status == .seeOther)
            for path in ["/", "/library", "/books/\(book.id)", "/books/\(book.id)/pages/1"] {
                let page = try await client.get(path).text
                #expect(!page.contains("<script>alert"), "\(path)")
                #expect(page.contains("&lt;script&gt;alert(1)"), "\(path)")
            }
        }
    }

    @Test func anotherSiteCanNeitherReadNorChangeAnything() async throws {
        try await withSite { client, desk in
            let book = try await desk.addSample()
            let path = "/books/\(book.id)/delete"
            let site = HTTPField.Name("Sec-Fetch-Site")!
            #expect(
                try await client.post(path, form: "", headers: [.origin: "https://evil.example"]).status == .forbidden)
            #expect(try await client.post(path, form: "", headers: [site: "cross-site"]).status == .forbidden)
            #expect(try await desk.books().count == 1)
            #expect(try await client.post(path, form: "", headers: [site: "same-origin"]).status == .seeOther)
        }
    }
}

extension Desk {
    /// A book of two sentences.
    func addSample() async throws -> Book {
        try await importText("今天我去银行。我喜欢看书。")
    }
}
