/// A moment in time: milliseconds since 1970-01-01T00:00:00Z.
///
/// Core never reads a clock. The caller (a server route, a command) takes the time and passes it in, so that every
/// function can be tested with a fixed clock.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since the Unix epoch, UTC. Negative before 1970. The magnitude never exceeds ``furthest``.
    public let milliseconds: Int64

    /// The last moment, in milliseconds: 100,000,000 days, in the year 275760 (ECMA-262, "Time Values and Time Range").
    /// Differences, days and microseconds of any two moments therefore fit 64 bits.
    public static let furthest: Int64 = 8_640_000_000_000_000

    /// - Parameter milliseconds: Clamped to ``furthest`` on either side.
    public init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -Self.furthest), Self.furthest)
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// Returns the moment `seconds` after this one, clamped to the last moment.
    ///
    /// The product cannot overflow and is unchecked: WebAssembly has no instruction for a checked product, and the
    /// function in its place is in a library that Core does not link.
    public func advanced(bySeconds seconds: Int64) -> Timestamp {
        let most = Self.furthest / 500
        return Timestamp(milliseconds: milliseconds + min(max(seconds, -most), most) &* 1000)
    }

    /// Returns the whole seconds from `earlier` to this moment; negative if `earlier` is later.
    public func seconds(since earlier: Timestamp) -> Int64 {
        (milliseconds - earlier.milliseconds) / 1000
    }
}

#if !hasFeature(Embedded)
extension Timestamp: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(milliseconds: try decoder.singleValueContainer().decode(Int64.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}
#endif
