import Cryptography
import Foundation

/// SHA-256 of files, as lower-case hexadecimal.
enum SHA256Digest {
    static func hex(ofFile url: URL) throws -> String {
        let data = try Data(contentsOf: url, options: .alwaysMapped)
        return SHA256.hash(data: data).hexadecimal
    }
}
