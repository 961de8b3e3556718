import Cryptography
import Foundation
import Model
import OpenID
import Routes

/// What a browser keeps while it is at a provider of sign-ins: what it was sent with, and what for. Nothing of it is on the
/// server, so that the answer may come to another one.
public struct ProviderVisit: Hashable, Sendable {
    /// The provider's part of addresses.
    public var provider: String
    /// The page to open then, as a link; empty for the first.
    public var next: String
    /// The text of the invitation that was followed; empty for none.
    public var invitation: String
    /// Who links an identity; nil for signing in.
    public var linking: ID<Learner>?
    public var startedAt: Timestamp
    private var secret: [UInt8]
    /// Shows that whoever links an identity gave the account's password when the visit began; empty for none. Only the server
    /// can make it, because it is made with the password's digest, and it ends with the password.
    private var permit: [UInt8] = []

    /// Seconds within which the browser must be back: ten minutes.
    public static let longest: Int64 = 600
    private static let secretLength = 32

    /// - Parameter random: Returns random bits that nobody can foresee.
    init(
        to provider: String, next: String, invitation: String, linking: ID<Learner>?, at now: Timestamp,
        random: () -> (UInt64, UInt64)
    ) {
        self.provider = provider
        // A longer address does not fit into a cookie.
        self.next = next.utf8.count <= 1024 ? next : ""
        self.invitation = invitation.utf8.count <= 256 ? invitation : ""
        self.linking = linking
        startedAt = now
        let (one, two) = (random(), random())
        secret = [one.0, one.1, two.0, two.1].flatMap { word in
            (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
        }
    }

    var secrets: RequestSecrets { RequestSecrets(secret) }

    /// Notes that the password with this digest was given.
    mutating func permit(by password: PasswordHash) { permit = code(by: password) }

    /// Whether the password with this digest was given.
    func isPermitted(by password: PasswordHash) -> Bool { Secret.equal(permit, code(by: password)) }

    private func code(by password: PasswordHash) -> [UInt8] {
        let told = "glossa link \(provider) \(linking?.description ?? "") \(startedAt.milliseconds) "
        return HMAC.sha256(Array(told.utf8) + secret, key: Array(password.text.utf8))
    }

    /// The text, of letters, digits, `_`, `-` and `.`.
    public var text: String {
        let fields = [
            provider, next, invitation, linking?.description ?? "", String(startedAt.milliseconds),
        ]
        return ([secret, permit] + fields.map { Array($0.utf8) }).map { Base64URL.text($0) }.joined(separator: ".")
    }

    /// Parses the text; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).compactMap {
            Base64URL.data(String($0))
        }
        guard parts.count == 7, parts[0].count == Self.secretLength else { return nil }
        let fields = parts.dropFirst(2).compactMap { String(data: $0, encoding: .utf8) }
        guard fields.count == 5, let milliseconds = Int64(fields[4]) else { return nil }
        (secret, permit) = (Array(parts[0]), Array(parts[1]))
        (provider, next, invitation) = (fields[0], fields[1], fields[2])
        linking = nil
        if !fields[3].isEmpty {
            guard let learner = ID<Learner>(fields[3]) else { return nil }
            linking = learner
        }
        startedAt = Timestamp(milliseconds: milliseconds)
    }
}
