import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Removes a request from the queue. An answer in flight is discarded when it arrives.
    ///
    /// - Throws: ``ModelError/noSuchRequest`` if it is not waiting, or no longer.
    public func cancelWaiting(_ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        try await set(id, from: ["waiting", "failed"], to: "cancelled", at: now)
    }

    /// Requeues an abandoned request.
    ///
    /// - Throws: ``ModelError/noSuchRequest`` if it was not abandoned.
    public func retryWaiting(_ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        try await set(id, from: ["waiting", "failed"], to: "waiting", at: now)
    }

    /// Makes all waiting requests due at once, because the network seems to be back.
    public func hasten(at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                UPDATE model_request SET next_attempt_at = ?, updated_at = ?
                WHERE learner_id = ? AND state = 'waiting' AND next_attempt_at > ?
                """, [SQLValue(now), SQLValue(now), SQLValue(learner), SQLValue(now)],
                changes: .upsertMany(.modelRequest))
        }
    }

    /// Deletes requests that were answered, abandoned or cancelled before a moment.
    public func forgetRequests(endedBefore moment: Timestamp, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                DELETE FROM model_request
                WHERE learner_id = ? AND state IN ('done', 'failed', 'cancelled') AND updated_at < ?
                """, [SQLValue(learner), SQLValue(moment)], changes: .upsertMany(.modelRequest))
        }
    }

    /// Removes a request from the queue, in the same transaction as a change to its dependents.
    ///
    /// - Returns: Whether it was waiting.
    @discardableResult
    public func cancelWaiting(_ id: ID<WaitingRequest>, in transaction: Transaction, at now: Timestamp) throws -> Bool {
        try set(id, from: ["waiting", "failed"], to: "cancelled", in: transaction, at: now)
    }

    /// Puts a request back into the queue, in the same transaction as a change to its dependents.
    ///
    /// - Returns: Whether it is queued again: false if it was answered or has been deleted.
    public func resumeWaiting(_ id: ID<WaitingRequest>, in transaction: Transaction, at now: Timestamp) throws -> Bool {
        try set(id, from: ["cancelled", "failed"], to: "waiting", in: transaction, at: now)
    }

    private func set(
        _ id: ID<WaitingRequest>, from states: [String], to state: String, at now: Timestamp
    ) async throws {
        let isChanged = try await database.write(learner, at: now) {
            try set(id, from: states, to: state, in: $0, at: now)
        }
        guard isChanged else { throw ModelError.noSuchRequest }
    }

    private func set(
        _ id: ID<WaitingRequest>, from states: [String], to state: String, in transaction: Transaction,
        at now: Timestamp
    ) throws -> Bool {
        try transaction.run(
            """
            UPDATE model_request SET state = ?, next_attempt_at = ?, updated_at = ?
            WHERE learner_id = ? AND id = ? AND state IN (?, ?)
            """,
            [
                SQLValue(state), SQLValue(now), SQLValue(now), SQLValue(learner), SQLValue(id),
                SQLValue(states[0]), SQLValue(states[1]),
            ], changes: .upsert(.modelRequest, id)) > 0
    }
}
