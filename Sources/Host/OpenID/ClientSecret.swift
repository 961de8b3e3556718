import Foundation
internal import JWTKit
import Model

/// The secret that Apple wants: a short-lived token signed with a key of the team's.
///
/// Source: Apple, "Creating a client secret", developer.apple.com.
enum ClientSecret {
    private struct Claims: JWTPayload {
        var iss: String
        var iat: Int64
        var exp: Int64
        var aud = "https://appleid.apple.com"
        var sub: String

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    /// Seconds for which it is good; it is made for one exchange.
    private static let lifetime: Int64 = 300

    /// - Throws: `OpenIDError.unusable` for a key that is none.
    static func apple(
        team: String, key: String, pem: String, clientID: String, at now: Timestamp
    ) async throws(OpenIDError) -> String {
        let seconds = now.milliseconds / 1000
        let claims = Claims(iss: team, iat: seconds, exp: seconds + lifetime, sub: clientID)
        do {
            let id = JWKIdentifier(string: key)
            return try await JWTKeyCollection().add(ecdsa: ES256PrivateKey(pem: pem), kid: id).sign(claims, kid: id)
        } catch {
            throw .unusable("key for the client secret")
        }
    }

    /// Whether a text is a key that can sign.
    static func isKey(_ pem: String) -> Bool { (try? ES256PrivateKey(pem: pem)) != nil }
}
