internal import CCrypto
import Foundation

/// ChaCha20-Poly1305 (RFC 8439), by OpenSSL's libcrypto: authenticated encryption, with which only the holder of the
/// key can read a text and nobody else can change it unnoticed.
public enum SealedBox {
    /// The length of a key, in bytes.
    public static let keyLength = 32
    private static let nonceLength = 12
    private static let tagLength = 16

    /// Why a text could not be sealed or opened.
    public enum Fault: Error {
        /// The key does not have ``keyLength`` bytes.
        case wrongKeyLength
        /// The box was sealed with another key or for another purpose, or has been changed since.
        case notAuthentic
        /// The system has no random numbers or no memory.
        case systemFailed
    }

    /// Returns a random key.
    ///
    /// - Throws: ``Fault/systemFailed``.
    public static func newKey() throws(Fault) -> Data { try random(keyLength) }

    /// Seals a text under a random nonce.
    ///
    /// - Parameter purpose: Associated data that must be given again to open the box; it is not stored in it.
    /// - Returns: The nonce, the ciphertext and its tag, concatenated.
    /// - Throws: ``Fault``.
    public static func seal(_ text: Data, key: Data, purpose: Data) throws(Fault) -> Data {
        try seal(text, key: key, nonce: try random(nonceLength), purpose: purpose)
    }

    static func seal(_ text: Data, key: Data, nonce: Data, purpose: Data) throws(Fault) -> Data {
        let cipher = try Cipher(key: key, nonce: nonce, seals: true)
        let sealed = try cipher.take(text, purpose: purpose)
        var tag = [UInt8](repeating: 0, count: tagLength)
        guard cipher.finish(), EVP_CIPHER_CTX_ctrl(cipher.context, EVP_CTRL_AEAD_GET_TAG, CInt(tagLength), &tag) == 1
        else {
            throw .systemFailed
        }
        return nonce + sealed + tag
    }

    /// Opens a box sealed by ``seal(_:key:purpose:)``.
    ///
    /// - Throws: ``Fault``.
    public static func open(_ box: Data, key: Data, purpose: Data) throws(Fault) -> Data {
        guard box.count >= nonceLength + tagLength else { throw .notAuthentic }
        let cipher = try Cipher(key: key, nonce: box.prefix(nonceLength), seals: false)
        let text = try cipher.take(box.dropFirst(nonceLength).dropLast(tagLength), purpose: purpose)
        var tag = Array(box.suffix(tagLength))
        guard EVP_CIPHER_CTX_ctrl(cipher.context, EVP_CTRL_AEAD_SET_TAG, CInt(tagLength), &tag) == 1, cipher.finish()
        else {
            throw .notAuthentic
        }
        return text
    }

    private static func random(_ count: Int) throws(Fault) -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        guard RAND_bytes(&bytes, CInt(count)) == 1 else { throw .systemFailed }
        return Data(bytes)
    }
}

/// The context of one encryption or decryption.
private final class Cipher {
    let context: OpaquePointer

    init(key: Data, nonce: Data, seals: Bool) throws(SealedBox.Fault) {
        guard key.count == SealedBox.keyLength else { throw .wrongKeyLength }
        guard let context = EVP_CIPHER_CTX_new() else { throw .systemFailed }
        self.context = context
        let (key, nonce) = (Array(key), Array(nonce))
        guard EVP_CipherInit_ex(context, EVP_chacha20_poly1305(), nil, key, nonce, seals ? 1 : 0) == 1 else {
            throw .systemFailed
        }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    func take(_ text: Data, purpose: Data) throws(SealedBox.Fault) -> Data {
        var length: CInt = 0
        let (text, purpose) = (Array(text), Array(purpose))
        // A stream cipher: the output is as long as the input.
        var result = [UInt8](repeating: 0, count: text.count + 1)
        guard let count = CInt(exactly: text.count), let purposeCount = CInt(exactly: purpose.count),
            EVP_CipherUpdate(context, nil, &length, purpose, purposeCount) == 1,
            EVP_CipherUpdate(context, &result, &length, text, count) == 1
        else { throw .systemFailed }
        return Data(result.prefix(Int(length)))
    }

    /// Finishes; false if a decrypted text is not authentic.
    func finish() -> Bool {
        var length: CInt = 0
        var rest = [UInt8](repeating: 0, count: 16)
        return EVP_CipherFinal_ex(context, &rest, &length) == 1
    }
}
