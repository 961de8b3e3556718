import Crypto
import Foundation

/// SHA-256 of files, as lower-case hexadecimal.
enum SHA256Digest {
    static func hex(ofFile url: URL) throws -> String {
        let data = try Data(contentsOf: url, options: .alwaysMapped)
        return hex(SHA256.hash(data: data))
    }

    static func hex(_ digest: some Sequence<UInt8>) -> String {
        digest.map { byte in
            let digits = String(byte, radix: 16)
            return digits.count == 1 ? "0" + digits : digits
        }.joined()
    }
}
