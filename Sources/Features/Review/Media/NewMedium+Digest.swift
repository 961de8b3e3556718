import Cards
import Cryptography

extension NewMedium {
    /// Checks a file.
    ///
    /// - Parameter fileName: The name of its file, with or without a path.
    /// - Throws: ``ReviewError/mediumTooLarge(_:megabytes:)``, ``ReviewError/unusableMedium(_:_:)``.
    public init(fileName: String, bytes: [UInt8], as kind: MediumKind) throws(ReviewError) {
        try self.init(fileName: fileName, bytes: bytes, as: kind) { $0.sha256 }
    }
}

extension [UInt8] {
    /// Their SHA-256 in hexadecimal digits.
    var sha256: String { SHA256.hash(data: self).hexadecimal }
}
