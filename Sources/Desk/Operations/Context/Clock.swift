import Foundation
import Model

/// The source of time and random bits; tests supply their own.
public protocol Clock: Sendable {
    func now() -> Timestamp
    /// Two words of random bits.
    func random() -> (UInt64, UInt64)
}

extension Clock {
    /// Returns a new id that sorts by the current time.
    func newID<Subject>(of subject: Subject.Type = Subject.self) -> ID<Subject> {
        ID(at: now(), random: random())
    }
}

/// The system clock and random number generator.
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
