import AppStore
internal import Crypto
import Foundation
import Model
import OpenID
internal import SwiftASN1
internal import X509

/// An App Store that signs with keys of its own: a root, what that signed, and what that signed in turn.
public struct TestStore: Sendable {
    public static let bundle = "org.example.glossa"
    public static let product = "pro.year"

    /// What a transaction says. A test can change any of it, also to what no store would say.
    public struct Claims: Codable, Sendable {
        public var bundleId = TestStore.bundle
        public var environment = "Production"
        public var productId = TestStore.product
        public var originalTransactionId = "1000"
        public var appAccountToken: String?
        public var isUpgraded: Bool?
        public var signedDate = TestDesk.now.milliseconds
        public var purchaseDate = TestDesk.now.milliseconds - 1000
        public var expiresDate: Int64? = TestDesk.now.milliseconds + 30 * 86_400_000
        public var revocationDate: Int64?

        public init() {}
    }

    private struct Renewal: Codable {
        var originalTransactionId: String
        var signedDate: Int64
        var gracePeriodExpiresDate: Int64?
    }

    private struct Notification: Codable {
        struct Content: Codable {
            var bundleId: String
            var environment: String
            var signedTransactionInfo: String?
            var signedRenewalInfo: String?
        }

        var notificationType: String
        var notificationUUID: String
        var signedDate: Int64
        var data: Content?
    }

    private let certificates: [Certificate]
    private let key: P256.Signing.PrivateKey

    /// - Parameters:
    ///   - marked: Which certificates, from the last on, have the mark of those that sign for a store.
    ///   - end: When the certificate that signs ends.
    public init(
        marked: Set<Int> = [0, 1], end: Timestamp = TestDesk.now.advanced(bySeconds: 365 * 86_400)
    ) throws {
        let keys = (0..<3).map { _ in P256.Signing.PrivateKey() }
        let names = try ["Leaf", "Between", "Root"].map { name in try DistinguishedName { CommonName(name) } }
        let marks: [ASN1ObjectIdentifier] = [[1, 2, 840, 113_635, 100, 6, 11, 1], [1, 2, 840, 113_635, 100, 6, 2, 1]]
        let now = Double(TestDesk.now.milliseconds) / 1000
        certificates = try (0..<3).map { place in
            let signer = min(place + 1, 2)
            var extensions = try Certificate.Extensions {
                if place == 0 {
                    Critical(BasicConstraints.notCertificateAuthority)
                } else {
                    Critical(BasicConstraints.isCertificateAuthority(maxPathLength: nil))
                    Critical(KeyUsage(keyCertSign: true))
                }
            }
            if place < 2, marked.contains(place) {
                try extensions.append(Certificate.Extension(oid: marks[place], critical: false, value: [5, 0]))
            }
            return try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(),
                publicKey: Certificate.PublicKey(keys[place].publicKey),
                notValidBefore: Date(timeIntervalSince1970: now - 3650 * 86_400),
                notValidAfter: Date(
                    timeIntervalSince1970: place == 0 ? Double(end.milliseconds) / 1000 : now + 3650 * 86_400),
                issuer: names[signer], subject: names[place], signatureAlgorithm: .ecdsaWithSHA256,
                extensions: extensions, issuerPrivateKey: Certificate.PrivateKey(keys[signer]))
        }
        key = keys[0]
    }

    private init(_ certificates: [Certificate], _ key: P256.Signing.PrivateKey) {
        self.certificates = certificates
        self.key = key
    }

    /// The same with the root of another at the end of the chain.
    public func withRoot(of other: TestStore) -> TestStore {
        TestStore([certificates[0], certificates[1], other.certificates[2]], key)
    }

    /// The same with a key that no certificate is about.
    public func withForeignKey() -> TestStore { TestStore(certificates, P256.Signing.PrivateKey()) }

    /// The digest of the root's certificate.
    public var root: String {
        get throws { SHA256.hash(data: try Self.der(certificates[2])).map { Self.hexadecimal($0) }.joined() }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }

    /// A server's settings that trust it.
    public func settings(freeRequests: Int = 2) throws -> AppStore {
        AppStore(bundle: Self.bundle, products: [Self.product], root: try root, freeRequests: freeRequests)
    }

    /// Signs a transaction.
    ///
    /// - Parameter change: What it says beside the usual.
    public func transaction(_ change: (inout Claims) -> Void = { _ in }) throws -> String {
        var claims = Claims()
        change(&claims)
        return try sign(claims)
    }

    /// Signs a notification about a transaction.
    ///
    /// - Parameters:
    ///   - grace: Until when the subscription goes on that could not be charged for; nil if it does not.
    ///   - original: Which subscription its renewal is about; nil for that of the transaction.
    public func notification(
        _ type: String = "REFUND", grace: Timestamp? = nil, original: String? = nil,
        _ change: (inout Claims) -> Void = { _ in }
    ) throws -> String {
        var claims = Claims()
        change(&claims)
        let renewal = Renewal(
            originalTransactionId: original ?? claims.originalTransactionId, signedDate: claims.signedDate,
            gracePeriodExpiresDate: grace?.milliseconds)
        return try sign(
            Notification(
                notificationType: type, notificationUUID: "8a9e8ee6-3e4f-4a4e-9d5d-0b1f0b9d6f11",
                signedDate: claims.signedDate,
                data: Notification.Content(
                    bundleId: claims.bundleId, environment: claims.environment,
                    signedTransactionInfo: try sign(claims), signedRenewalInfo: try sign(renewal))))
    }

    /// Signs a notification that is about no transaction, as the store does to test an address.
    public func testNotification() throws -> String {
        try sign(
            Notification(
                notificationType: "TEST", notificationUUID: "0f4d3f0e-0c40-4f6b-8f4b-6a2f3a6d9d10",
                signedDate: TestDesk.now.milliseconds,
                data: Notification.Content(bundleId: Self.bundle, environment: "Production")))
    }

    private func sign(_ claims: some Encodable) throws -> String {
        try sign(claims, header: #"{"alg":"ES256","x5c":\#(try chain())}"#)
    }

    /// The certificates, as a header has them.
    public func chain() throws -> String {
        let chain = try certificates.map { Data(try Self.der($0)).base64EncodedString() }
        return String(decoding: try JSONEncoder().encode(chain), as: UTF8.self)
    }

    /// A transaction under a header in JSON, signed with the store's key.
    public func transaction(header: String) throws -> String {
        try sign(Claims(), header: header)
    }

    private func sign(_ claims: some Encodable, header: String) throws -> String {
        let signed = Base64URL.text(Data(header.utf8)) + "." + Base64URL.text(try JSONEncoder().encode(claims))
        return signed + "." + Base64URL.text(try key.signature(for: Data(signed.utf8)).rawRepresentation)
    }

    private static func der(_ certificate: Certificate) throws -> [UInt8] {
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        return serializer.serializedBytes
    }
}
