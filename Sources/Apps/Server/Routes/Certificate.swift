import Cryptography
import Hummingbird
import NIOCore
import NIOSSL
import Pages
import QRCodes
import Routes

extension SiteParts {
    /// `/certificate…`, for whoever reaches the server: a device fetches the certificate before it trusts the server.
    ///
    /// - Throws: ``AssetError/notFound(_:)`` if the server has no authority of its own.
    func certificate(_ path: CertificatePath, to sender: RequestOrigin, _ shell: Shell) throws -> Response {
        guard let file = authorityFile, let certificate = try? NIOSSLCertificate.fromPEMFile(file).first else {
            throw AssetError.notFound("certificate")
        }
        let bytes = try certificate.toDERBytes()
        switch path {
        case .root:
            return .bytes(ByteBuffer(bytes: bytes), type: "application/x-x509-ca-cert", cache: "no-store")
        case .page:
            let address = reach.url(of: sender).map { $0 + Route.certificate().link }
            let digits = SHA256.hash(data: bytes).map { byte in
                (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
            return .page(
                CertificatePage.page(
                    CertificatePage.Model(
                        address: address, code: address.flatMap { QRCode($0)?.rows } ?? [],
                        fingerprint: digits.joined(separator: ":")), shell))
        }
    }
}
