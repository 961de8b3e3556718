/// A moment in time: milliseconds since 1970-01-01T00:00:00Z.
///
/// Core never reads a clock. Whoever stands at the edge (a server route, a command) takes the time and hands
/// it down, so that every verb can be tested with a fixed clock.
public struct Timestamp: Hashable, Comparable, Sendable {
    /// Milliseconds since the Unix epoch, UTC. Negative before 1970.
    public var milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.milliseconds < right.milliseconds
    }

    /// The moment `seconds` after this one.
    ///
    /// Overflow, some hundred million years away, is not looked for: WebAssembly has no instruction that does, and the
    /// function that does it instead is in a library that Core does not link.
    public func advanced(bySeconds seconds: Int64) -> Timestamp {
        Timestamp(milliseconds: milliseconds &+ seconds &* 1000)
    }

    /// Whole seconds from `earlier` to this moment; negative when `earlier` is later.
    public func seconds(since earlier: Timestamp) -> Int64 {
        (milliseconds - earlier.milliseconds) / 1000
    }
}

#if !hasFeature(Embedded)
extension Timestamp: Codable {
    public init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Int64.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(milliseconds)
    }
}
#endif
