import Model
import Storage

// What becomes of a request of the queue. A step from a state that it no longer has changes nothing.

extension Transaction {
    /// Reserves a request that is due, so that two processes do not send the same one.
    ///
    /// - Parameter lapse: When the reservation expires by itself.
    /// - Returns: Whether this process may send it.
    public func claim(request id: ID<WaitingRequest>, until lapse: Timestamp) throws(StorageError) -> Bool {
        try run(
            """
            UPDATE model_request SET attempts = attempts + 1, next_attempt_at = ?, updated_at = ?
            WHERE learner_id = ? AND id = ? AND state = 'waiting' AND next_attempt_at <= ?
            """, [SQLValue(lapse), SQLValue(time), owner, SQLValue(id), SQLValue(time)],
            changes: .upsert(.modelRequest, id)) > 0
    }

    /// Makes a waiting request due later.
    ///
    /// - Parameter error: Why; nil keeps what was known.
    public func postpone(
        request id: ID<WaitingRequest>, until next: Timestamp, because error: ModelError?
    ) throws(StorageError) {
        try run(
            """
            UPDATE model_request SET next_attempt_at = ?, error = COALESCE(?, error), updated_at = ?
            WHERE learner_id = ? AND id = ? AND state = 'waiting'
            """, [SQLValue(next), SQLValue(json: error), SQLValue(time), owner, SQLValue(id)],
            changes: .upsert(.modelRequest, id))
    }

    /// Stores the answer to a waiting request, for the feature that asked.
    ///
    /// - Returns: False if the learner has cancelled it in the meantime.
    public func answer(request id: ID<WaitingRequest>, with reply: String) throws(StorageError) -> Bool {
        try end(id, as: .answered, reply: reply, error: nil)
    }

    /// Gives a waiting request up.
    ///
    /// - Returns: False if the learner has cancelled it in the meantime.
    public func abandon(request id: ID<WaitingRequest>, because error: ModelError) throws(StorageError) -> Bool {
        try end(id, as: .failed, reply: nil, error: error)
    }

    /// Records that the feature has taken the answer to its request.
    public func finish(request id: ID<WaitingRequest>) throws(StorageError) {
        try run(
            "UPDATE model_request SET state = 'done', updated_at = ? WHERE learner_id = ? AND id = ? AND state = 'answered'",
            [SQLValue(time), owner, SQLValue(id)], changes: .upsert(.modelRequest, id))
    }

    private func end(
        _ id: ID<WaitingRequest>, as state: WaitingRequest.State, reply: String?, error: ModelError?
    ) throws(StorageError) -> Bool {
        try run(
            """
            UPDATE model_request SET state = ?, reply = ?, error = ?, updated_at = ?
            WHERE learner_id = ? AND id = ? AND state = 'waiting'
            """,
            [SQLValue(state.rawValue), SQLValue(reply), SQLValue(json: error), SQLValue(time), owner, SQLValue(id)],
            changes: .upsert(.modelRequest, id)) > 0
    }
}
