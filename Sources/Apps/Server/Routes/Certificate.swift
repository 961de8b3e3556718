import Cryptography
import Hummingbird
import NIOCore
import NIOSSL
import Pages
import QRCodes
import Routes

extension Site {
    /// `/certificate…`
    ///
    /// - Throws: ``AssetError/notFound(_:)`` if the server has no authority of its own.
    func certificate(_ path: CertificatePath, _ visit: Visit) throws -> Response {
        guard let file = parts.authorityFile, let certificate = try? NIOSSLCertificate.fromPEMFile(file).first else {
            throw AssetError.notFound("certificate")
        }
        let bytes = try certificate.toDERBytes()
        switch path {
        case .root:
            return .bytes(ByteBuffer(bytes: bytes), type: "application/x-x509-ca-cert", cache: "no-store")
        case .page:
            let address = parts.reach.url(of: visit.sender).map { $0 + Route.certificate().link }
            let digits = SHA256.hash(data: bytes).map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return .page(
                CertificatePage.page(
                    CertificatePage.Model(
                        address: address, code: address.flatMap { QRCode($0)?.rows } ?? [],
                        fingerprint: digits.joined(separator: ":")), visit.shell))
        }
    }
}
