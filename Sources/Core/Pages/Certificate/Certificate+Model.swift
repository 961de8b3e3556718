/// `/certificate`: how to install the server's own authority on a phone or a computer.
public enum CertificatePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        /// The address of the page for other devices; nil if the server has no name that they know.
        public var address: String?
        /// The rows of the address's QR code, where true is dark; empty if there is none.
        public var code: [[Bool]]
        /// The SHA-256 digest of the authority's certificate, as devices show it: `AB:CD:…`.
        public var fingerprint: String

        public init(address: String?, code: [[Bool]], fingerprint: String) {
            self.address = address
            self.code = code
            self.fingerprint = fingerprint
        }
    }
}
