import Addresses
import HTTPTypes
import Testing

@testable import Server

/// Who sent a request and what it asked for, through proxies or without.
@Suite struct RequestOriginTests {
    private static let proxy = "10.0.0.1"

    private func origin(
        _ headers: [(String, String)], host: String? = "glossa.example.org", peer: String? = proxy,
        local: String? = "10.0.0.2", isSecure: Bool = false, proxies: [String] = [proxy]
    ) throws -> RequestOrigin {
        var fields = HTTPFields()
        for (name, value) in headers {
            fields.append(HTTPField(name: try #require(HTTPField.Name(name)), value: value))
        }
        return try RequestOrigin(
            host: host, headers: fields, peer: peer.flatMap { IPAddress($0) }, local: local.flatMap { IPAddress($0) },
            isSecure: isSecure, reach: Reach(names: ["glossa.example.org", "Glossa.Home.Arpa"], proxies: proxies))
    }

    private static let claims: [(String, String)] = [
        ("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "glossa.home.arpa"),
    ]

    @Test func withoutAProxyTheConnectionTells() throws {
        let plain = try origin([], peer: "192.0.2.7")
        #expect(plain.client?.description == "192.0.2.7")
        #expect(plain.url == "http://glossa.example.org")
        let secure = try origin([], host: "Glossa.example.org:8443", peer: "192.0.2.7", isSecure: true)
        #expect(secure.url == "https://glossa.example.org:8443")
    }

    @Test func onlyANamedProxyIsBelieved() throws {
        let believed = try origin(Self.claims)
        #expect(believed.client?.description == "192.0.2.7")
        #expect(believed.url == "https://glossa.home.arpa")
        for peer in ["10.0.0.3", "192.0.2.1", "::1", "127.0.0.1"] {
            for headers in [Self.claims, [("Forwarded", "for=192.0.2.7;proto=https;host=glossa.home.arpa")]] {
                let other = try origin(headers, peer: peer)
                #expect(other.client?.description == peer)
                #expect(other.url == "http://glossa.example.org")
            }
        }
        #expect(try origin(Self.claims, peer: nil).client == nil)
        #expect(try origin(Self.claims, proxies: []).client?.description == Self.proxy)
    }

    /// What a client writes itself stands before what the proxy adds.
    @Test(arguments: [
        ("X-Forwarded-For", "127.0.0.1, 192.0.2.7"), ("X-Forwarded-For", "10.0.0.1, 192.0.2.7"),
        ("X-Forwarded-For", "nonsense \"; , 192.0.2.7"), ("X-Forwarded-For", ",,192.0.2.7"),
        ("Forwarded", "for=127.0.0.1, for=192.0.2.7"), ("Forwarded", "for=\"[::1]\";proto=https, for=192.0.2.7"),
        ("Forwarded", "for=_hidden, for=\"192.0.2.7:4711\""), ("forwarded", "FOR=unknown , For=192.0.2.7;By=10.0.0.1"),
    ]) func whatTheClientWroteItselfIsNotBelieved(_ name: String, _ value: String) throws {
        let told = try origin([(name, value)])
        #expect(told.client?.description == "192.0.2.7")
        #expect(told.scheme == .http)
    }

    @Test func severalLinesAreOneList() throws {
        for name in ["X-Forwarded-For", "Forwarded"] {
            let prefix = name == "Forwarded" ? "for=" : ""
            let told = try origin([(name, prefix + "203.0.113.9"), (name, prefix + "192.0.2.7")])
            #expect(told.client?.description == "192.0.2.7")
        }
    }

    @Test func throughSeveralTrustedProxiesTheOutermostTells() throws {
        let proxies = ["10.0.0.0/24", "fd00::/8"]
        let extended = try origin(
            [
                ("X-Forwarded-For", "1.2.3.4, 192.0.2.7, fd00::5"),
                ("X-Forwarded-Proto", "http, https, http"),
                ("X-Forwarded-Host", "evil.example, glossa.example.org, inner.example"),
            ], proxies: proxies)
        #expect(extended.client?.description == "192.0.2.7")
        #expect(extended.url == "https://glossa.example.org")
        let standard = try origin(
            [
                (
                    "Forwarded",
                    """
                    for=1.2.3.4;proto=http;host=evil.example, for=192.0.2.7;proto=https;host="glossa.example.org:8443", \
                    for="[fd00::5]:80";proto=http;host=inner.example
                    """
                )
            ], proxies: proxies)
        #expect(standard.client?.description == "192.0.2.7")
        #expect(standard.url == "https://glossa.example.org:8443")
        // A request that a proxy makes itself.
        #expect(
            try origin([("X-Forwarded-For", "fd00::7, fd00::5")], proxies: proxies).client?.description == "fd00::7")
        #expect(try origin([], proxies: proxies).client?.description == Self.proxy)
    }

    @Test(arguments: ["unknown", "_secret", "", "nonsense", "999.0.2.7", "192.0.2.7.1", "[::1", "fe80::1%eth0", "[]"])
    func aClientThatIsNotToldIsUnknown(_ text: String) throws {
        #expect(try origin([("X-Forwarded-For", text), ("X-Forwarded-Proto", "https")]).client == nil)
        guard !text.isEmpty else { return }
        #expect(try origin([("Forwarded", "for=\"\(text)\"")]).client == nil)
    }

    @Test(arguments: [
        ("2001:db8::1", "2001:db8::1"), ("2001:DB8:0:0::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"),
        ("[2001:db8::1]:4711", "2001:db8::1"), ("::ffff:192.0.2.7", "192.0.2.7"), ("192.0.2.7:4711", "192.0.2.7"),
    ]) func everyWayToWriteAnAddressIsRead(_ text: String, _ address: String) throws {
        #expect(try origin([("X-Forwarded-For", text)]).client?.description == address)
    }

    @Test func aProxyIsKnownByItsMappedAddressToo() throws {
        #expect(try origin(Self.claims, peer: "::ffff:10.0.0.1").client?.description == "192.0.2.7")
    }

    @Test(arguments: [
        "for", "for=", "for=\"192.0.2.7", "for=192.0.2.7;for=192.0.2.8", "=192.0.2.7", "for=\"192.0.2.7\"x", "for 1",
        "for=1.2.3.4\"",
    ]) func whatIsNoForwardedIsRefused(_ text: String) throws {
        #expect(throws: ForwardingError.unreadable) { try origin([("Forwarded", text)]) }
        // From anyone but the proxy it is ignored.
        #expect(try origin([("Forwarded", text)], peer: "192.0.2.7").client?.description == "192.0.2.7")
    }

    @Test func quotedTextMayHoldAnything() throws {
        let told = try origin([("Forwarded", #"ext="a,b;c\"=d";for="[2001:db8::1]";;proto=HTTPS,"#)])
        #expect(told.client?.description == "2001:db8::1")
        #expect(told.scheme == .https)
    }

    /// A proxy that writes the one passes on the other as its client wrote it.
    @Test func headersThatContradictEachOtherAreRefused() throws {
        for other in [
            "for=1.2.3.4", "for=192.0.2.7;proto=http", "for=192.0.2.7;host=glossa.example.org", "proto=https",
        ] {
            #expect(throws: ForwardingError.contradictory, "\(other)") {
                try origin(Self.claims + [("Forwarded", other)])
            }
        }
        let same = try origin(Self.claims + [("Forwarded", "for=192.0.2.7;proto=https;host=glossa.home.arpa")])
        #expect(same.url == "https://glossa.home.arpa")
    }

    @Test func aForeignHostIsNotThisServers() throws {
        for host in [nil, "", "evil.example", "glossa.example.org.evil.example", "glossa.example.org:x", "192.0.2.1"] {
            #expect(try origin([], host: host).authority == nil)
            // Nor does a page of such a host get in by claiming another.
            #expect(try origin(Self.claims, host: host).authority == nil)
        }
        for host in ["evil.example", "glossa.home.arpa/", "a@glossa.home.arpa", "glossa.home.arpa:x"] {
            #expect(try origin([("X-Forwarded-For", "192.0.2.7"), ("X-Forwarded-Host", host)]).authority == nil)
            #expect(try origin([("Forwarded", "for=192.0.2.7;host=\"\(host)\"")]).authority == nil)
        }
    }

    @Test func theAddressOfTheConnectionIsAHost() throws {
        #expect(try origin([], host: "10.0.0.2:8020").url == "http://10.0.0.2:8020")
        #expect(try origin([], host: "[fd00::2]", local: "fd00::2").url == "http://[fd00::2]")
        #expect(try origin([], host: "10.0.0.3").authority == nil)
        #expect(try origin([], host: "10.0.0.2", local: nil).authority == nil)
        #expect(try origin([], host: "localhost:8020").url == "http://localhost:8020")
    }

    @Test func anOriginHasTheSchemeOfTheRequest() throws {
        let secure = try origin([], isSecure: true)
        #expect(secure.isOwn(origin: "https://glossa.example.org"))
        #expect(secure.isOwn(origin: "https://glossa.example.org:443"))
        for other in [
            "http://glossa.example.org", "https://glossa.example.org:80", "https://glossa.home.arpa",
            "https://localhost", "https://evil.example", "glossa.example.org", "null", "",
        ] {
            #expect(!secure.isOwn(origin: other), "\(other)")
        }
        let foreign = try origin([], host: "evil.example", isSecure: true)
        #expect(!foreign.isOwn(origin: "https://evil.example"))
        let behind = try origin(Self.claims)
        #expect(behind.isOwn(origin: "https://glossa.home.arpa"))
        #expect(!behind.isOwn(origin: "http://glossa.home.arpa"))
    }

    @Test(arguments: [
        "", "http://a.example", "a.example:80", "a.example/", "a b", "-a.example", "a..example", "a.example.",
        "中文.example",
        "1.2.3", "256.0.0.1", "[::1", "*.example",
    ]) func whatIsNoHostNameIsNotTaken(_ name: String) {
        #expect(throws: ReachError.name(name)) { try Reach(names: [name]) }
    }

    @Test func namesAreTakenInTheFormOfRequests() throws {
        let names = ["Glossa.Example.org", "fd00:0::5", "[fd00::6]", "192.168.1.5", "desk", "xn--fiq228c.example"]
        #expect(
            try Reach(names: names).names == [
                "glossa.example.org", "[fd00::5]", "[fd00::6]", "192.168.1.5", "desk", "xn--fiq228c.example",
            ])
    }

    @Test(arguments: [
        "", "proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/+8", "10.0.0.0/8/8", "fd00::/129", "/8",
    ])
    func whatIsNoRangeIsNotTaken(_ proxy: String) {
        #expect(throws: ReachError.proxy(proxy)) { try Reach(names: [], proxies: [proxy]) }
    }
}
