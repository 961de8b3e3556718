import Foundation
internal import JWTKit
import Model

/// The public keys with which a provider signs (RFC 7517). Keys of kinds that Glossa does not know are left out.
public struct KeySet: Sendable {
    private let keys: [JWK]

    /// - Throws: `OpenIDError.unusable` for anything but a set of keys.
    public init(_ json: Data) throws(OpenIDError) {
        guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            let listed = object["keys"] as? [[String: Any]]
        else { throw .unusable("keys") }
        keys = listed.compactMap { entry in
            guard entry["use"] as? String ?? "sig" == "sig",
                let data = try? JSONSerialization.data(withJSONObject: entry)
            else { return nil }
            return try? JSONDecoder().decode(JWK.self, from: data)
        }
    }

    /// The key with which a token with this header is to be checked; nil if there is none, or no telling which.
    fileprivate func key(for header: TokenHeader) -> JWK? {
        let fitting = keys.filter {
            $0.keyType == header.keyType && ($0.algorithm == nil || $0.algorithm?.rawValue == header.algorithm)
        }
        guard let id = header.key else { return fitting.count == 1 ? fitting.first : nil }
        return fitting.first { $0.keyIdentifier?.string == id }
    }
}

/// The header of a token, as far as it is heeded. A token never says where its keys are.
private struct TokenHeader {
    let algorithm: String
    let keyType: JWK.KeyType
    let key: String?

    init(_ token: String) throws(OpenIDError) {
        // Longer ones are no identity tokens.
        guard token.utf8.count <= 16_384 else { throw .token(.malformed) }
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let data = Base64URL.data(String(parts[0])),
            let fields = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let algorithm = fields["alg"] as? String, fields["crit"] == nil
        else { throw .token(.malformed) }
        switch algorithm {
        case "RS256", "RS384", "RS512", "PS256", "PS384", "PS512": keyType = .rsa
        case "ES256", "ES384", "ES512": keyType = .ecdsa
        case "EdDSA": keyType = .octetKeyPair
        // Neither "none" nor one with a secret key, which would be the provider's public key.
        default: throw .token(.algorithm)
        }
        self.algorithm = algorithm
        key = fields["kid"] as? String
    }
}

/// Checks identity tokens (OpenID Connect Core 1.0, section 3.1.3.7).
public enum TokenVerifier {
    /// What a token has to say.
    public struct Expectation: Sendable {
        /// The issuer as its settings have it, without a slash at the end.
        public var issuer: String
        /// The programs for which it may be issued: this server, and apps of whoever runs it.
        public var audiences: [String]
        /// The texts of which its nonce must be one; empty if it must have none.
        public var nonces: [String]

        public init(issuer: String, audiences: [String], nonces: [String]) {
            self.issuer = issuer
            self.audiences = audiences
            self.nonces = nonces
        }
    }

    /// Seconds by which the provider's clock may differ.
    static let leeway = 60.0
    /// The longest that a subject may be (OpenID Connect Core 1.0, section 2).
    private static let longestSubject = 255

    /// Checks that a token was signed by the provider, for this server, as the answer to this request, and is still good.
    ///
    /// - Throws: `OpenIDError.token`.
    public static func verify(
        _ token: String, with keys: KeySet, expecting expected: Expectation, at now: Timestamp
    ) async throws(OpenIDError) -> ProvenIdentity {
        let header = try TokenHeader(token)
        guard var key = keys.key(for: header) else { throw .token(.unknownKey) }
        if key.keyIdentifier == nil { key.keyIdentifier = JWKIdentifier(string: "only") }
        let claims: Claims
        do {
            // With no other key beside it, no other can be taken.
            claims = try await JWTKeyCollection().add(jwk: key, isDefault: true).verify(token, as: Claims.self)
        } catch let error as JWTError where error.errorType == .malformedToken {
            throw .token(.malformed)
        } catch {
            throw .token(.signature)
        }
        try check(claims, against: expected, at: Double(now.milliseconds) / 1000)
        return ProvenIdentity(
            issuer: expected.issuer, subject: claims.sub, email: claims.isEmailVerified ? claims.email : nil,
            name: claims.name)
    }

    /// Whether a token's header could be that of an identity token; asked before keys are fetched for it.
    static func checkForm(_ token: String) throws(OpenIDError) { _ = try TokenHeader(token) }

    /// - Parameter now: In seconds since 1970.
    private static func check(
        _ claims: Claims, against expected: Expectation, at now: Double
    ) throws(OpenIDError) {
        guard SignInProvider.isName(claims.iss, ofIssuer: expected.issuer) else { throw .token(.issuer) }
        guard claims.aud.contains(where: { expected.audiences.contains($0) }) else { throw .token(.audience) }
        // One for several must say which of them asked for it.
        guard claims.aud.count == 1 || claims.azp != nil else { throw .token(.audience) }
        if let party = claims.azp, !expected.audiences.contains(party) { throw .token(.audience) }
        guard claims.exp + leeway > now else { throw .token(.expired) }
        if let start = claims.nbf, start - leeway > now { throw .token(.early) }
        if let issued = claims.iat, issued - leeway > now { throw .token(.early) }
        if let nonce = claims.nonce {
            guard expected.nonces.contains(nonce) else { throw .token(.nonce) }
        } else if !expected.nonces.isEmpty {
            throw .token(.nonce)
        }
        guard (1...longestSubject).contains(claims.sub.utf8.count), claims.sub.isPlain else { throw .token(.subject) }
    }
}

/// What an identity token says.
private struct Claims: JWTPayload {
    var iss: String
    var sub: String
    var aud: [String]
    var exp: Double
    var iat: Double?
    var nbf: Double?
    var azp: String?
    var nonce: String?
    var email: String?
    var isEmailVerified: Bool
    var name: String?

    private enum Key: String, CodingKey {
        case iss, sub, aud, exp, iat, nbf, azp, nonce, email, name
        case isEmailVerified = "email_verified"
        case givenName = "given_name"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        iss = try values.decode(String.self, forKey: .iss)
        sub = try values.decode(String.self, forKey: .sub)
        aud = try (try? [values.decode(String.self, forKey: .aud)]) ?? values.decode([String].self, forKey: .aud)
        exp = try values.decode(Double.self, forKey: .exp)
        iat = try values.decodeIfPresent(Double.self, forKey: .iat)
        nbf = try values.decodeIfPresent(Double.self, forKey: .nbf)
        azp = try values.decodeIfPresent(String.self, forKey: .azp)
        nonce = try values.decodeIfPresent(String.self, forKey: .nonce)
        // What only names somebody does not make a token unusable.
        email = (try? values.decode(String.self, forKey: .email)).flatMap { $0.isPlain ? $0 : nil }
        // Apple writes it as a text.
        isEmailVerified =
            (try? values.decode(Bool.self, forKey: .isEmailVerified))
            ?? ((try? values.decode(String.self, forKey: .isEmailVerified)) == "true")
        let named =
            (try? values.decode(String.self, forKey: .name)) ?? (try? values.decode(String.self, forKey: .givenName))
        name = named.flatMap { $0.isPlain ? $0 : nil }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(iss, forKey: .iss)
        try values.encode(sub, forKey: .sub)
    }

    // Checked afterwards, by the time that the caller gives.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}

extension String {
    /// Whether a text has no control characters, of which databases cannot keep one, and none that turn the text around it.
    fileprivate var isPlain: Bool {
        unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && !$0.properties.isBidiControl }
    }
}
