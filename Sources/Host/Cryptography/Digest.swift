internal import CCrypto
import Foundation

/// SHA-256 (FIPS 180-4), by OpenSSL's libcrypto.
///
/// ```swift
/// SHA256.hash(data: bytes).hexadecimal  // "2c26b46b68ffc68f…"
/// ```
public struct SHA256 {
    private let hashing = Hashing(EVP_sha256())

    public init() {}

    /// Adds the next bytes.
    public mutating func update(data: some ContiguousBytes) { data.withUnsafeBytes { hashing.update($0) } }

    /// The 32 bytes of the digest. Nothing is added after that.
    public func finalize() -> [UInt8] { hashing.finalize() }

    /// The digest of bytes that are all there.
    public static func hash(data: some ContiguousBytes) -> [UInt8] {
        var hash = SHA256()
        hash.update(data: data)
        return hash.finalize()
    }
}

/// SHA-1 (FIPS 180-4), for formats that ask for it. It keeps nobody from making two texts of one digest.
public enum SHA1 {
    /// The 20 bytes of the digest.
    public static func hash(data: some ContiguousBytes) -> [UInt8] {
        let hashing = Hashing(EVP_sha1())
        data.withUnsafeBytes { hashing.update($0) }
        return hashing.finalize()
    }
}

/// A digest under way.
private final class Hashing {
    private let context: OpaquePointer

    /// - Parameter algorithm: One that libcrypto always has, so that none of its calls fails but for lack of memory.
    init(_ algorithm: OpaquePointer?) {
        guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, algorithm, nil) == 1 else {
            fatalError("libcrypto has no memory for a digest")
        }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }

    func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

    func finalize() -> [UInt8] {
        var length: CUnsignedInt = 0
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        EVP_DigestFinal_ex(context, &digest, &length)
        return Array(digest.prefix(Int(length)))
    }
}

extension Sequence<UInt8> {
    /// The bytes as lower-case hexadecimal digits, two for each.
    public var hexadecimal: String {
        map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}
