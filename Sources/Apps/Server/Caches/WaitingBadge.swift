import Model
import Synchronization

/// The number of waiting cards on every page. It is recounted after any write, and after some seconds, since cards
/// become due over time.
final class WaitingBadge: Sendable {
    private struct Count {
        var total: Int
        var sequence: Int
        var at: Timestamp
    }

    /// Seconds for which a count is valid.
    private static let lifetime: Int64 = 10
    /// The maximum number of cached learners; when it is reached, the cache is emptied.
    private static let limit = 1000
    private let counts = Mutex<[ID<Learner>: Count]>([:])

    /// - Parameter sequence: The learner's last change.
    func total(
        of learner: ID<Learner>, sequence: Int, at now: Timestamp, count: () async throws -> Int
    ) async throws -> Int {
        let known = counts.withLock { $0[learner] }
        if let known, known.sequence == sequence, (0..<Self.lifetime).contains(now.seconds(since: known.at)) {
            return known.total
        }
        let total = try await count()
        counts.withLock { counts in
            if counts.count >= Self.limit { counts.removeAll() }
            counts[learner] = Count(total: total, sequence: sequence, at: now)
        }
        return total
    }
}
