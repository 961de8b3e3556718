import HTTPTypes
import Hummingbird
import Testing

@testable import Server

/// A server with a name of its own behind a proxy on this machine.
@Suite struct ReachTests {
    private static let security = HTTPField.Name("Strict-Transport-Security")!

    private func headers(_ fields: [(String, String)]) throws -> HTTPFields {
        var headers = HTTPFields()
        for (name, value) in fields {
            headers.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        return headers
    }

    @Test func behindAProxyTheClientsAddressCounts() async throws {
        let reach = try Reach(names: ["glossa.example.org"], proxies: ["127.0.0.1"])
        try await withSite(reach: reach) { client, _ in
            let secure = [
                ("Host", "glossa.example.org"), ("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Proto", "https"),
            ]
            func answer(_ fields: [(String, String)]) async throws -> TestResponse {
                try await client.execute(uri: "/", method: .get, headers: headers(fields))
            }
            let page = try await answer(secure)
            #expect(page.status == .ok)
            #expect(page.headers[Self.security] == "max-age=31536000")
            #expect(try await answer(secure + [("Origin", "https://glossa.example.org")]).status == .ok)
            #expect(try await answer(secure + [("Origin", "http://glossa.example.org")]).status == .forbidden)
            #expect(try await answer(secure + [("X-Forwarded-Host", "evil.example")]).status == .forbidden)
            #expect(try await answer(secure + [("Forwarded", "for=192.0.2.8")]).status == .forbidden)
            let plain = try await answer([("Host", "glossa.example.org")])
            #expect(plain.status == .ok)
            #expect(plain.headers[Self.security] == nil)
            #expect(try await answer([("Host", "evil.example")]).status == .forbidden)
        }
    }

    @Test func withoutAProxyNothingForwardedCounts() async throws {
        try await withSite { client, _ in
            let claims = try headers([
                ("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "evil.example"),
                ("Forwarded", "nonsense"),
            ])
            let page = try await client.execute(uri: "/", method: .get, headers: claims)
            #expect(page.status == .ok)
            #expect(page.headers[Self.security] == nil)
            #expect(try await client.get("/certificate").status == .notFound)
            #expect(try await client.get("/certificate/root.crt").status == .notFound)
        }
    }
}
