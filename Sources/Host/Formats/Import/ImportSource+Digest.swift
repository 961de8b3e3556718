import Cryptography

extension ImportSource {
    /// Returns the SHA-256 of the bytes, in hexadecimal.
    ///
    /// - Throws: `.unreadableFile`, `.tooLarge`.
    public func sha256() throws(FormatError) -> String {
        try withBytes { (bytes) throws(FormatError) in
            var hash = SHA256()
            bytes.withUnsafeBytes { hash.update(data: $0) }
            return hash.finalize().hexadecimal
        }
    }
}
