import Model
import Storage

/// A request of the queue with its texts in the forms in which they are stored.
public struct StoredRequest: Sendable {
    public let id: ID<WaitingRequest>
    public let task: ModelTask
    /// The learner's description of it.
    public let summary: String
    public let state: WaitingRequest.State
    /// The question.
    public let payload: String
    /// The answer; nil while there is none.
    public let reply: String?
    /// The number of attempts so far.
    public let attempts: Int
    /// Why it was not answered; nil before the first attempt and after the answer.
    public let error: ModelError?
}

extension Reader {
    /// Returns waiting requests and the outcome of recent ones, latest first.
    ///
    /// - Parameter limit: The maximum number of requests.
    public func waitingRequests(limit: Int = 1000) throws(StorageError) -> [WaitingRequest] {
        let rows = try rows(
            """
            SELECT id, task, summary, state, attempts, next_attempt_at, error, created_at FROM model_request
            WHERE learner_id = ? ORDER BY created_at DESC, id DESC LIMIT ?
            """, [owner, SQLValue(limit)])
        var requests: [WaitingRequest] = []
        for row in rows {
            requests.append(
                WaitingRequest(
                    id: try row.id("id"), task: try row.value("task"), summary: try row.text("summary"),
                    state: try row.value("state"), attempts: try row.count("attempts"),
                    nextAttempt: try row.time("next_attempt_at"), error: row.modelError,
                    createdAt: try row.time("created_at")))
        }
        return requests
    }

    /// Returns a current or former request of the queue; nil if it does not exist, or no longer does.
    public func waitingRequest(_ id: ID<WaitingRequest>) throws(StorageError) -> StoredRequest? {
        let row = try first(
            "SELECT \(StoredRequest.columns) FROM model_request WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)])
        guard let row else { return nil }
        return try StoredRequest(row)
    }

    /// Returns the first 100 waiting requests that are due, oldest first.
    public func dueRequests(at now: Timestamp) throws(StorageError) -> [StoredRequest] {
        try requests("state = 'waiting' AND next_attempt_at <= ?", [SQLValue(now)])
    }

    /// Returns the first 100 requests whose answers have yet to reach the features that asked, oldest first.
    public func answeredRequests() throws(StorageError) -> [StoredRequest] { try requests("state = 'answered'", []) }

    /// Returns when the next waiting request is due; nil if none is waiting.
    public func nextAttempt() throws(StorageError) -> Timestamp? {
        try first(
            "SELECT MIN(next_attempt_at) AS next FROM model_request WHERE learner_id = ? AND state = 'waiting'", [owner]
        )?.optionalTime("next")
    }

    private func requests(_ condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [StoredRequest] {
        let rows = try rows(
            """
            SELECT \(StoredRequest.columns) FROM model_request
            WHERE learner_id = ? AND \(condition) ORDER BY created_at, id LIMIT 100
            """, [owner] + arguments)
        var found: [StoredRequest] = []
        for row in rows { found.append(try StoredRequest(row)) }
        return found
    }
}

extension StoredRequest {
    fileprivate static let columns = "id, task, summary, state, payload, reply, attempts, error"

    fileprivate init(_ row: Row) throws(StorageError) {
        id = try row.id("id")
        task = try row.value("task")
        summary = try row.text("summary")
        state = try row.value("state")
        payload = try row.text("payload")
        reply = try row.optionalText("reply")
        attempts = try row.count("attempts")
        error = row.modelError
    }
}

extension Row {
    /// The error of a request; nil if there is none, or one that only another version of Glossa knows.
    fileprivate var modelError: ModelError? {
        do throws(StorageError) { return try optionalJSON("error") } catch { return nil }
    }
}
