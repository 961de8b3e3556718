import Foundation
import Model

/// A provider of sign-ins: sends browsers to it, and finds out who comes back.
///
/// What the provider says of itself and its keys are kept; nothing of those who sign in is.
public struct OpenIDProvider: Sendable {
    public let settings: ProviderSettings
    private let transport: any ProviderTransport
    private let description: Fetched<ProviderMetadata>
    private let keys: Fetched<KeySet>

    /// Seconds after which the description is fetched again: a day.
    private static let metadataLifetime: Int64 = 86_400
    /// Seconds after which keys are fetched again, so that one that was withdrawn is not trusted for long: six hours.
    private static let keyLifetime: Int64 = 6 * 3600
    /// Seconds between two fetches because of a key that is unknown.
    private static let keyPause: Int64 = 60

    public init(_ settings: ProviderSettings, over transport: any ProviderTransport) {
        self.settings = settings
        self.transport = transport
        let description = Fetched(for: Self.metadataLifetime) { _ throws(OpenIDError) in
            if let known = settings.description { return known }
            return try ProviderMetadata(try await Self.fetch(settings.discovery, over: transport), of: settings)
        }
        self.description = description
        keys = Fetched(for: Self.keyLifetime) { now throws(OpenIDError) in
            let address = try await description.value(at: now).keys
            return try KeySet(try await Self.fetch(address, over: transport))
        }
    }

    /// Returns the address at the provider to send a browser to.
    ///
    /// - Parameter back: Where the provider sends it back to.
    /// - Throws: ``OpenIDError``.
    public func address(
        backTo back: String, with secrets: RequestSecrets, at now: Timestamp
    ) async throws(OpenIDError) -> String {
        let metadata = try await description.value(at: now)
        var fields = [
            ("response_type", "code"), ("client_id", settings.clientID), ("redirect_uri", back),
            ("scope", settings.scope), ("state", secrets.state), ("nonce", secrets.nonce),
            ("code_challenge", secrets.challenge), ("code_challenge_method", "S256"),
        ]
        if settings.postsAnswer { fields.append(("response_mode", "form_post")) }
        let sign = metadata.authorizationEndpoint.contains("?") ? "&" : "?"
        return metadata.authorizationEndpoint + sign + FormText.encoded(fields.map { (name: $0.0, value: $0.1) })
    }

    /// Exchanges the code that a browser brought for a token, and finds out whom it is about.
    ///
    /// - Parameter back: Where the browser was sent back to.
    /// - Throws: ``OpenIDError``.
    public func identity(
        forCode code: String, backTo back: String, with secrets: RequestSecrets, at now: Timestamp
    ) async throws(OpenIDError) -> ProvenIdentity {
        let metadata = try await description.value(at: now)
        var fields = [
            (name: "grant_type", value: "authorization_code"), (name: "code", value: code),
            (name: "redirect_uri", value: back), (name: "client_id", value: settings.clientID),
            (name: "code_verifier", value: secrets.verifier),
        ]
        var authorization: String?
        switch settings.credential {
        case .none: break
        case .secret(let secret) where metadata.takesBasic:
            let pair = FormText.encoded(settings.clientID) + ":" + FormText.encoded(secret)
            authorization = "Basic " + Data(pair.utf8).base64EncodedString()
        case .secret(let secret): fields.append((name: "client_secret", value: secret))
        case .apple(let team, let key, let pem):
            let secret = try await ClientSecret.apple(
                team: team, key: key, pem: pem, clientID: settings.clientID, at: now)
            fields.append((name: "client_secret", value: secret))
        }
        let answer = try await transport.exchange(
            FormText.encoded(fields), with: metadata.tokenEndpoint, authorization: authorization)
        let object = (try? JSONSerialization.jsonObject(with: answer.body)) as? [String: Any]
        guard answer.status == 200 else {
            throw .refused(status: answer.status, code: OpenIDError.code(object?["error"] as? String ?? ""))
        }
        guard let token = object?["id_token"] as? String else { throw .unusable("id_token") }
        // An app's token is of no use here: the code was given to this server.
        return try await verify(token, audiences: [settings.clientID], nonces: [secrets.nonce], at: now)
    }

    /// Finds out whom a token is about that an app has got by itself. It must be for one of the apps: one for this server
    /// itself is got with a code, and proves nothing without it.
    ///
    /// - Parameter nonces: The texts of which its nonce must be one; empty if it must have none.
    /// - Throws: ``OpenIDError``.
    public func identity(
        ofAppsToken token: String, nonces: [String], at now: Timestamp
    ) async throws(OpenIDError) -> ProvenIdentity {
        try await verify(token, audiences: settings.apps, nonces: nonces, at: now)
    }

    private func verify(
        _ token: String, audiences: [String], nonces: [String], at now: Timestamp
    ) async throws(OpenIDError) -> ProvenIdentity {
        try TokenVerifier.checkForm(token)
        let expected = TokenVerifier.Expectation(
            issuer: settings.provider.issuer, audiences: audiences, nonces: nonces)
        do {
            return try await TokenVerifier.verify(
                token, with: try await keys.value(at: now), expecting: expected, at: now)
        } catch OpenIDError.token(.unknownKey) {
            // The provider may have a new key.
            guard let newer = try await keys.newer(at: now, pause: Self.keyPause) else { throw .token(.unknownKey) }
            return try await TokenVerifier.verify(token, with: newer, expecting: expected, at: now)
        }
    }

    private static func fetch(
        _ address: String, over transport: any ProviderTransport
    ) async throws(OpenIDError) -> Data {
        let answer = try await transport.exchange(nil, with: address, authorization: nil)
        guard answer.status == 200 else { throw .refused(status: answer.status, code: "") }
        return answer.body
    }
}
