internal import CCrypto
import Foundation

/// SHA-256 (FIPS 180-4), by OpenSSL's libcrypto.
///
/// ```swift
/// SHA256.hash(data: bytes).hexadecimal  // "2c26b46b68ffc68f…"
/// ```
public struct SHA256 {
    // The plain functions rather than EVP: they need no memory and no provider, so they cannot fail.
    private var context = SHA256_CTX()

    public init() { SHA256_Init(&context) }

    /// Adds the next bytes.
    public mutating func update(data: some ContiguousBytes) {
        data.withUnsafeBytes { bytes in _ = SHA256_Update(&context, bytes.baseAddress, bytes.count) }
    }

    /// Returns the 32 bytes of the digest of everything added so far.
    public func finalize() -> [UInt8] {
        var context = context
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256_Final(&digest, &context)
        return digest
    }

    /// Returns the digest of the given bytes.
    public static func hash(data: some ContiguousBytes) -> [UInt8] {
        var hash = SHA256()
        hash.update(data: data)
        return hash.finalize()
    }
}

/// A digest that only whoever has the key can make (RFC 2104), with SHA-256.
public enum HMAC {
    private static let blockLength = 64

    /// Returns the 32 bytes of the code.
    public static func sha256(_ data: [UInt8], key: [UInt8]) -> [UInt8] {
        let key = key.count > blockLength ? SHA256.hash(data: key) : key
        let block = key + [UInt8](repeating: 0, count: blockLength - key.count)
        let inner = SHA256.hash(data: block.map { $0 ^ 0x36 } + data)
        return SHA256.hash(data: block.map { $0 ^ 0x5C } + inner)
    }
}

/// SHA-1 (FIPS 180-4), for formats that require it. It is not collision-resistant.
public enum SHA1 {
    /// Returns the 20 bytes of the digest.
    public static func hash(data: some ContiguousBytes) -> [UInt8] {
        var context = SHA_CTX()
        SHA1_Init(&context)
        data.withUnsafeBytes { bytes in _ = SHA1_Update(&context, bytes.baseAddress, bytes.count) }
        var digest = [UInt8](repeating: 0, count: Int(SHA_DIGEST_LENGTH))
        SHA1_Final(&digest, &context)
        return digest
    }
}

extension Sequence<UInt8> {
    /// The bytes as lower-case hexadecimal digits, two per byte.
    public var hexadecimal: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
