import HTTPTypes
import Hummingbird
import Model
import NIOCore
import Support
import Testing

@testable import Server

@Suite struct OriginTests {
    private static let site = HTTPField.Name("Sec-Fetch-Site")!
    private static let mode = HTTPField.Name("Sec-Fetch-Mode")!
    private static let destination = HTTPField.Name("Sec-Fetch-Dest")!

    @Test(arguments: [
        "localhost", "localhost:8020", "LOCALHOST:8020", "127.0.0.1", "127.0.0.1:80", "127.255.0.9:65535", "[::1]",
        "[::1]:8020", "glossa.localhost:8020",
    ])
    func namesOfThisMachineAreKnown(_ authority: String) { #expect(OwnAuthority(authority) != nil) }

    @Test(arguments: [
        "", ":8020", "evil.com", "[::1].evil.com", "[::1]evil.com", "[::1]:8020.evil.com", "127.0.0.1.evil.com",
        "localhost.evil.com", "localhostevil.com", "evil.com:127.0.0.1", "evil.com/127.0.0.1", "evil.com#127.0.0.1",
        "evil.com@127.0.0.1", "127.0.0.1@evil.com", "127.0.0.1/", "127.0.0.1 ", " 127.0.0.1", "127.0.0.1:",
        "127.0.0.1:x", "127.0.0.1:80:80", "127.0.0.1:65536", "127.0.0.1:+80", "127.0.0.1:٨٠", "127.1", "127.0.0.1.",
        "127.0.0.256", "127.0.0.01", "127...1", "2130706433", "0x7f.0.0.1", "１２７.0.0.1", "0.0.0.0", "[::]", "[::1",
        "::1", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "localhost.", ".localhost", "a..localhost", "-.localhost",
        "a_b.localhost", "localhost,evil.com", "192.168.0.1", "localhost\u{0}", "127.0.0.1%00",
    ])
    func otherNamesAreNot(_ authority: String) { #expect(OwnAuthority(authority) == nil) }

    @Test func anOriginIsComparedWithTheWholeAddress() async throws {
        try await withSite { client, desk in
            let book = try await desk.importText("今天我去银行。")
            let path = "/books/\(book.id)/session"
            func status(_ origin: String, _ more: HTTPFields = [:]) async throws -> Int {
                var headers = more
                headers[.origin] = origin
                return try await client.post(path, form: "page=1", headers: headers).status.code
            }
            // The test client names "localhost" without a port.
            for origin in [
                "http://evil.com/127.0.0.1", "http://[::1].evil.com", "http://127.0.0.1.evil.com",
                "http://localhost.evil.com", "http://localhost:80.evil.com", "http://localhost:8020",
                "https://localhost", "http://127.0.0.1", "http://[::1]", "http://me.localhost", "http://localhost/",
                "http://me@localhost", "localhost", "null", "", "file://", "http://localhost, http://evil.com",
            ] {
                #expect(try await status(origin) == 403, "\(origin)")
            }
            #expect(try await status("http://localhost") == 303)
            #expect(try await status("http://localhost:80", [Self.site: "same-origin"]) == 303)
            #expect(try await status("http://localhost", [Self.site: "same-site"]) == 403)
            // The value that a page without a referrer sends.
            #expect(try await status("null", [Self.site: "same-origin"]) == 303)
            #expect(try await status("null", [Self.site: "cross-site"]) == 403)
        }
    }

    @Test func anotherSiteMayOnlyLinkToAPage() async throws {
        try await withSite { client, desk in
            let book = try await desk.importText("今天我去银行。")
            func status(_ path: String, _ headers: HTTPFields) async throws -> Int {
                try await client.execute(uri: path, method: .get, headers: headers).status.code
            }
            let link: HTTPFields = [Self.site: "cross-site", Self.mode: "navigate", Self.destination: "document"]
            let pages = ["/", "/library", "/books/\(book.id)/pages/1", "/words", "/dictionary?query=bank", "/review"]
            let others = [
                "/api/v1/books", "/words.csv", "/books/\(book.id)/pages/1?fragment=1", "/books/\(book.id)/cover",
                "/practice/grammar?text=x", "/practice/daily-words",
                "/practice/translate/saved?page=9223372036854775807",
                "/assets/glossa.js", "/nowhere", "/notebook/etynote.md",
            ]
            for path in pages {
                #expect(try await status(path, [:]) == 200, "\(path)")
                #expect(try await status(path, [Self.site: "none"]) == 200, "\(path)")
                #expect(try await status(path, link) == 200, "\(path)")
            }
            for path in others { #expect(try await status(path, link) == 403, "\(path)") }
            for (mode, destination) in [
                ("no-cors", "image"), ("no-cors", "script"), ("cors", "empty"), ("navigate", "iframe"),
                ("navigate", "object"), ("navigate", "embed"), ("websocket", "websocket"),
            ] {
                for place in ["cross-site", "same-site", "nonsense"] {
                    let headers: HTTPFields = [Self.site: place, Self.mode: mode, Self.destination: destination]
                    for path in pages + others {
                        #expect(try await status(path, headers) == 403, "\(path) \(place) \(mode) \(destination)")
                    }
                }
            }
            // A browser too old for the other headers still reports whose script is asking.
            #expect(try await status("/library", [.origin: "http://evil.com"]) == 403)
            let refused = try await client.execute(
                uri: "/library", method: .get, headers: [.origin: "http://evil.com", .acceptLanguage: "zh"])
            #expect(refused.text.contains("<h1>请求来自其他网站</h1>"))
        }
    }

    @Test func everyAnswerKeepsOtherSitesOut() async throws {
        try await withSite { client, _ in
            for path in ["/", "/health", "/assets/glossa.js", "/api/v1/books", "/nowhere", "/api/v1/nowhere"] {
                for headers in [HTTPFields(), [Self.site: "cross-site"]] {
                    let answer = try await client.execute(uri: path, method: .get, headers: headers)
                    for name in ["Cross-Origin-Resource-Policy", "Cross-Origin-Opener-Policy"] {
                        #expect(answer.headers[HTTPField.Name(name)!] == "same-origin", "\(path)")
                    }
                    #expect(answer.headers[HTTPField.Name("Access-Control-Allow-Origin")!] == nil)
                }
            }
        }
    }

    @Test func aBrowserSavesWhatTheAPIAnswers() async throws {
        let disposition = HTTPField.Name("Content-Disposition")!
        try await withSite { client, _ in
            for path in ["/api/v1/books", "/api/v1/openapi.json", "/api/v1/nowhere"] {
                let answer = try await client.get(path)
                #expect(answer.headers[disposition] == "attachment; filename=\"api.json\"", "\(path)")
            }
            let export = try await client.post("/api/v1/export.zip", form: "")
            #expect(export.headers[disposition]?.contains("glossa.zip") == true)
            #expect(try await client.get("/words").headers[disposition] == nil)
        }
    }

    @Test func everythingIsExportedByPostAlone() async throws {
        try await withSite { client, _ in
            for (path, refusal) in [
                ("/me/export.json", HTTPResponse.Status.seeOther), ("/api/v1/export", .methodNotAllowed),
            ] {
                #expect(try await client.get(path).status == refusal)
                let answer = try await client.post(path, form: "")
                #expect(answer.status == .ok)
                #expect(try answer.object()["books"] != nil)
            }
            #expect(try await client.get("/me").text.contains(#"action="/me/export.json""#))
        }
    }
}
