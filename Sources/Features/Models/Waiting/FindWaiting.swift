import Foundation
import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns waiting requests and the outcome of recent ones, latest first.
    ///
    /// - Parameter limit: The maximum number of requests.
    public func waitingRequests(limit: Int = 200) async throws -> [WaitingRequest] {
        let learner = learner
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT id, task, summary, state, attempts, next_attempt_at, error, created_at FROM model_request
                WHERE learner_id = ? ORDER BY created_at DESC, id DESC LIMIT ?
                """, [SQLValue(learner), SQLValue(limit)])
            return try rows.map { row in
                WaitingRequest(
                    id: try row.id("id"), task: try row.value("task"),
                    summary: try row.text("summary"),
                    state: try row.value("state"),
                    attempts: try row.count("attempts"), nextAttempt: try row.time("next_attempt_at"),
                    error: try? row.optionalJSON("error"),
                    createdAt: try row.time("created_at"))
            }
        }
    }

    /// Returns a current or former request of the queue, with its question and answer.
    ///
    /// - Returns: Nil if it does not exist, or no longer.
    public func waited(_ id: ID<WaitingRequest>) async throws -> WaitedRequest? {
        let learner = learner
        let row = try await database.read(learner) { reader in
            try reader.first(
                "SELECT state, payload, reply, error FROM model_request WHERE learner_id = ? AND id = ?",
                [SQLValue(learner), SQLValue(id)])
        }
        guard let row else { return nil }
        return WaitedRequest(
            state: try row.value("state"),
            payload: try JSONDecoder().decode(WaitingPayload.self, from: Data(try row.text("payload").utf8)),
            reply: try row.optionalText("reply").flatMap {
                try? JSONDecoder().decode(ChatReply.self, from: Data($0.utf8))
            }, error: try? row.optionalJSON("error"))
    }

    /// Returns the answer to a queued request.
    ///
    /// - Returns: Nil while there is none.
    /// - Throws: ``ModelError/noSuchRequest``.
    public func answer(to id: ID<WaitingRequest>) async throws -> ChatReply? {
        let learner = learner
        let row = try await database.read(learner) { reader in
            try reader.first(
                "SELECT reply FROM model_request WHERE learner_id = ? AND id = ?", [SQLValue(learner), SQLValue(id)])
        }
        guard let row else { throw ModelError.noSuchRequest }
        return try row.optionalText("reply").flatMap {
            try? JSONDecoder().decode(ChatReply.self, from: Data($0.utf8))
        }
    }
}
