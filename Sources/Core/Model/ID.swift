/// An identifier of a `Subject`: a UUID version 7 (RFC 9562 §5.7), so that ids sort by creation time.
///
/// The type parameter keeps a book's id from being passed where a card's is expected.
public struct ID<Subject>: Hashable, Comparable, Sendable {
    /// The 64 most significant bits: 48 bits of Unix milliseconds, the version, 12 random bits.
    public let high: UInt64
    /// The 64 least significant bits: the variant and 62 random bits.
    public let low: UInt64

    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// Creates a UUIDv7 from a time and random bits. The caller supplies both, because Core has no clock and no
    /// randomness.
    ///
    /// - Parameters:
    ///   - time: When the subject was created; only the low 48 bits of its milliseconds are kept.
    ///   - random: Two words of random bits, of which 74 are used.
    public init(at time: Timestamp, random: (UInt64, UInt64)) {
        let milliseconds = UInt64(truncatingIfNeeded: time.milliseconds) & 0xFFFF_FFFF_FFFF
        high = milliseconds << 16 | 0x7000 | (random.0 & 0x0FFF)
        low = 0x8000_0000_0000_0000 | (random.1 & 0x3FFF_FFFF_FFFF_FFFF)
    }

    /// Parses the canonical form, `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, in either case. Returns nil for anything
    /// else.
    public init?(_ text: some StringProtocol) {
        var words: (UInt64, UInt64) = (0, 0)
        var digits = 0
        var position = 0
        for byte in text.utf8 {
            let isHyphenPlace = position == 8 || position == 13 || position == 18 || position == 23
            position += 1
            if isHyphenPlace {
                guard byte == UInt8(ascii: "-") else { return nil }
                continue
            }
            let value: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = byte - UInt8(ascii: "a") + 10
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = byte - UInt8(ascii: "A") + 10
            default: return nil
            }
            guard digits < 32 else { return nil }
            if digits < 16 { words.0 = words.0 << 4 | UInt64(value) } else { words.1 = words.1 << 4 | UInt64(value) }
            digits += 1
        }
        guard position == 36, digits == 32 else { return nil }
        (high, low) = words
    }

    public static func < (left: ID, right: ID) -> Bool {
        left.high != right.high ? left.high < right.high : left.low < right.low
    }
}

extension ID: CustomStringConvertible {
    /// The canonical form: lower-case hexadecimal with hyphens.
    public var description: String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(36)
        for index in 0..<32 {
            if index == 8 || index == 12 || index == 16 || index == 20 { bytes.append(UInt8(ascii: "-")) }
            let word = index < 16 ? high : low
            let nibble = UInt8(truncatingIfNeeded: word >> UInt64((15 - index % 16) * 4)) & 0xF
            bytes.append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

#if !hasFeature(Embedded)
extension ID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let id = ID(text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a UUID")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
#endif
