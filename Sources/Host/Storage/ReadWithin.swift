#if !hasFeature(Embedded)
import Model

extension Database {
    /// Does the same as ``read(_:_:)`` with a time limit. On both engines, reaching the limit interrupts the running
    /// statement.
    ///
    /// - Parameters:
    ///   - learner: The learner whose rows `body` reads.
    ///   - limit: The longest that the read may take, including the wait for a connection.
    ///   - body: As for ``read(_:_:)``.
    /// - Throws: `StorageError.timedOut` when the time is up, and what ``read(_:_:)`` throws.
    public func read<Value: Sendable>(
        _ learner: ID<Learner>, within limit: Duration, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await self.read(learner, body) }
            group.addTask {
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            // Leaving the group waits for the read, which ends as soon as it is interrupted.
            guard let value = try await group.next() ?? nil else { throw StorageError.timedOut }
            return value
        }
    }
}
#endif

extension Reader {
    /// Throws if the request was cancelled or its time is up. Call it during long work between two statements.
    public final func checkCancellation() throws(StorageError) {
        // An engine refuses every statement of a cancelled request.
        _ = try rows("SELECT 1")
    }
}
