import Cryptography
import Foundation
internal import JWTKit
import Model
import OpenID
import Synchronization

/// A provider of sign-ins that signs with keys of its own, and records what it is asked.
public final class TestIssuer: ProviderTransport {
    public static let address = "https://id.test"
    public static let client = "glossa-test"
    private static let discovery = address + "/.well-known/openid-configuration"

    /// What a token says.
    public struct Claims: Codable, Sendable {
        public var iss: String? = TestIssuer.address
        public var sub: String? = "anna-1"
        public var aud: [String]? = [TestIssuer.client]
        public var azp: String?
        public var exp: Double? = Double(TestDesk.now.milliseconds / 1000 + 600)
        public var iat: Double? = Double(TestDesk.now.milliseconds / 1000)
        public var nbf: Double?
        public var nonce: String?
        public var email: String?
        public var emailVerified: Bool?
        public var name: String?

        public init() {}

        private enum CodingKeys: String, CodingKey {
            case iss, sub, aud, azp, exp, iat, nbf, nonce, email, name
            case emailVerified = "email_verified"
        }
    }

    private struct Payload: JWTPayload {
        var claims: Claims

        init(_ claims: Claims) { self.claims = claims }
        init(from decoder: any Decoder) throws { claims = try Claims(from: decoder) }
        func encode(to encoder: any Encoder) throws { try claims.encode(to: encoder) }
        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    /// A request to sign somebody in.
    private struct Asked: Sendable {
        var claims: Claims
        var challenge: String
        var back: String
    }

    private struct State: Sendable {
        /// The keys with which the provider says that it signs, by id.
        var keys: [String: ES256PrivateKey] = [:]
        var asked: [String: Asked] = [:]
        var keyFetches = 0
        var descriptionRequests = 0
        var authorization: String?
        var isAway = false
        /// What is said in place of the issuer.
        var issuer = TestIssuer.address
    }

    private let state = Mutex(State(keys: ["one": ES256PrivateKey()]))

    public init() {}

    /// The settings of a server that signs in with it.
    ///
    /// - Parameters:
    ///   - brand: The brand under which it appears.
    ///   - apps: The apps whose tokens the server takes.
    public static func settings(
        _ credential: ProviderSettings.Credential = .none, brand: SignInProvider.Brand? = nil, apps: [String] = []
    ) -> ProviderSettings {
        var settings = ProviderSettings(
            id: "test", name: "Test", issuer: address, clientID: client, credential: credential)
        settings.provider.brand = brand
        settings.apps = apps
        return settings
    }

    /// How often the keys were fetched.
    public var keyFetches: Int { state.withLock { $0.keyFetches } }
    /// How often it was asked to describe itself, whether it answered or not.
    public var descriptionRequests: Int { state.withLock { $0.descriptionRequests } }
    /// The last `Authorization` header.
    public var authorization: String? { state.withLock { $0.authorization } }
    /// Whether nothing is answered.
    public var isAway: Bool {
        get { state.withLock { $0.isAway } }
        set { state.withLock { $0.isAway = newValue } }
    }
    /// Whom the description names as the issuer.
    public var issuer: String {
        get { state.withLock { $0.issuer } }
        set { state.withLock { $0.issuer = newValue } }
    }

    /// Signs with another key from now on.
    public func replaceKey(by id: String) { state.withLock { $0.keys = [id: ES256PrivateKey()] } }

    /// Signs claims.
    ///
    /// - Parameters:
    ///   - isForeign: Whether the key is another than the one of this id.
    ///   - id: The id of the key; nil for the provider's own.
    public func token(
        _ claims: Claims = Claims(), isForeign: Bool = false, key id: String? = nil
    ) async throws -> String {
        let (own, key) = state.withLock { state in
            let own = state.keys.keys.sorted().last ?? ""
            return (own, state.keys[id ?? own])
        }
        let kid = JWKIdentifier(string: id ?? own)
        let signer = isForeign ? ES256PrivateKey() : key ?? ES256PrivateKey()
        return try await JWTKeyCollection().add(ecdsa: signer, kid: kid).sign(Payload(claims), kid: kid)
    }

    /// The set of keys, as published.
    public var keySet: Data {
        let keys = state.withLock { $0.keys }.sorted { $0.key < $1.key }.map { id, key in
            let point = key.parameters ?? ("", "")
            return """
                {"kty":"EC","crv":"P-256","use":"sig","kid":"\(id)","x":"\(Self.url(point.x))","y":"\(Self.url(point.y))"}
                """
        }
        // Other kinds of keys are left out, as are those for encryption.
        let others = #"{"kty":"oct","kid":"secret","k":"AAAA"},{"kty":"EC","crv":"P-999","kid":"odd"}"#
        return Data(#"{"keys":[\#((keys + [others]).joined(separator: ","))]}"#.utf8)
    }

    private static func url(_ base64: String) -> String {
        base64.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Signs somebody in to whom a browser was sent.
    ///
    /// - Parameters:
    ///   - address: Where the browser was sent.
    ///   - claims: What the token will say beside what was asked for.
    /// - Returns: What the browser brings back: a code and the state; and where to.
    public func signIn(
        _ address: String, _ claims: Claims = Claims()
    ) throws -> (code: String, state: String, back: String) {
        let items = URLComponents(string: address)?.queryItems ?? []
        func value(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
        guard address.hasPrefix(Self.address + "/authorize?"), value("client_id") == Self.client,
            value("response_type") == "code", value("code_challenge_method") == "S256"
        else { throw CocoaError(.formatting) }
        var claims = claims
        claims.nonce = claims.nonce ?? value("nonce")
        let asked = Asked(claims: claims, challenge: value("code_challenge"), back: value("redirect_uri"))
        let code = state.withLock { state in
            let code = "code-\(state.asked.count + 1)"
            state.asked[code] = asked
            return code
        }
        return (code, value("state"), asked.back)
    }

    // MARK: Its answers

    public func exchange(
        _ form: String?, with address: String, authorization: String?
    ) async throws(OpenIDError) -> (status: Int, body: Data) {
        if address == Self.discovery {
            state.withLock { $0.descriptionRequests += 1 }
            // Whoever asks at the same time has time to do so.
            for _ in 0..<100 { await Task.yield() }
        }
        guard !isAway else { throw .unreachable(reason: "no answer") }
        switch address {
        case Self.discovery:
            return (
                200,
                Data(
                    """
                    {"issuer":"\(issuer)","authorization_endpoint":"\(Self.address)/authorize",
                    "token_endpoint":"\(Self.address)/token","jwks_uri":"\(Self.address)/keys"}
                    """.utf8)
            )
        case Self.address + "/keys":
            state.withLock { $0.keyFetches += 1 }
            return (200, keySet)
        case Self.address + "/token": return await redeem(form ?? "", authorization)
        default: return (404, Data())
        }
    }

    /// Gives a token for a code, once, to whoever shows what the code was made with.
    private func redeem(_ form: String, _ authorization: String?) async -> (status: Int, body: Data) {
        let items = URLComponents(string: "?" + form)?.queryItems ?? []
        func value(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
        let asked = state.withLock { state in
            state.authorization = authorization
            return state.asked.removeValue(forKey: value("code"))
        }
        guard let asked, asked.challenge == Self.challenge(of: value("code_verifier")),
            asked.back == value("redirect_uri"), value("grant_type") == "authorization_code",
            let token = try? await token(asked.claims)
        else { return (400, Data(#"{"error":"invalid_grant"}"#.utf8)) }
        return (200, Data(#"{"token_type":"Bearer","access_token":"x","id_token":"\#(token)"}"#.utf8))
    }

    private static func challenge(of verifier: String) -> String {
        Base64URL.text(SHA256.hash(data: Array(verifier.utf8)))
    }
}
