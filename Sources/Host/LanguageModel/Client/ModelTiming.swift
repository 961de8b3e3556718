/// The client's source of delays and randomness; tests replace it to avoid waiting.
public struct ModelTiming: Sendable {
    /// Waits before a request is sent again. Throws if the task is cancelled.
    var pause: @Sendable (Duration) async throws -> Void
    /// Returns when an answer has taken too long. Throws if the task is cancelled, as it is once the
    /// answer has arrived.
    var expire: @Sendable (Duration) async throws -> Void
    /// Returns a number from 0 up to, but not including, 1.
    public var random: @Sendable () -> Double

    public init(
        pause: @escaping @Sendable (Duration) async throws -> Void,
        expire: @escaping @Sendable (Duration) async throws -> Void, random: @escaping @Sendable () -> Double
    ) {
        self.pause = pause
        self.expire = expire
        self.random = random
    }

    /// The system's clock and random number generator.
    public static let machine = ModelTiming(
        pause: { try await Task.sleep(for: $0) }, expire: { try await Task.sleep(for: $0) },
        random: { Double.random(in: 0..<1) })
}

/// Exponential backoff with jitter between attempts, so that clients rejected together do not return together.
struct Backoff: Sendable {
    /// The most requests sent.
    var attempts = 3
    /// Seconds before the second request; each further wait may be twice as long.
    var first = 0.5
    /// The longest wait, in seconds.
    var longest = 20.0

    /// Returns the wait before the next request.
    ///
    /// - Parameters:
    ///   - attempt: Requests sent so far, from 1.
    ///   - retryAfter: Seconds that the endpoint asks to wait.
    ///   - random: A number from 0 up to, but not including, 1.
    /// - Returns: Between half of the full wait and all of it, and never less than the endpoint asks for; nil if that
    ///   is longer than ``longest``.
    func wait(after attempt: Int, retryAfter: Int?, random: Double) -> Duration? {
        let full = min(longest, first * Double(1 << min(attempt - 1, 16)))
        let wait = full * (0.5 + random / 2)
        guard let retryAfter else { return .milliseconds(Int64(wait * 1000)) }
        guard Double(retryAfter) <= longest else { return nil }
        return .milliseconds(Int64(max(wait, Double(retryAfter)) * 1000))
    }
}
