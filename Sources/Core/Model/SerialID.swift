/// A compact identifier for a `Subject` with millions of instances: 64 bits instead of a UUID's 128.
///
/// It holds 43 bits of Unix milliseconds (until the year 2248) and 20 random bits, so that ids sort by creation time
/// and two devices of one learner hardly ever make the same one. A card with ten answers takes about 400 bytes instead
/// of a kilobyte.
public struct SerialID<Subject>: Hashable, Comparable, Sendable {
    /// Never negative.
    public let value: Int64

    /// - Parameter value: The stored value; negative numbers give nil.
    public init?(_ value: Int64) {
        guard value >= 0 else { return nil }
        self.value = value
    }

    /// - Parameters:
    ///   - time: When the subject was created, clamped to 1970…``lastMillisecond``.
    ///   - random: Random bits, of which 20 are used.
    public init(at time: Timestamp, random: UInt64) {
        let milliseconds = min(max(time.milliseconds, 0), Self.lastMillisecond)
        value = milliseconds << 20 | Int64(random & 0xF_FFFF)
    }

    /// The last moment that an id can represent, in milliseconds since 1970: in the year 2248.
    public static var lastMillisecond: Int64 { 0x7FF_FFFF_FFFF }

    /// Parses the decimal form. Returns nil for anything else.
    public init?(_ text: some StringProtocol) {
        // By hand: the standard library's parser needs a 128-bit product, which WebAssembly lacks.
        var number: UInt64 = 0
        var digits = 0
        for byte in text.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), digits < 19 else { return nil }
            number = number &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
            digits += 1
        }
        guard digits > 0, number <= UInt64(Int64.max) else { return nil }
        value = Int64(number)
    }

    /// The creation time in the id.
    public var time: Timestamp { Timestamp(milliseconds: value >> 20) }

    public static func < (left: SerialID, right: SerialID) -> Bool { left.value < right.value }
}

extension SerialID: CustomStringConvertible {
    /// In decimal.
    public var description: String { String(value) }
}

#if !hasFeature(Embedded)
extension SerialID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A string in JSON, because JavaScript's numbers have 53 bits.
        guard let id = SerialID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not an id")
        }
        self = id
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
#endif
