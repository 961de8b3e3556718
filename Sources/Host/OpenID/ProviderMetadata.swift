import Foundation

/// How a provider describes itself (OpenID Connect Discovery 1.0, section 3), as far as it is needed.
struct ProviderMetadata: Sendable {
    let authorizationEndpoint: String
    let tokenEndpoint: String
    let keys: String
    /// Whether the secret goes into a header; otherwise into the form.
    let takesBasic: Bool

    /// What a provider's own documents say, for one whose description is not needed.
    init(authorizationEndpoint: String, tokenEndpoint: String, keys: String) {
        self.authorizationEndpoint = authorizationEndpoint
        self.tokenEndpoint = tokenEndpoint
        self.keys = keys
        takesBasic = false
    }

    /// - Throws: `OpenIDError.unusable` if something is missing, belongs to another issuer, or is not safe to use.
    init(_ json: Data, of settings: ProviderSettings) throws(OpenIDError) {
        guard let object = try? JSONSerialization.jsonObject(with: json) as? [String: Any] else {
            throw .unusable("description")
        }
        guard let issuer = object["issuer"] as? String, settings.provider.isIssuer(issuer) else {
            throw .unusable("issuer")
        }
        let isLocal = Self.isOnThisMachine(settings.provider.issuer)
        func address(_ name: String, else known: String? = nil) throws(OpenIDError) -> String {
            guard let text = object[name] as? String ?? known, Self.isSafe(text, orLocal: isLocal) else {
                throw .unusable(name)
            }
            return text
        }
        authorizationEndpoint = try address("authorization_endpoint")
        tokenEndpoint = try address("token_endpoint", else: settings.tokenEndpoint)
        keys = try address("jwks_uri")
        let methods = object["token_endpoint_auth_methods_supported"] as? [String]
        takesBasic =
            settings.tokenEndpoint == nil && (methods ?? ["client_secret_basic"]).contains("client_secret_basic")
    }

    /// Whether what is sent to an address cannot be seen on the way.
    ///
    /// - Parameter isLocal: Whether another program on this machine will do, as in a test.
    static func isSafe(_ address: String, orLocal isLocal: Bool) -> Bool {
        guard let url = URLComponents(string: address), url.host?.isEmpty == false, url.user == nil, url.fragment == nil
        else { return false }
        return url.scheme == "https" || (isLocal && isOnThisMachine(address))
    }

    static func isOnThisMachine(_ address: String) -> Bool {
        guard let url = URLComponents(string: address), url.scheme == "http" else { return false }
        return ["localhost", "127.0.0.1", "[::1]", "::1"].contains(url.host ?? "")
    }
}
