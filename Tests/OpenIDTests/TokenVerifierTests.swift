import Foundation
import Model
import Support
import Testing

@testable import OpenID

/// Which identity tokens are believed.
@Suite struct TokenVerifierTests {
    private static let now = TestDesk.now
    private static let seconds = Double(TestDesk.now.milliseconds) / 1000

    private func verify(
        _ token: String, by issuer: TestIssuer, nonces: [String] = ["n"], at time: Timestamp = now
    ) async throws -> ProvenIdentity {
        try await TokenVerifier.verify(
            token, with: KeySet(issuer.keySet),
            expecting: TokenVerifier.Expectation(
                issuer: TestIssuer.address, audiences: [TestIssuer.client], nonces: nonces), at: time)
    }

    private static func claims(_ change: (inout TestIssuer.Claims) -> Void = { _ in }) -> TestIssuer.Claims {
        var claims = TestIssuer.Claims()
        claims.nonce = "n"
        change(&claims)
        return claims
    }

    @Test func aTokenOfTheProviderIsBelieved() async throws {
        let issuer = TestIssuer()
        let claims = Self.claims {
            $0.email = "anna@example.org"
            $0.emailVerified = true
            $0.name = "Anna"
        }
        #expect(
            try await verify(issuer.token(claims), by: issuer)
                == ProvenIdentity(
                    issuer: TestIssuer.address, subject: "anna-1", email: "anna@example.org", name: "Anna"))
    }

    /// Some providers end their name with a slash, in tokens as in their description; one account is known by one name.
    @Test func aSlashAtTheEndOfTheIssuerIsNoOtherIssuer() async throws {
        let issuer = TestIssuer()
        let token = try await issuer.token(Self.claims { $0.iss = TestIssuer.address + "/" })
        #expect(try await verify(token, by: issuer).issuer == TestIssuer.address)
        let other = try await issuer.token(Self.claims { $0.iss = TestIssuer.address + "//" })
        await #expect(throws: OpenIDError.token(.issuer)) { try await verify(other, by: issuer) }
    }

    @Test func anAddressThatIsNotVerifiedIsNone() async throws {
        let issuer = TestIssuer()
        let token = try await issuer.token(Self.claims { $0.email = "anna@example.org" })
        #expect(try await verify(token, by: issuer).email == nil)
    }

    @Test func anotherKeyProvesNothing() async throws {
        let issuer = TestIssuer()
        let token = try await issuer.token(Self.claims(), isForeign: true)
        await #expect(throws: OpenIDError.token(.signature)) { try await verify(token, by: issuer) }
    }

    @Test func anUnknownKeyProvesNothing() async throws {
        let issuer = TestIssuer()
        for id in ["two", "secret", "odd"] {
            let token = try await issuer.token(Self.claims(), isForeign: true, key: id)
            await #expect(throws: OpenIDError.token(.unknownKey)) { try await verify(token, by: issuer) }
        }
    }

    @Test(arguments: ["none", "None", "HS256", "HS512", "ES999", ""])
    func anAlgorithmWithoutAPublicKeyProvesNothing(_ algorithm: String) async throws {
        let issuer = TestIssuer()
        let parts = try await issuer.token(Self.claims()).split(separator: ".")
        let header = Base64URL.text(Array(#"{"alg":"\#(algorithm)","kid":"one"}"#.utf8))
        for signature in ["", String(parts[2])] {
            await #expect(throws: OpenIDError.token(.algorithm)) {
                try await verify("\(header).\(parts[1]).\(signature)", by: issuer)
            }
        }
    }

    @Test func anAlgorithmOfOtherKeysProvesNothing() async throws {
        let issuer = TestIssuer()
        let parts = try await issuer.token(Self.claims()).split(separator: ".")
        let header = Base64URL.text(Array(#"{"alg":"RS256","kid":"one"}"#.utf8))
        await #expect(throws: OpenIDError.token(.unknownKey)) {
            try await verify("\(header).\(parts[1]).\(parts[2])", by: issuer)
        }
    }

    @Test func aChangedTextProvesNothing() async throws {
        let issuer = TestIssuer()
        let parts = try await issuer.token(Self.claims()).split(separator: ".")
        let other = try await issuer.token(Self.claims { $0.sub = "bert-2" }).split(separator: ".")
        await #expect(throws: OpenIDError.token(.signature)) {
            try await verify("\(parts[0]).\(other[1]).\(parts[2])", by: issuer)
        }
    }

    @Test(arguments: ["", "a.b", "a.b.c", "....", String(repeating: "A", count: 20_000)])
    func whatIsNoTokenProvesNothing(_ text: String) async throws {
        let issuer = TestIssuer()
        await #expect(throws: OpenIDError.token(.malformed)) { try await verify(text, by: issuer) }
    }

    @Test func whatATokenSaysIsChecked() async throws {
        let issuer = TestIssuer()
        let seconds = Self.seconds
        let wrong: [(TestIssuer.Claims, OpenIDError.TokenFault)] = [
            (Self.claims { $0.iss = "https://evil.test" }, .issuer),
            (Self.claims { $0.iss = TestIssuer.address + "/x" }, .issuer),
            (Self.claims { $0.aud = ["another"] }, .audience),
            (Self.claims { $0.aud = [] }, .audience),
            (Self.claims { $0.aud = [TestIssuer.client, "another"] }, .audience),
            (Self.claims { $0.azp = "another" }, .audience),
            (Self.claims { $0.nonce = "another" }, .nonce),
            (Self.claims { $0.nonce = nil }, .nonce),
            (Self.claims { $0.exp = seconds - 61 }, .expired),
            (Self.claims { $0.iat = seconds + 61 }, .early),
            (Self.claims { $0.nbf = seconds + 61 }, .early),
            (Self.claims { $0.sub = "" }, .subject),
            (Self.claims { $0.sub = String(repeating: "x", count: 256) }, .subject),
            (Self.claims { $0.sub = "anna\0" }, .subject),
            (Self.claims { $0.sub = nil }, .malformed),
            (Self.claims { $0.exp = nil }, .malformed),
            (Self.claims { $0.aud = nil }, .malformed),
        ]
        for (claims, fault) in wrong {
            let token = try await issuer.token(claims)
            await #expect(throws: OpenIDError.token(fault), "\(fault)") { try await verify(token, by: issuer) }
        }
        // Clocks differ by a minute at most.
        for claims in [
            Self.claims { $0.exp = seconds - 59 }, Self.claims { $0.iat = seconds + 59 },
            Self.claims {
                $0.aud = ["another", TestIssuer.client]
                $0.azp = TestIssuer.client
            },
        ] {
            #expect(try await verify(issuer.token(claims), by: issuer).subject == "anna-1")
        }
    }

    /// PostgreSQL keeps no NUL, and a page would be turned around by others.
    @Test(arguments: ["anna\0@example.org", "anna\n@example.org", "\u{202E}gro.elpmaxe@anna"])
    func whatNamesNobodyIsLeftOut(_ text: String) async throws {
        let issuer = TestIssuer()
        let token = try await issuer.token(
            Self.claims {
                $0.email = text
                $0.emailVerified = true
                $0.name = text
            })
        let found = try await verify(token, by: issuer)
        #expect(found.subject == "anna-1" && found.email == nil && found.name == nil)
    }

    @Test func aTokenWithANonceThatNobodyGaveIsNotForUs() async throws {
        let issuer = TestIssuer()
        let token = try await issuer.token(Self.claims())
        await #expect(throws: OpenIDError.token(.nonce)) { try await verify(token, by: issuer, nonces: []) }
        let plain = try await issuer.token(TestIssuer.Claims())
        #expect(try await verify(plain, by: issuer, nonces: []).subject == "anna-1")
    }
}
