import Model
import Storage

extension Reader {
    /// Returns whether there is any profile of a language model. It may still be unreachable, or lack its key.
    public func hasModel() throws(StorageError) -> Bool {
        try first("SELECT 1 AS found FROM model_profile WHERE learner_id = ? LIMIT 1", [owner]) != nil
    }

    /// Returns the number of a task's requests that wait for a model to be reachable.
    public func waitingCount(for task: ModelTask) throws(StorageError) -> Int {
        try first(
            "SELECT COUNT(*) AS number FROM model_request WHERE learner_id = ? AND task = ? AND state = 'waiting'",
            [owner, SQLValue(task.rawValue)])?.count("number") ?? 0
    }

    /// Returns whether a task's request with a summary waits for a model to be reachable.
    public func isWaiting(for task: ModelTask, summary: String) throws(StorageError) -> Bool {
        try first(
            """
            SELECT 1 AS found FROM model_request
            WHERE learner_id = ? AND task = ? AND summary = ? AND state = 'waiting' LIMIT 1
            """, [owner, SQLValue(task.rawValue), SQLValue(summary)]) != nil
    }
}
