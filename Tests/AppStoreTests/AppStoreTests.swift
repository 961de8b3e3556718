import AppStore
import Crypto
import Cryptography
import Foundation
import JWTKit
import Model
import SwiftASN1
import Testing
import X509

/// Which purchases are believed, with chains that the tests sign.
@Suite struct AppStoreTests {
    private static let now = Timestamp(milliseconds: 1_767_323_045_000)
    private static let seconds = TimeInterval(1_767_323_045)

    private struct Claims: JWTPayload {
        var bundleId = "org.example.glossa"
        var environment = "Production"
        var productId = "pro.year"
        var originalTransactionId = "1000"
        var signedDate = AppStoreTests.now.milliseconds - 1000
        var expiresDate: Int64? = AppStoreTests.now.milliseconds + 1000
        var revocationDate: Int64?

        func verify(using algorithm: some JWTAlgorithm) async throws {}
    }

    /// A root, what it signed, and what that signed.
    private struct Chain {
        var certificates: [Certificate]
        var key: P256.Signing.PrivateKey

        /// - Parameter isMarked: Whether the certificates are those with which transactions are signed.
        init(isMarked: Bool = true, end: TimeInterval = AppStoreTests.seconds + 86_400) throws {
            let keys = (0..<3).map { _ in P256.Signing.PrivateKey() }
            let names = try ["Leaf", "Between", "Root"].map { name in try DistinguishedName { CommonName(name) } }
            let marks: [ASN1ObjectIdentifier] = [
                [1, 2, 840, 113_635, 100, 6, 11, 1], [1, 2, 840, 113_635, 100, 6, 2, 1],
            ]
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
                if isMarked, place < 2 {
                    try extensions.append(Certificate.Extension(oid: marks[place], critical: false, value: [5, 0]))
                }
                return try Certificate(
                    version: .v3, serialNumber: Certificate.SerialNumber(),
                    publicKey: Certificate.PublicKey(keys[place].publicKey),
                    notValidBefore: Date(timeIntervalSince1970: AppStoreTests.seconds - 86_400),
                    notValidAfter: Date(timeIntervalSince1970: end), issuer: names[signer], subject: names[place],
                    signatureAlgorithm: .ecdsaWithSHA256, extensions: extensions,
                    issuerPrivateKey: Certificate.PrivateKey(keys[signer]))
            }
            key = keys[0]
        }

        func der(_ place: Int) throws -> [UInt8] {
            var serializer = DER.Serializer()
            try serializer.serialize(certificates[place])
            return serializer.serializedBytes
        }

        var root: String { get throws { SHA256Text.of(try der(2)) } }

        func sign(_ claims: Claims, isForeign: Bool = false) async throws -> String {
            let key = isForeign ? P256.Signing.PrivateKey() : key
            let signer = try ES256PrivateKey(pem: key.pemRepresentation)
            let header: JWTHeader = [
                "alg": "ES256", "x5c": .array(try (0..<3).map { .string(Data(try der($0)).base64EncodedString()) }),
            ]
            return try await JWTKeyCollection().add(ecdsa: signer).sign(claims, header: header)
        }
    }

    private enum SHA256Text {
        static func of(_ bytes: [UInt8]) -> String { Cryptography.SHA256.hash(data: bytes).hexadecimal }
    }

    private func entitlement(_ transaction: String?, root: String) async -> Entitlement {
        await Entitlement(transaction, from: AppStore(bundle: "org.example.glossa", root: root), at: Self.now)
    }

    @Test func withoutAStoreEverythingIsOpen() async {
        #expect(await Entitlement(nil, from: nil, at: Self.now) == .everything)
        #expect(await Entitlement("x", from: nil, at: Self.now).isOpen)
    }

    @Test func aPurchaseIsBelieved() async throws {
        let chain = try Chain()
        let found = await entitlement(try await chain.sign(Claims()), root: try chain.root)
        #expect(
            found
                == .bought(
                    StoreTransaction(
                        product: "pro.year", original: "1000",
                        expiresAt: Timestamp(milliseconds: Self.now.milliseconds + 1000))))
        #expect(found.isOpen)
    }

    @Test func aChainToAnotherRootIsNot() async throws {
        let (chain, other) = (try Chain(), try Chain())
        let transaction = try await chain.sign(Claims())
        #expect(await entitlement(transaction, root: try other.root) == .nothing(.chain))
        #expect(await entitlement(transaction, root: AppStore.appleRoot) == .nothing(.chain))
        // The other's root at the end of this chain.
        var mixed = chain
        mixed.certificates[2] = other.certificates[2]
        #expect(await entitlement(try await mixed.sign(Claims()), root: try other.root) == .nothing(.chain))
    }

    @Test func certificatesForSomethingElseAreNot() async throws {
        let chain = try Chain(isMarked: false)
        #expect(await entitlement(try await chain.sign(Claims()), root: try chain.root) == .nothing(.chain))
        let old = try Chain(end: Self.seconds - 3600)
        #expect(await entitlement(try await old.sign(Claims()), root: try old.root) == .nothing(.chain))
    }

    @Test func anotherSignatureIsNot() async throws {
        let chain = try Chain()
        let forged = try await chain.sign(Claims(), isForeign: true)
        #expect(await entitlement(forged, root: try chain.root) == .nothing(.signature))
    }

    @Test func whatATransactionSaysIsChecked() async throws {
        let chain = try Chain()
        let now = Self.now.milliseconds
        let wrong: [(Claims, StoreFault)] = [
            (Claims(bundleId: "org.example.other"), .bundle), (Claims(environment: "Sandbox"), .environment),
            (Claims(expiresDate: now), .expired), (Claims(revocationDate: now - 5), .revoked),
            (Claims(signedDate: now + 61_000), .early),
        ]
        for (claims, fault) in wrong {
            let transaction = try await chain.sign(claims)
            #expect(await entitlement(transaction, root: try chain.root) == .nothing(fault), "\(fault)")
        }
        #expect(await entitlement(try await chain.sign(Claims(expiresDate: nil)), root: try chain.root).isOpen)
    }

    @Test(arguments: ["", "a.b.c", "e30.e30.", "🙂"])
    func whatIsNoTransactionOpensNothing(_ text: String) async throws {
        #expect(await entitlement(text, root: AppStore.appleRoot) == .nothing(.malformed))
        #expect(await entitlement(nil, root: AppStore.appleRoot) == .nothing(.missing))
    }
}
