import Foundation
import NIOSSL

/// A certificate and its key in PEM files, which another program (certbot, Caddy, `glossa certificate`) may renew.
public struct CertificateFiles: Sendable {
    /// The server's certificate, followed by those of the authorities between it and a root.
    public var certificate: String
    /// The private key, without a passphrase.
    public var key: String
    /// The certificate of one's own authority, which devices may fetch; nil if they know the authority anyway.
    public var authority: String?
    /// How Glossa renews the files itself; nil if another program does.
    public var renewal: Renewal?

    /// How and when Glossa renews the files itself.
    public struct Renewal: Sendable {
        /// Renews with fewer days left than these.
        var days: Double
        /// Writes new files, and throws what it could not do.
        var make: @Sendable (_ now: Date) throws -> Void

        public init(days: Double, make: @escaping @Sendable (_ now: Date) throws -> Void) {
            self.days = days
            self.make = make
        }
    }

    public init(certificate: String, key: String, authority: String? = nil, renewal: Renewal? = nil) {
        self.certificate = certificate
        self.key = key
        self.authority = authority
        self.renewal = renewal
    }

    /// More than any chain of certificates needs; a larger file is something else.
    private static let mostBytes = 1 << 20

    /// Reads and checks both files.
    ///
    /// - Throws: ``CertificateError``, before anything is changed.
    func load(at now: Date) throws(CertificateError) -> LoadedCertificate {
        let chainBytes = try Self.read(certificate)
        let keyBytes = try Self.read(key)
        guard let chain = try? NIOSSLCertificate.fromPEMBytes(chainBytes), let first = chain.first else {
            throw .noCertificate(certificate)
        }
        let keyText = String(decoding: keyBytes, as: UTF8.self)
        guard !keyText.contains("ENCRYPTED") else { throw .encryptedKey(key) }
        guard let privateKey = try? NIOSSLPrivateKey(bytes: keyBytes, format: .pem) else { throw .noKey(key) }
        let expiry = Date(timeIntervalSince1970: TimeInterval(first.notValidAfter))
        let start = Date(timeIntervalSince1970: TimeInterval(first.notValidBefore))
        guard expiry > now else { throw .expired(certificate, on: expiry) }
        guard start <= now else { throw .notYetValid(certificate, until: start) }
        let context: NIOSSLContext
        do {
            context = try NIOSSLContext(configuration: .served(chain, privateKey))
        } catch NIOSSLError.failedToLoadPrivateKey {
            throw .otherKey(certificate: certificate, key: key)
        } catch {
            throw .refused(certificate, reason: "\(error)")
        }
        return LoadedCertificate(context: context, expiry: expiry, isKeyReadableByOthers: Self.isReadableByOthers(key))
    }

    private static func read(_ path: String) throws(CertificateError) -> [UInt8] {
        do {
            guard let file = FileHandle(forReadingAtPath: path) else {
                throw CertificateError.unreadable(path, reason: String(cString: strerror(errno)))
            }
            defer { try? file.close() }
            let bytes = try file.read(upToCount: mostBytes) ?? Data()
            return bytes.isEmpty ? [0] : Array(bytes)
        } catch let error as CertificateError {
            throw error
        } catch {
            throw .unreadable(path, reason: error.localizedDescription)
        }
    }

    private static func isReadableByOthers(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IROTH != 0
    }

    /// What tells whether the files were replaced or rewritten. Symbolic links are followed, as certbot's are.
    var state: [FileState?] { [FileState(certificate), FileState(key)] }

    /// What the file system tells of a file.
    struct FileState: Equatable, Sendable {
        private var numbers: [Int64]

        /// Nil if there is no file.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            numbers = [
                Int64(truncatingIfNeeded: status.st_dev), Int64(truncatingIfNeeded: status.st_ino),
                Int64(status.st_size), Int64(status.st_mtim.tv_sec), Int64(status.st_mtim.tv_nsec),
                Int64(status.st_ctim.tv_sec), Int64(status.st_ctim.tv_nsec),
            ]
        }
    }
}

/// A certificate with its key, ready for connections.
struct LoadedCertificate: Sendable {
    let context: NIOSSLContext
    /// The moment after which clients refuse it.
    let expiry: Date
    /// Whether every account of this machine may read the key.
    let isKeyReadableByOthers: Bool
}

/// Why a certificate and its key cannot be used. Each case names the file.
public enum CertificateError: Error, Equatable, CustomStringConvertible {
    case unreadable(String, reason: String)
    case noCertificate(String)
    case noKey(String)
    case encryptedKey(String)
    case otherKey(certificate: String, key: String)
    case expired(String, on: Date)
    case notYetValid(String, until: Date)
    case refused(String, reason: String)

    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)."
        case .noCertificate(let path):
            "\(path) holds no certificate. It must be a PEM file that begins with the server's own certificate."
        case .noKey(let path): "\(path) holds no private key in PEM form."
        case .encryptedKey(let path):
            "The key in \(path) has a passphrase. Store it without one (openssl pkey), in a file that only Glossa reads."
        case .otherKey(let certificate, let key):
            "The key in \(key) does not belong to the first certificate in \(certificate)."
        case .expired(let path, let date): "The certificate in \(path) expired on \(date.formatted(.iso8601))."
        case .notYetValid(let path, let date):
            "The certificate in \(path) is not valid before \(date.formatted(.iso8601)). Check the clock."
        case .refused(let path, let reason): "The certificate in \(path) cannot be used: \(reason)."
        }
    }
}

extension TLSConfiguration {
    /// TLS 1.3, or 1.2 with forward secrecy and authenticated encryption (RFC 9325, section 4.2), for HTTP/1.1.
    fileprivate static func served(_ chain: [NIOSSLCertificate], _ key: NIOSSLPrivateKey) -> TLSConfiguration {
        var configuration = makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
        configuration.minimumTLSVersion = .tlsv12
        configuration.cipherSuiteValues = [
            .TLS_AES_128_GCM_SHA256, .TLS_AES_256_GCM_SHA384, .TLS_CHACHA20_POLY1305_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        configuration.applicationProtocols = ["http/1.1"]
        // How long a closed connection waits for the client's farewell.
        configuration.shutdownTimeout = .seconds(2)
        return configuration
    }
}
