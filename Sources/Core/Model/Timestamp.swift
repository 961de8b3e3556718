/// A moment in time: milliseconds since 1970-01-01T00:00:00Z.
///
/// Core never reads a clock. Whoever stands at the edge (a server route, a command) takes the time and hands
/// it down, so that every verb can be tested with a fixed clock.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since the Unix epoch, UTC. Negative before 1970. Never further than ``furthest`` from it.
    public let milliseconds: Int64

    /// The last moment that there is, in milliseconds: 100,000,000 days, in the year 275760 (ECMA-262, "Time Values and
    /// Time Range"). So differences, days and microseconds of any two moments fit 64 bits.
    public static let furthest: Int64 = 8_640_000_000_000_000

    /// - Parameter milliseconds: One beyond ``furthest`` stands for the last moment on its side.
    public init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -Self.furthest), Self.furthest)
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The moment `seconds` after this one, or the last there is.
    ///
    /// The product cannot overflow, and is not checked: WebAssembly has no instruction that does, and the function that
    /// does it instead is in a library that Core does not link.
    public func advanced(bySeconds seconds: Int64) -> Timestamp {
        let most = Self.furthest / 500
        return Timestamp(milliseconds: milliseconds + min(max(seconds, -most), most) &* 1000)
    }

    /// Whole seconds from `earlier` to this moment; negative when `earlier` is later.
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
