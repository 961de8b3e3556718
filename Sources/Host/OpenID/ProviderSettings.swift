import Foundation
import Model

/// A provider of sign-ins, as whoever runs the server has set it up.
public struct ProviderSettings: Sendable {
    public var provider: SignInProvider
    /// How the provider knows this server.
    public var clientID: String
    /// The apps of whoever runs the server, whose tokens the API takes as well.
    public var apps: [String] = []
    public var credential = Credential.none
    /// Where the provider describes itself.
    var discovery: String
    /// What the provider's documents say of it; nil for one that is asked.
    var description: ProviderMetadata?
    /// Where codes are exchanged, of a provider that does not say.
    var tokenEndpoint: String?
    /// Whether the browser brings the answer in a form rather than in the address.
    public var postsAnswer = false
    /// What is asked for.
    var scope = "openid email profile"

    /// How this server proves itself to the provider.
    public enum Credential: Sendable {
        /// Not at all: the exchange is secured by PKCE alone.
        case none
        case secret(String)
        /// A token signed for each exchange, as Apple asks: the team, the key's id, and the key in PEM.
        case apple(team: String, key: String, pem: String)
    }

    /// A provider that describes itself.
    ///
    /// - Parameters:
    ///   - id: Its part of addresses.
    ///   - issuer: Its address, with or without `/.well-known/openid-configuration`.
    public init(id: String, name: String, issuer: String, clientID: String, credential: Credential = .none) {
        let ending = "/.well-known/openid-configuration"
        var issuer = issuer
        if issuer.hasSuffix("/") { issuer.removeLast() }
        if issuer.hasSuffix(ending) { issuer.removeLast(ending.count) }
        provider = SignInProvider(id: id, name: name, issuer: issuer)
        discovery = issuer + ending
        self.clientID = clientID
        self.credential = credential
    }

    /// A provider that everybody knows.
    public init(_ brand: SignInProvider.Brand, clientID: String, credential: Credential) {
        let (name, issuer) =
            switch brand {
            case .apple: ("Apple", "https://appleid.apple.com")
            case .google: ("Google", "https://accounts.google.com")
            case .facebook: ("Facebook", "https://www.facebook.com")
            }
        self.init(id: brand.rawValue, name: name, issuer: issuer, clientID: clientID, credential: credential)
        provider.brand = brand
        switch brand {
        case .apple:
            // Names and addresses come only in a form.
            (postsAnswer, scope) = (true, "openid name email")
            // Its description has named other issuers than its tokens do (account.apple.com, in June 2025), while these addresses
            // and the issuer of tokens stand in its documents: "Request an authorization to the Sign in with Apple server",
            // "Generate and validate tokens" and "Fetch Apple's public key", developer.apple.com.
            description = ProviderMetadata(
                authorizationEndpoint: issuer + "/auth/authorize", tokenEndpoint: issuer + "/auth/token",
                keys: issuer + "/auth/keys")
        case .facebook:
            // It does not say where codes are exchanged ("OIDC Code Flow with PKCE for Manually Built Facebook Login
            // Flows", developers.facebook.com).
            (discovery, tokenEndpoint) = (discovery + "/", "https://graph.facebook.com/oauth/access_token")
            scope = "openid email"
        case .google: break
        }
    }
}

extension SignInProvider {
    /// Whether a provider that calls itself this is the one.
    public func isIssuer(_ text: String) -> Bool { Self.isName(text, ofIssuer: issuer) }

    /// Whether this names an issuer. Some write their name with a slash at the end, also in tokens; settings leave it out.
    static func isName(_ text: String, ofIssuer issuer: String) -> Bool {
        text == issuer || text == issuer + "/"
    }
}
