import Cryptography

/// What ties a provider's answer to one request of one browser: all follows from one secret, which the browser keeps.
public struct RequestSecrets: Sendable {
    private let secret: [UInt8]

    /// - Parameter secret: 32 random bytes.
    public init(_ secret: [UInt8]) { self.secret = secret }

    /// The text that the browser must bring back, so that nobody can send it an answer of their own.
    public var state: String { derived("state") }
    /// The text that the token must have, so that no other token is taken.
    public var nonce: String { derived("nonce") }
    /// What whoever exchanges the code must show (RFC 7636), so that a code that was seen is of no use.
    var verifier: String { derived("verifier") }
    /// What the provider is told of it beforehand.
    var challenge: String { Base64URL.text(SHA256.hash(data: Array(verifier.utf8))) }

    private func derived(_ purpose: String) -> String {
        Base64URL.text(SHA256.hash(data: Array("glossa openid \(purpose) ".utf8) + secret))
    }
}
