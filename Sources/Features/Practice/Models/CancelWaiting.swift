import Model
import Storage

extension Transaction {
    /// Removes a request from the queue. An answer in flight is discarded when it arrives.
    ///
    /// - Returns: Whether it was waiting, or abandoned.
    @discardableResult
    public func cancelWaiting(_ id: ID<WaitingRequest>) throws(StorageError) -> Bool {
        try set(id, from: .waiting, or: .failed, to: .cancelled)
    }

    /// Puts a cancelled or abandoned request back into the queue, due at once.
    ///
    /// - Returns: Whether it is queued again: false if it was answered or has been deleted.
    public func resumeWaiting(_ id: ID<WaitingRequest>) throws(StorageError) -> Bool {
        try set(id, from: .cancelled, or: .failed, to: .waiting)
    }

    /// Makes a waiting or abandoned request due at once.
    ///
    /// - Returns: Whether it is queued: false if it was answered or cancelled, or has been deleted.
    public func retryWaiting(_ id: ID<WaitingRequest>) throws(StorageError) -> Bool {
        try set(id, from: .waiting, or: .failed, to: .waiting)
    }

    /// Makes all waiting requests due at once, because the network seems to be back.
    public func hastenWaiting() throws(StorageError) {
        try run(
            """
            UPDATE model_request SET next_attempt_at = ?, updated_at = ?
            WHERE learner_id = ? AND state = 'waiting' AND next_attempt_at > ?
            """, [SQLValue(time), SQLValue(time), owner, SQLValue(time)], changes: .upsertMany(.modelRequest))
    }

    /// Deletes requests that were answered, abandoned or cancelled before a moment.
    public func forgetRequests(endedBefore moment: Timestamp) throws(StorageError) {
        try run(
            """
            DELETE FROM model_request
            WHERE learner_id = ? AND state IN ('done', 'failed', 'cancelled') AND updated_at < ?
            """, [owner, SQLValue(moment)], changes: .upsertMany(.modelRequest))
    }

    private func set(
        _ id: ID<WaitingRequest>, from first: WaitingRequest.State, or second: WaitingRequest.State,
        to state: WaitingRequest.State
    ) throws(StorageError) -> Bool {
        try run(
            """
            UPDATE model_request SET state = ?, next_attempt_at = ?, updated_at = ?
            WHERE learner_id = ? AND id = ? AND state IN (?, ?)
            """,
            [
                SQLValue(state.rawValue), SQLValue(time), SQLValue(time), owner, SQLValue(id),
                SQLValue(first.rawValue), SQLValue(second.rawValue),
            ], changes: .upsert(.modelRequest, id)) > 0
    }
}
