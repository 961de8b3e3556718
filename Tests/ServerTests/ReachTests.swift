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

    /// A phone does not know what this machine calls itself.
    @Test(
        arguments: [
            ("localhost", [], ["vm", "vm.local", "172.17.0.1", "192.168.1.5"], "https://192.168.1.5:8443"),
            ("vm", [], ["vm", "vm.local", "10.0.2.15"], "https://10.0.2.15:8443"),
            ("127.0.0.1", [], ["vm", "vm.local"], "https://vm.local:8443"),
            ("localhost", ["desk.example.org"], ["vm", "192.168.1.5"], "https://desk.example.org:8443"),
            ("vm.local", [], ["vm", "vm.local", "192.168.1.5"], "https://vm.local:8443"),
            ("localhost", [], [], nil),
        ] as [(String, [String], [String], String?)])
    func anotherDeviceIsToldAnAddressThatItReaches(
        _ asked: String, _ names: [String], _ certified: [String], _ expected: String?
    ) throws {
        let reach = try Reach(names: names, certified: certified)
        let sender = try RequestOrigin(
            host: "\(asked):8443", headers: [:], peer: nil, local: nil, isSecure: true, reach: reach)
        #expect(reach.url(of: sender) == expected)
    }
}
