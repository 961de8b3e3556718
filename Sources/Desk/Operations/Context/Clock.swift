import Foundation
import Model

/// Where the time and random bits come from; tests bring their own.
public protocol Clock: Sendable {
    func now() -> Timestamp
    /// Two words of random bits.
    func random() -> (UInt64, UInt64)
}

extension Clock {
    /// A new id that sorts by now.
    func newID<Subject>(of subject: Subject.Type = Subject.self) -> ID<Subject> {
        ID(at: now(), random: random())
    }
}

/// The machine's clock and dice.
public struct SystemClock: Clock {
    public init() {}

    public func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    public func random() -> (UInt64, UInt64) {
        var generator = SystemRandomNumberGenerator()
        return (generator.next(), generator.next())
    }
}
