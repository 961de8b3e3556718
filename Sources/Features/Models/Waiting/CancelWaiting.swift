import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Takes a request out of the queue. An answer that is on its way is thrown away when it comes.
    ///
    /// - Throws: ``ModelError/noSuchRequest`` where it does not wait, or not any more.
    public func cancelWaiting(_ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        try await set(id, from: ["waiting", "failed"], to: "cancelled", at: now)
    }

    /// Asks a request again that was given up.
    ///
    /// - Throws: ``ModelError/noSuchRequest`` where it was not.
    public func retryWaiting(_ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        try await set(id, from: ["waiting", "failed"], to: "waiting", at: now)
    }

    /// Has everything that waits asked again at once: the network seems to be back.
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

    /// Deletes what was answered, given up or cancelled before a moment.
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

    /// Takes a request out of the queue, in a transaction that changes what waits for it, too.
    ///
    /// - Returns: Whether it waited.
    @discardableResult
    public func cancelWaiting(_ id: ID<WaitingRequest>, in transaction: Transaction, at now: Timestamp) throws -> Bool {
        try set(id, from: ["waiting", "failed"], to: "cancelled", in: transaction, at: now)
    }

    /// Puts a request back into the queue, in a transaction that changes what waits for it, too.
    ///
    /// - Returns: Whether it is there again: not where it was answered, or has been forgotten.
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
