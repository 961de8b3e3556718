internal import CArgon2
import Foundation

/// A password as it is stored: its Argon2id digest (RFC 9106) with the salt and the cost, in the text form of the reference
/// implementation (`$argon2id$v=19$m=19456,t=2,p=1$…`), by libargon2.
public struct PasswordHash: Hashable, Sendable {
    /// What computing a digest costs, the learner and whoever guesses.
    public struct Cost: Hashable, Sendable {
        /// The memory, in KiB.
        public var memory: UInt32
        /// The number of passes over the memory.
        public var passes: UInt32

        public init(memory: UInt32, passes: UInt32) {
            self.memory = memory
            self.passes = passes
        }

        /// 19 MiB and two passes.
        ///
        /// Source: OWASP Password Storage Cheat Sheet, "Argon2id", the second of its equivalent configurations.
        public static let standard = Cost(memory: 19_456, passes: 2)
    }

    /// Why a digest could not be computed: the system has no memory for it.
    public struct Fault: Error {}

    /// The text form.
    public let text: String

    /// The number of bytes of a salt (RFC 9106, section 3.1).
    public static let saltLength = 16
    private static let digestLength = 32

    /// A stored digest.
    public init(text: String) { self.text = text }

    /// Computes the digest of a password. Takes tens of milliseconds on purpose.
    ///
    /// - Parameters:
    ///   - password: Its bytes, as they are compared.
    ///   - salt: ``saltLength`` random bytes.
    /// - Throws: ``Fault``.
    public init(of password: [UInt8], salt: [UInt8], cost: Cost = .standard) throws(Fault) {
        let length = argon2_encodedlen(
            cost.passes, cost.memory, 1, UInt32(salt.count), UInt32(Self.digestLength), Argon2_id)
        var encoded = [CChar](repeating: 0, count: length)
        let status = argon2id_hash_encoded(
            cost.passes, cost.memory, 1, password, password.count, salt, salt.count, Self.digestLength, &encoded, length
        )
        guard status == ARGON2_OK.rawValue else { throw Fault() }
        text = String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether this is the digest of a password. The time taken does not depend on where they differ. A text that is no
    /// digest matches nothing.
    public func matches(_ password: [UInt8]) -> Bool {
        argon2id_verify(text, password, password.count) == ARGON2_OK.rawValue
    }

    /// Whether it was computed at another cost, so that the password should be hashed anew when it is next known.
    public func isOutdated(_ cost: Cost = .standard) -> Bool {
        !text.hasPrefix("$argon2id$v=19$m=\(cost.memory),t=\(cost.passes),p=1$")
    }
}

/// Comparison of secrets.
public enum Secret {
    /// Whether two digests are the same. The time taken does not depend on where they differ.
    public static func equal(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && zip(one, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
