import Model
import Practice
import Storage

extension ModelDesk {
    /// Returns the usage of each day, latest first.
    ///
    /// - Parameter days: The number of days back from now, including today; at least one.
    public func usage(days: Int, at now: Timestamp) async throws -> [ModelUsage] {
        let first = day(of: now) - max(1, Bounds.days.nearest(to: days)) + 1
        return try await database.read(learner) { try $0.modelUsage(since: first) }
    }
}
