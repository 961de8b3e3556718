import Cryptography
import Foundation
import Model
@_spi(FixedExpiryValidationTime) internal import X509

internal import enum Crypto.P256

extension AppStore {
    /// What the certificate has that signs for the store, and what the one has that signed it.
    ///
    /// Source: Apple, "JWSTransaction" and TN3138; the App Store Server Library checks the same two.
    private static let marks = ["1.2.840.113635.100.6.11.1", "1.2.840.113635.100.6.2.1"]
    /// Seconds by which the store's clock may differ.
    private static let leeway: Int64 = 60
    /// The most bytes of a text that is looked at: a store signs none that is longer.
    private static let longest = 65_536
    /// The longest identifier of a transaction, in characters; those of the store have about sixteen.
    private static let longestIdentifier = 100
    /// The beginning of 2000, in milliseconds since 1970: no store has signed anything before.
    private static let earliest: Int64 = 946_684_800_000

    /// Verifies a transaction: its certificates up to the root, its signature, and that it is of this app and for something
    /// that is sold. Whether it has ended or was taken back is the caller's to decide.
    ///
    /// - Parameters:
    ///   - transaction: As StoreKit's `jwsRepresentation` has it.
    ///   - now: The time here. The store's clock may be a minute ahead of it.
    /// - Throws: Any ``PurchaseFault`` but `expired` and `revoked`.
    public func verify(_ transaction: String, at now: Timestamp) async throws(PurchaseFault) -> StoreTransaction {
        let claims = try await signed(transaction, as: TransactionClaims.self, at: now)
        guard claims.bundleId == bundle else { throw .app }
        guard claims.environment == environment.rawValue else { throw .environment }
        guard products.contains(claims.productId) else { throw .product }
        guard Self.isIdentifier(claims.originalTransactionId) else { throw .malformed }
        return StoreTransaction(
            original: claims.originalTransactionId, product: claims.productId, environment: environment,
            account: try Self.account(claims.appAccountToken),
            purchasedAt: Timestamp(milliseconds: claims.purchaseDate),
            expiresAt: claims.expiresDate.map { Timestamp(milliseconds: $0) },
            revokedAt: claims.revocationDate.map { Timestamp(milliseconds: $0) },
            isReplaced: claims.isUpgraded ?? false, signedAt: Timestamp(milliseconds: claims.signed))
    }

    /// Verifies what the store sends of its own accord: a notification of version 2, and what is signed within it.
    ///
    /// - Parameters:
    ///   - notification: Its member `signedPayload`.
    ///   - now: The time here. The store's clock may be a minute ahead of it.
    /// - Returns: The transaction that it is about; nil if it is about none, or about a product that opens nothing
    ///   here.
    /// - Throws: Any ``PurchaseFault`` but `product`, `expired` and `revoked`.
    public func verify(notification: String, at now: Timestamp) async throws(PurchaseFault) -> StoreNotification? {
        let claims = try await signed(notification, as: NotificationClaims.self, at: now)
        guard let data = claims.data else { return nil }
        guard data.bundleId == bundle else { throw .app }
        guard data.environment == environment.rawValue else { throw .environment }
        guard let signedTransaction = data.signedTransactionInfo else { return nil }
        let transaction: StoreTransaction
        do {
            transaction = try await verify(signedTransaction, at: now)
        } catch .product {
            return nil
        }
        var graceUntil: Timestamp?
        if let signedRenewal = data.signedRenewalInfo {
            let renewal = try await signed(signedRenewal, as: RenewalClaims.self, at: now)
            guard renewal.originalTransactionId == transaction.original else { throw .malformed }
            graceUntil = renewal.gracePeriodExpiresDate.map { Timestamp(milliseconds: $0) }
        }
        return StoreNotification(transaction: transaction, graceUntil: graceUntil)
    }

    /// Whether a text can be the identifier of a transaction. Those of the store are numbers; what it will not write is
    /// refused before it is looked for, or kept, in a database.
    private static func isIdentifier(_ text: String) -> Bool {
        (1...longestIdentifier).contains(text.utf8.count) && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    /// The account for which a purchase was made, if the app said for which.
    ///
    /// The store takes a UUID from the app and nothing else, and gives it back in either case; it is empty or missing if the
    /// app gave none (Apple, "appAccountToken" and "JWSTransactionDecodedPayload"). Anything else is not the store's, and must
    /// not count as a purchase for nobody, which whoever comes first may have.
    private static func account(_ token: String?) throws(PurchaseFault) -> ID<Learner>? {
        guard let token, !token.isEmpty else { return nil }
        guard let account = ID<Learner>(token) else { throw .malformed }
        return account
    }

    /// Returns what a text says that the store signed.
    ///
    /// Certificates must have been valid when it was signed, and it must not be dated in the future. Nobody is asked whether a
    /// certificate was revoked: Glossa contacts nobody on its own. What is read here is read once: a key that stands twice in the
    /// text must not mean one thing to what checks the certificates and another to what checks the signature.
    private func signed<Claims: DatedClaims>(
        _ text: String, as type: Claims.Type, at now: Timestamp
    ) async throws(PurchaseFault) -> Claims {
        guard text.utf8.count <= Self.longest else { throw .malformed }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let header = Self.data(parts[0]), let body = Self.data(parts[1]),
            let signature = Self.data(parts[2]), let claims = try? JSONDecoder().decode(Claims.self, from: body)
        else { throw .malformed }
        // Before its certificates are looked at, whose validity a date that no calendar has would ask for.
        guard claims.signed >= Self.earliest else { throw .malformed }
        guard claims.signed <= now.milliseconds + Self.leeway * 1000 else { throw .early }
        let chain = try chain(of: header)
        try await verify(chain, at: Date(timeIntervalSince1970: Double(claims.signed) / 1000))
        guard let key = P256.Signing.PublicKey(chain[0].publicKey) else { throw .chain }
        guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature),
            key.isValidSignature(signature, for: Data((parts[0] + "." + parts[1]).utf8))
        else { throw .signature }
        return claims
    }

    /// The three certificates that a header brings along: the one that signs, if it is one that signs for the store, the one
    /// that signed it, and the root, if it is the one that is trusted.
    private func chain(of header: Data) throws(PurchaseFault) -> [Certificate] {
        guard let header = try? JSONSerialization.jsonObject(with: header) as? [String: Any],
            header["alg"] as? String == "ES256", header["crit"] == nil, let chain = header["x5c"] as? [String]
        else { throw .malformed }
        let ders = chain.compactMap { Data(base64Encoded: $0) }
        guard chain.count == 3, ders.count == 3, SHA256.hash(data: ders[2]).hexadecimal == root else { throw .chain }
        let certificates = ders.compactMap { try? Certificate(derEncoded: [UInt8]($0)) }
        guard certificates.count == 3 else { throw .chain }
        for (certificate, mark) in zip(certificates, Self.marks) {
            guard certificate.extensions.contains(where: { $0.oid.description == mark }) else { throw .chain }
        }
        return certificates
    }

    /// Checks that each certificate was signed by the next, and that all were valid at a moment.
    private func verify(_ chain: [Certificate], at moment: Date) async throws(PurchaseFault) {
        guard chain[1].publicKey.isValidSignature(chain[0].signature, for: chain[0]),
            chain[2].publicKey.isValidSignature(chain[1].signature, for: chain[1])
        else { throw .chain }
        var verifier = Verifier(rootCertificates: CertificateStore([chain[2]])) {
            RFC5280Policy(fixedExpiryValidationTime: moment)
        }
        let result = await verifier.validate(leaf: chain[0], intermediates: CertificateStore([chain[1]]))
        guard case .validCertificate = result else { throw .chain }
    }

    private static func data(_ text: String) -> Data? {
        let coded = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: coded + String(repeating: "=", count: (4 - coded.utf8.count % 4) % 4))
    }
}

/// A purchase, as the store has signed it.
public struct StoreTransaction: Hashable, Sendable {
    /// The first transaction of a subscription, which its renewals name as well.
    public var original: String
    /// The identifier of the product that was bought.
    public var product: String
    public var environment: AppStore.Environment
    /// The account for which the app bought it, whether or not there is one; nil if the app did not say.
    public var account: ID<Learner>?
    public var purchasedAt: Timestamp
    /// When a subscription ends unless it is renewed; nil for what is bought once.
    public var expiresAt: Timestamp?
    /// When the store took it back; nil if it did not.
    public var revokedAt: Timestamp?
    /// Whether another product of the subscription has taken its place.
    public var isReplaced: Bool
    /// When the store signed this description.
    public var signedAt: Timestamp
}

/// What the store sends when a purchase has changed.
public struct StoreNotification: Hashable, Sendable {
    public var transaction: StoreTransaction
    /// Until when a subscription goes on that could not be charged for; nil if it does not.
    public var graceUntil: Timestamp?
}

/// What is signed with its date, in milliseconds since 1970.
private protocol DatedClaims: Decodable {
    var signed: Int64 { get }
}

private struct TransactionClaims: DatedClaims {
    var bundleId: String
    var environment: String
    var productId: String
    var originalTransactionId: String
    var appAccountToken: String?
    var isUpgraded: Bool?
    /// All in milliseconds since 1970.
    var signed: Int64
    var purchaseDate: Int64
    var expiresDate: Int64?
    var revocationDate: Int64?

    private enum CodingKeys: String, CodingKey {
        case bundleId, environment, productId, originalTransactionId, appAccountToken, isUpgraded, purchaseDate
        case expiresDate, revocationDate
        case signed = "signedDate"
    }
}

private struct RenewalClaims: DatedClaims {
    var originalTransactionId: String
    /// In milliseconds since 1970.
    var gracePeriodExpiresDate: Int64?
    var signed: Int64

    private enum CodingKeys: String, CodingKey {
        case originalTransactionId, gracePeriodExpiresDate
        case signed = "signedDate"
    }
}

private struct NotificationClaims: DatedClaims {
    struct Content: Decodable {
        var bundleId: String
        var environment: String
        var signedTransactionInfo: String?
        var signedRenewalInfo: String?
    }

    /// Nil for summaries, which are about no purchase.
    var data: Content?
    var signed: Int64

    private enum CodingKeys: String, CodingKey {
        case data
        case signed = "signedDate"
    }
}
