import Model
import Storage

extension Transaction {
    /// Queues a request to a language model until the network is back. It is due at once.
    ///
    /// - Parameters:
    ///   - id: The id of the request; queuing the same id twice creates one request.
    ///   - payload: The question, in the form that asks it later.
    ///   - task: Determines the profile, and the feature that receives the answer.
    ///   - summary: The learner's description of it; the first 80 characters are saved, on one line.
    public func enqueue(
        _ payload: String, _ id: ID<WaitingRequest>, for task: ModelTask, summary: String
    ) throws(StorageError) {
        try run(
            """
            INSERT INTO model_request (
                id, learner_id, task, summary, payload, state, attempts, next_attempt_at, created_at, updated_at
            ) VALUES (?, ?, ?, ?, ?, 'waiting', 0, ?, ?, ?)
            ON CONFLICT (learner_id, id) DO NOTHING
            """,
            [
                SQLValue(id), owner, SQLValue(task.rawValue), SQLValue(WaitingRequest.summary(of: summary)),
                SQLValue(payload), SQLValue(time), SQLValue(time), SQLValue(time),
            ], changes: .upsert(.modelRequest, id))
    }
}

extension WaitingRequest {
    /// Returns the summary under which a text is queued: its first 80 characters, on one line.
    public static func summary(of text: String) -> String {
        let line = text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").prefix(80)
        return String(line.filter { $0 != "\0" })
    }
}
