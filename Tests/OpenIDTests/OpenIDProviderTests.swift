import Foundation
import Model
import Support
import Testing

@testable import OpenID

/// A provider's description, keys and exchange of codes.
@Suite struct OpenIDProviderTests {
    private static let now = TestDesk.now
    private static let back = "https://glossa.test/account/openid/test/back"
    private static let secrets = RequestSecrets([UInt8](repeating: 7, count: 32))

    private static func after(_ seconds: Int64) -> Timestamp { now.advanced(bySeconds: seconds) }

    /// Sends somebody to the provider and back.
    private func signIn(
        _ provider: OpenIDProvider, at issuer: TestIssuer, with secrets: RequestSecrets = secrets,
        at time: Timestamp = now
    ) async throws -> ProvenIdentity {
        let address = try await provider.address(backTo: Self.back, with: Self.secrets, at: time)
        let brought = try issuer.signIn(address)
        return try await provider.identity(forCode: brought.code, backTo: Self.back, with: secrets, at: time)
    }

    @Test func whoComesBackIsKnown() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(.secret("s:cret")), over: issuer)
        #expect(try await signIn(provider, at: issuer).subject == "anna-1")
        // RFC 6749, section 2.3.1: the parts are encoded before they are joined.
        #expect(issuer.authorization == "Basic " + Data("glossa-test:s%3Acret".utf8).base64EncodedString())
        #expect(Self.secrets.state != Self.secrets.nonce)
        #expect(Self.secrets.verifier.count == 43)
    }

    @Test func aCodeIsOfNoUseToAnotherBrowser() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(), over: issuer)
        await #expect(throws: OpenIDError.refused(status: 400, code: "invalid_grant")) {
            try await signIn(provider, at: issuer, with: RequestSecrets([UInt8](repeating: 8, count: 32)))
        }
        #expect(issuer.authorization == nil)
    }

    @Test func newKeysAreFetchedAtMostOnceAMinute() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(apps: [TestIssuer.client]), over: issuer)
        func subject(at time: Timestamp) async throws -> String {
            let token = try await issuer.token()
            return try await provider.identity(ofAppsToken: token, nonces: [], at: time).subject
        }
        #expect(try await subject(at: Self.now) == "anna-1")
        #expect(try await subject(at: Self.after(300)) == "anna-1")
        #expect(issuer.keyFetches == 1)
        issuer.replaceKey(by: "two")
        #expect(try await subject(at: Self.after(301)) == "anna-1")
        #expect(issuer.keyFetches == 2)
        issuer.replaceKey(by: "three")
        for second in [302, 330, 360] as [Int64] {
            await #expect(throws: OpenIDError.token(.unknownKey)) { try await subject(at: Self.after(second)) }
        }
        #expect(issuer.keyFetches == 2)
        #expect(try await subject(at: Self.after(361)) == "anna-1")
        #expect(issuer.keyFetches == 3)
    }

    @Test func aProviderThatIsAwayIsToldSo() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(), over: issuer)
        issuer.isAway = true
        await #expect(throws: OpenIDError.unreachable(reason: "no answer")) { try await signIn(provider, at: issuer) }
        issuer.isAway = false
        // It is asked again after a pause.
        await #expect(throws: OpenIDError.unreachable(reason: "no answer")) {
            try await signIn(provider, at: issuer, at: Self.after(9))
        }
        #expect(issuer.descriptionRequests == 1)
        #expect(try await signIn(provider, at: issuer, at: Self.after(10)).subject == "anna-1")
        #expect(issuer.descriptionRequests == 2)
    }

    @Test(arguments: [false, true]) func aHundredSignInsAskOnce(_ isAway: Bool) async throws {
        let issuer = TestIssuer()
        issuer.isAway = isAway
        let provider = OpenIDProvider(TestIssuer.settings(), over: issuer)
        let sent = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<100 {
                group.addTask {
                    (try? await provider.address(backTo: Self.back, with: Self.secrets, at: Self.now)) != nil
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(sent == (isAway ? 0 : 100))
        #expect(issuer.descriptionRequests == 1)
    }

    @Test func whatWasDescribedYesterdayIsGoodWhileItIsAway() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(), over: issuer)
        _ = try await provider.address(backTo: Self.back, with: Self.secrets, at: Self.now)
        issuer.isAway = true
        for seconds in [86_400, 86_401, 86_409] as [Int64] {
            _ = try await provider.address(backTo: Self.back, with: Self.secrets, at: Self.after(seconds))
        }
        #expect(issuer.descriptionRequests == 2)
    }

    /// A token for this server itself is got with a code. One that an app shows is for the app.
    @Test func anAppsTokenIsForTheApp() async throws {
        let issuer = TestIssuer()
        let provider = OpenIDProvider(TestIssuer.settings(apps: ["org.example.app"]), over: issuer)
        func subject(of audience: String) async throws -> String {
            var claims = TestIssuer.Claims()
            claims.aud = [audience]
            let token = try await issuer.token(claims)
            return try await provider.identity(ofAppsToken: token, nonces: [], at: Self.now).subject
        }
        #expect(try await subject(of: "org.example.app") == "anna-1")
        for audience in [TestIssuer.client, "org.example.other"] {
            await #expect(throws: OpenIDError.token(.audience)) { try await subject(of: audience) }
        }
    }

    @Test func aDescriptionOfSomebodyElseIsNotUsed() async throws {
        let issuer = TestIssuer()
        issuer.issuer = "https://evil.test"
        let provider = OpenIDProvider(TestIssuer.settings(), over: issuer)
        await #expect(throws: OpenIDError.unusable("issuer")) { try await signIn(provider, at: issuer) }
    }

    @Test(arguments: [
        ("https://id.example.org/token", false, true), ("http://id.example.org/token", false, false),
        ("http://id.example.org/token", true, false), ("http://localhost:9400/token", true, true),
        ("http://localhost:9400/token", false, false), ("https://user@id.example.org/", false, false),
        ("file:///etc/passwd", true, false), ("", false, false),
    ])
    func secretsCrossNoNetworkUnencrypted(_ address: String, _ isLocal: Bool, _ isSafe: Bool) {
        #expect(ProviderMetadata.isSafe(address, orLocal: isLocal) == isSafe)
    }

    @Test func appleIsAskedInItsOwnWay() throws {
        let apple = ProviderSettings(.apple, clientID: "org.example.web", credential: .none)
        #expect(apple.postsAnswer && apple.provider.issuer == "https://appleid.apple.com")
        #expect(apple.description?.tokenEndpoint == "https://appleid.apple.com/auth/token")
        let school = ProviderSettings(
            id: "school", name: "School", issuer: "https://id.example.org/.well-known/openid-configuration",
            clientID: "x")
        #expect(school.provider.issuer == "https://id.example.org" && !school.postsAnswer)
        #expect(school.discovery == "https://id.example.org/.well-known/openid-configuration")
    }

    /// Apple, which publishes the keys of a provider of the test's own, and whose description nobody needs.
    private struct Apple: ProviderTransport {
        let issuer: TestIssuer

        func exchange(
            _ form: String?, with address: String, authorization: String?
        ) async throws(OpenIDError) -> (status: Int, body: Data) {
            address == "https://appleid.apple.com/auth/keys" ? (200, issuer.keySet) : (404, Data())
        }
    }

    /// Apple's description has said account.apple.com while its tokens said appleid.apple.com.
    @Test func applesDescriptionDoesNotDecideWhoseItsTokensAre() async throws {
        var settings = ProviderSettings(.apple, clientID: "org.example.web", credential: .none)
        settings.apps = ["org.example.app"]
        let issuer = TestIssuer()
        let provider = OpenIDProvider(settings, over: Apple(issuer: issuer))
        let address = try await provider.address(backTo: Self.back, with: Self.secrets, at: Self.now)
        #expect(address.hasPrefix("https://appleid.apple.com/auth/authorize?response_type=code&"))
        var claims = TestIssuer.Claims()
        claims.aud = ["org.example.app"]
        for (name, isApple) in [
            ("https://appleid.apple.com", true), ("https://account.apple.com", false), (TestIssuer.address, false),
        ] {
            claims.iss = name
            let token = try await issuer.token(claims)
            let found = try? await provider.identity(ofAppsToken: token, nonces: [], at: Self.now)
            #expect((found?.issuer == "https://appleid.apple.com") == isApple, "\(name)")
        }
    }
}
