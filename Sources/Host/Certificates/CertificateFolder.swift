internal import Crypto
import Foundation
internal import SwiftASN1
internal import X509

/// An authority of one's own and the server's certificate that it signed, in a folder that only its owner reads. Devices
/// on which the authority is installed trust the server.
///
/// ```swift
/// let folder = CertificateFolder("/home/me/.config/glossa/certificates")
/// let made = try folder.make(for: ["desk.local", "192.168.1.5"], at: Date())
/// ```
public struct CertificateFolder: Sendable {
    private let folder: URL

    /// The longest that browsers accept (CA/Browser Forum, Baseline Requirements, 6.3.2), in days.
    public static let mostDays = 397.0
    /// With fewer days left a certificate is renewed.
    public static let renewalDays = 30.0
    private static let authorityDays = 3652.0
    private static let day = 86_400.0
    /// Clocks of devices differ.
    private static let leeway = 3600.0

    public init(_ folder: String) {
        self.folder = URL(filePath: folder)
    }

    /// The authority's certificate, which devices install.
    public var authorityFile: String { folder.appending(path: "authority.pem").path }
    private var authorityKeyFile: String { folder.appending(path: "authority.key").path }
    /// The server's certificate and its key. They are one file, so that they are renewed at once.
    public var serverFile: String { folder.appending(path: "server.pem").path }

    /// What the folder holds.
    public struct Content: Sendable {
        /// The names and addresses that the server's certificate is for.
        public var names: [String]
        /// The moment after which browsers refuse it.
        public var expiry: Date
        /// The moment after which devices need a new authority.
        public var authorityExpiry: Date
        /// The SHA-256 digest of the authority's certificate, as devices show it: `AB:CD:…`.
        public var fingerprint: String
    }

    /// Returns what the folder holds; nil if no certificate was made yet.
    ///
    /// - Throws: ``CertificateFolderError``.
    public func content() throws(CertificateFolderError) -> Content? {
        guard FileManager.default.fileExists(atPath: serverFile) else { return nil }
        let server = try Self.certificate(serverFile)
        let authority = try Self.certificate(authorityFile)
        return Content(
            names: Self.names(server), expiry: server.notValidAfter, authorityExpiry: authority.notValidAfter,
            fingerprint: try Self.fingerprint(authority, authorityFile))
    }

    /// Makes the server's certificate, and the authority if there is none.
    ///
    /// - Parameters:
    ///   - names: Host names in lower case, and addresses. Those of this machine's own loopback are added.
    ///   - newAuthority: Whether to replace the authority, so that every device has to install the new one.
    /// - Throws: ``CertificateFolderError``. What was there is kept.
    public func make(
        for names: [String], newAuthority: Bool = false, at now: Date
    ) throws(CertificateFolderError) -> Content {
        for name in names where HostNames.bytes(name) == nil && !HostNames.isName(name) { throw .name(name) }
        var all = names
        for name in ["localhost", "127.0.0.1", "::1"] where !all.contains(name) { all.append(name) }
        var authority = newAuthority ? nil : try existingAuthority()
        if let (certificate, _) = authority {
            let constraints = try? certificate.extensions.nameConstraints
            let foreign = all.filter { name in !(constraints.map { Constraints.allow(name, $0) } ?? true) }
            guard foreign.isEmpty else { throw .outsideAuthority(foreign) }
        }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            // Foundation's own errors have the system's as their cause.
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
            let reason = cause.map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
            throw .unwritable(folder.path, reason: reason)
        }
        let made: (certificate: Certificate, key: P256.Signing.PrivateKey)
        do {
            made = try authority ?? Self.newAuthority(for: all, at: now)
        } catch {
            throw .unmade(reason: "\(error)")
        }
        if authority == nil {
            // The key first: a certificate without its key is not an authority.
            try Self.write(made.key.pemRepresentation + "\n", to: authorityKeyFile)
            try Self.write(try Self.pem(made.certificate), to: authorityFile)
            authority = made
        }
        let key = P256.Signing.PrivateKey()
        let certificate: Certificate
        do {
            certificate = try Self.server(for: all, key: key, signedBy: made, at: now)
        } catch {
            throw .unmade(reason: "\(error)")
        }
        try Self.write(try Self.pem(certificate) + key.pemRepresentation + "\n", to: serverFile)
        return Content(
            names: all, expiry: certificate.notValidAfter, authorityExpiry: made.certificate.notValidAfter,
            fingerprint: try Self.fingerprint(made.certificate, authorityFile))
    }

    /// Makes the server's certificate anew, for the same names.
    ///
    /// - Throws: ``CertificateFolderError``. The present one is kept.
    public func renew(at now: Date) throws(CertificateFolderError) {
        guard let content = try content() else { throw .unreadable(serverFile, reason: "It does not exist") }
        _ = try make(for: content.names, at: now)
    }

    private func existingAuthority() throws(CertificateFolderError) -> (
        certificate: Certificate, key: P256.Signing.PrivateKey
    )? {
        guard FileManager.default.fileExists(atPath: authorityFile) else { return nil }
        let certificate = try Self.certificate(authorityFile)
        let text = try Self.read(authorityKeyFile)
        guard let key = try? P256.Signing.PrivateKey(pemRepresentation: text) else {
            throw .unreadable(authorityKeyFile, reason: "It holds no private key")
        }
        guard certificate.publicKey == Certificate.PublicKey(key.publicKey) else {
            throw .unreadable(authorityKeyFile, reason: "It does not belong to \(authorityFile)")
        }
        return (certificate, key)
    }
}

// MARK: - Making

extension CertificateFolder {
    private static func newAuthority(
        for names: [String], at now: Date
    ) throws -> (certificate: Certificate, key: P256.Signing.PrivateKey) {
        let key = P256.Signing.PrivateKey()
        let holder = Certificate.PrivateKey(key)
        let host = names.first { HostNames.bytes($0) == nil && $0 != "localhost" }
        // The name under which devices list it.
        let subject = try DistinguishedName {
            CommonName("Glossa" + (host.map { " on \($0)" }?.prefix(50) ?? ""))
            OrganizationName("Glossa")
        }
        let certificate = try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: holder.publicKey,
            notValidBefore: now.addingTimeInterval(-leeway),
            notValidAfter: now.addingTimeInterval(authorityDays * day), issuer: subject, subject: subject,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(Constraints.covering(names))
                SubjectKeyIdentifier(hash: holder.publicKey)
            }, issuerPrivateKey: holder)
        return (certificate, key)
    }

    private static func server(
        for names: [String], key: P256.Signing.PrivateKey,
        signedBy authority: (certificate: Certificate, key: P256.Signing.PrivateKey), at now: Date
    ) throws -> Certificate {
        let holder = Certificate.PrivateKey(key)
        let start = now.addingTimeInterval(-leeway)
        // A second less, since both ends count.
        let end = min(start.addingTimeInterval(mostDays * day - 1), authority.certificate.notValidAfter)
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: holder.publicKey,
            notValidBefore: start, notValidAfter: end, issuer: authority.certificate.subject,
            subject: try DistinguishedName { CommonName(String((names.first ?? "localhost").prefix(64))) },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(
                    names.map { name in
                        HostNames.bytes(name).map { .ipAddress(ASN1OctetString(contentBytes: $0[...])) }
                            ?? .dnsName(name)
                    })
                SubjectKeyIdentifier(hash: holder.publicKey)
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: authority.certificate.publicKey).keyIdentifier)
            }, issuerPrivateKey: Certificate.PrivateKey(authority.key))
    }

    private static func names(_ certificate: Certificate) -> [String] {
        let names = (try? certificate.extensions.subjectAlternativeNames) ?? SubjectAlternativeNames()
        return names.compactMap { name in
            switch name {
            case .dnsName(let name): name
            case .ipAddress(let address): HostNames.text(Array(address.bytes))
            default: nil
            }
        }
    }
}

// MARK: - Files

extension CertificateFolder {
    private static func pem(_ certificate: Certificate) throws(CertificateFolderError) -> String {
        do {
            return try certificate.serializeAsPEM().pemString + "\n"
        } catch {
            throw .unmade(reason: "\(error)")
        }
    }

    private static func fingerprint(
        _ certificate: Certificate, _ path: String
    ) throws(CertificateFolderError) -> String {
        var serializer = DER.Serializer()
        do {
            try serializer.serialize(certificate)
        } catch {
            throw .unreadable(path, reason: "\(error)")
        }
        return SHA256.hash(data: serializer.serializedBytes).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined(separator: ":")
    }

    private static func read(_ path: String) throws(CertificateFolderError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unreadable(path, reason: "\(error.localizedDescription)")
        }
    }

    private static func certificate(_ path: String) throws(CertificateFolderError) -> Certificate {
        let text = try read(path)
        // The first of the documents: the server's file holds its key, too.
        guard let document = try? PEMDocument.parseMultiple(pemString: text).first,
            let certificate = try? Certificate(derEncoded: document.derBytes)
        else { throw .unreadable(path, reason: "It holds no certificate") }
        return certificate
    }

    /// Puts a file that only its owner reads in the place of another, at once.
    private static func write(_ text: String, to path: String) throws(CertificateFolderError) {
        let new = path + ".new"
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path, reason: String(cString: strerror(errno))) }
        let bytes = Array(text.utf8)
        let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count && fsync(descriptor) == 0
        let reason = String(cString: strerror(errno))
        close(descriptor)
        guard isWritten, rename(new, path) == 0 else {
            unlink(new)
            throw .unwritable(path, reason: reason)
        }
    }
}

/// Why a certificate could not be made or read.
public enum CertificateFolderError: Error, Equatable, CustomStringConvertible {
    case name(String)
    case outsideAuthority([String])
    case unreadable(String, reason: String)
    case unwritable(String, reason: String)
    case unmade(reason: String)

    public var description: String {
        switch self {
        case .name(let name):
            "\(name) is not a host name or an address. Write one such as desk.local or 192.168.1.5. Nothing was changed."
        case .outsideAuthority(let names):
            """
            The authority may not certify \(names.joined(separator: ", ")), because it was made for other names. Nothing \
            was changed. --new-authority makes another, which every device then has to install.
            """
        case .unreadable(let path, let reason):
            "\(path) cannot be read: \(reason). Nothing was changed. --new-authority makes everything anew."
        case .unwritable(let path, let reason):
            "\(path) cannot be written: \(reason). What was there is kept; choose another folder with --config or "
                + "GLOSSA_CONFIG."
        case .unmade(let reason): "The certificate could not be made: \(reason). Nothing was changed."
        }
    }
}
