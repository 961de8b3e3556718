import Cryptography
import Foundation
internal import JWTKit
import Model
internal import SwiftASN1
internal import X509

/// An App Store: whose purchases are taken, and how they are verified.
///
/// Source: Apple, "JWSTransactionDecodedPayload" and "App Store Server Library", developer.apple.com.
public struct AppStore: Sendable {
    /// The app that was bought from.
    public var bundle: String
    /// `Production`, or `Sandbox` and `Xcode` for tests.
    public var environment: String
    /// The SHA-256 digest of the root's certificate, in lower-case hexadecimal digits.
    public var root: String

    /// Apple Root CA - G3, as published at apple.com/certificateauthority.
    public static let appleRoot = "63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179"
    /// What the certificate has that signs transactions, and what the one has that signed it.
    private static let marks = ["1.2.840.113635.100.6.11.1", "1.2.840.113635.100.6.2.1"]
    /// Seconds by which the store's clock may differ.
    private static let leeway: Int64 = 60

    public init(bundle: String, environment: String = "Production", root: String = appleRoot) {
        self.bundle = bundle
        self.environment = environment
        self.root = root
    }

    /// Verifies a transaction: its certificates up to the root, its signature, and that it is for this app and in force.
    public func verify(_ transaction: String, at now: Timestamp) async throws(StoreFault) -> StoreTransaction {
        let anchor = try anchor(of: transaction)
        let claims: Claims
        do {
            claims = try await X5CVerifier(rootCertificates: [anchor]).verifyJWS(transaction, as: Claims.self)
        } catch let error as JWTError where error.errorType == .invalidX5CChain {
            throw .chain
        } catch let error as JWTError where error.errorType == .malformedToken {
            throw .malformed
        } catch {
            throw .signature
        }
        guard claims.bundleId == bundle else { throw .bundle }
        guard claims.environment == environment else { throw .environment }
        guard claims.signed <= now.milliseconds + Self.leeway * 1000 else { throw .early }
        guard claims.revocationDate == nil else { throw .revoked }
        if let end = claims.expiresDate, end <= now.milliseconds { throw .expired }
        return StoreTransaction(
            product: claims.productId, original: claims.originalTransactionId,
            expiresAt: claims.expiresDate.map { Timestamp(milliseconds: $0) })
    }

    /// The root that a transaction brings along, if it is the one that is trusted, and the other two are what they must be.
    private func anchor(of transaction: String) throws(StoreFault) -> Certificate {
        guard transaction.utf8.count <= 65_536, let start = transaction.split(separator: ".").first,
            let json = Self.data(String(start)),
            let header = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
            header["alg"] as? String == "ES256", let chain = header["x5c"] as? [String]
        else { throw .malformed }
        let ders = chain.compactMap { Data(base64Encoded: $0) }
        guard chain.count == 3, ders.count == 3, SHA256.hash(data: ders[2]).hexadecimal == root else { throw .chain }
        let certificates = ders.compactMap { try? Certificate(derEncoded: [UInt8]($0)) }
        guard certificates.count == 3 else { throw .chain }
        for (certificate, mark) in zip(certificates, Self.marks) {
            guard certificate.extensions.contains(where: { $0.oid.description == mark }) else { throw .chain }
        }
        return certificates[2]
    }

    private static func data(_ text: String) -> Data? {
        let coded = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: coded + String(repeating: "=", count: (4 - coded.utf8.count % 4) % 4))
    }
}

/// What a transaction says. Its certificates had to be good when it was signed.
private struct Claims: ValidationTimePayload {
    var bundleId: String
    var environment: String
    var productId: String
    var originalTransactionId: String
    /// All in milliseconds since 1970.
    var signed: Int64
    var expiresDate: Int64?
    var revocationDate: Int64?

    var signedDate: Date { Date(timeIntervalSince1970: Double(signed) / 1000) }

    private enum CodingKeys: String, CodingKey {
        case bundleId, environment, productId, originalTransactionId, expiresDate, revocationDate
        case signed = "signedDate"
    }

    // Checked afterwards.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
