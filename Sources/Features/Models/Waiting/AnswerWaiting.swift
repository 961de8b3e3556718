import Foundation
import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// The result of a pass over the queue.
    public struct Pass: Hashable, Sendable {
        /// The number of requests that were answered.
        public var answered = 0
        /// The number of requests that were abandoned.
        public var failed = 0
        /// When the next waiting request is due; nil if none is waiting.
        public var next: Timestamp?

        public init(answered: Int = 0, failed: Int = 0, next: Timestamp? = nil) {
            self.answered = answered
            self.failed = failed
            self.next = next
        }
    }

    private struct Waiting: Sendable {
        var id: ID<WaitingRequest>
        var task: ModelTask
        var summary: String
        var payload: WaitingPayload
        var attempts: Int
    }

    /// Sends the requests that are due, one after the other, and passes answers to the features that asked.
    ///
    /// A request that finds no network keeps waiting, with exponential backoff, and so do the others for the same
    /// endpoint. An answer is on disk before its feature receives it, and is delivered again if that was interrupted. A
    /// process claims a request before sending it, so that two processes do not send the same one; a claim expires by
    /// itself.
    ///
    /// - Parameter handlers: The features' handlers; an answer without a handler is kept until there is one.
    public func answerWaiting(_ handlers: WaitingHandlers, at now: Timestamp) async throws -> Pass {
        var pass = Pass()
        var away: Set<ID<ModelProfile>> = []
        for waiting in try await due(at: now) {
            try Task.checkCancellation()
            let profile: ModelProfile
            do { profile = try await self.profile(for: waiting.task) } catch let error as ModelError {
                try await postpone(waiting, because: error, at: now)
                continue
            }
            guard !away.contains(profile.id) else {
                try await postpone(waiting, because: nil, at: now)
                continue
            }
            guard try await claim(waiting, for: profile, at: now) else { continue }
            do {
                let model = try await model(for: waiting.task, at: now)
                let reply = try await model.validReply(
                    to: waiting.payload.request, preamble: waiting.payload.preamble)
                if try await end(waiting.id, reply: reply, error: nil, at: now) { pass.answered += 1 }
            } catch let error as ModelError where error == .cancelled {
                throw CancellationError()
            } catch let error as ModelError where error.isTemporary {
                if error.isOffline { away.insert(profile.id) }
                try await postpone(waiting, because: error, at: now)
            } catch let error as ModelError {
                if try await end(waiting.id, reply: nil, error: error, at: now) { pass.failed += 1 }
            }
        }
        try await handOver(handlers, at: now)
        pass.next = try await nextAttempt()
        return pass
    }

    /// Returns the seconds until a retry: half a minute at first, doubling with each attempt up to a quarter of an
    /// hour, and randomly reduced a little so that retries do not coincide.
    private func pause(after attempts: Int) -> Int64 {
        let full = min(900, 30 * Double(1 << min(attempts, 10)))
        return Int64(full * (0.75 + timing.random() / 4))
    }

    private func due(at now: Timestamp) async throws -> [Waiting] {
        let learner = learner
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT id, task, summary, payload, attempts FROM model_request
                WHERE learner_id = ? AND state = 'waiting' AND next_attempt_at <= ? ORDER BY created_at, id LIMIT 100
                """, [SQLValue(learner), SQLValue(now)])
            return try rows.map { row in
                Waiting(
                    id: try row.id("id"), task: try row.value("task"),
                    summary: try row.text("summary"), payload: try WaitingPayload(json: try row.text("payload")),
                    attempts: try row.count("attempts"))
            }
        }
    }

    /// Returns whether this process may send the request; the claim expires after the maximum duration of a request.
    private func claim(_ waiting: Waiting, for profile: ModelProfile, at now: Timestamp) async throws -> Bool {
        let lapse = now.advanced(bySeconds: Int64(profile.timeLimit) * Int64(MeteredModel.tries) + 60)
        let learner = learner
        return try await database.write(learner, at: now) { transaction in
            try transaction.run(
                """
                UPDATE model_request SET attempts = attempts + 1, next_attempt_at = ?, updated_at = ?
                WHERE learner_id = ? AND id = ? AND state = 'waiting' AND next_attempt_at <= ?
                """, [SQLValue(lapse), SQLValue(now), SQLValue(learner), SQLValue(waiting.id), SQLValue(now)],
                changes: .upsert(.modelRequest, waiting.id)) > 0
        }
    }

    private func postpone(_ waiting: Waiting, because error: ModelError?, at now: Timestamp) async throws {
        let next = now.advanced(bySeconds: pause(after: waiting.attempts))
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                UPDATE model_request SET next_attempt_at = ?, error = COALESCE(?, error), updated_at = ?
                WHERE learner_id = ? AND id = ? AND state = 'waiting'
                """,
                [SQLValue(next), SQLValue(json: error), SQLValue(now), SQLValue(learner), SQLValue(waiting.id)],
                changes: .upsert(.modelRequest, waiting.id))
        }
    }

    /// - Returns: False if the learner has cancelled it in the meantime.
    private func end(
        _ id: ID<WaitingRequest>, reply: ChatReply?, error: ModelError?, at now: Timestamp
    ) async throws -> Bool {
        var reply = reply
        reply?.text.replace("\0", with: "")
        let text = try reply.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        let learner = learner
        let state = reply == nil ? "failed" : "answered"
        return try await database.write(learner, at: now) { transaction in
            try transaction.run(
                """
                UPDATE model_request SET state = ?, reply = ?, error = ?, updated_at = ?
                WHERE learner_id = ? AND id = ? AND state = 'waiting'
                """,
                [
                    SQLValue(state), SQLValue(text), SQLValue(json: error), SQLValue(now), SQLValue(learner),
                    SQLValue(id),
                ], changes: .upsert(.modelRequest, id)) > 0
        }
    }

    /// Passes answers to the features that wait for them.
    private func handOver(_ handlers: WaitingHandlers, at now: Timestamp) async throws {
        let learner = learner
        let answered = try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT id, task, summary, payload, reply FROM model_request
                WHERE learner_id = ? AND state = 'answered' ORDER BY created_at, id LIMIT 100
                """, [SQLValue(learner)])
            return try rows.map { row in
                AnsweredRequest(
                    id: try row.id("id"), task: try row.value("task"),
                    summary: try row.text("summary"), payload: try WaitingPayload(json: try row.text("payload")),
                    reply: try JSONDecoder().decode(ChatReply.self, from: Data(try row.text("reply").utf8)))
            }
        }
        var failure: (any Error)?
        for request in answered {
            guard let handler = handlers[request.task] else { continue }
            do {
                try await handler(request)
            } catch {
                // Continue with the other answers.
                failure = failure ?? error
                continue
            }
            try await database.write(learner, at: now) { transaction in
                _ = try transaction.run(
                    """
                    UPDATE model_request SET state = 'done', updated_at = ?
                    WHERE learner_id = ? AND id = ? AND state = 'answered'
                    """, [SQLValue(now), SQLValue(learner), SQLValue(request.id)],
                    changes: .upsert(.modelRequest, request.id))
            }
        }
        if let failure { throw failure }
    }

    private func nextAttempt() async throws -> Timestamp? {
        let learner = learner
        return try await database.read(learner) { reader in
            try reader.first(
                "SELECT MIN(next_attempt_at) AS next FROM model_request WHERE learner_id = ? AND state = 'waiting'",
                [SQLValue(learner)]
            )?.optionalTime("next")
        }
    }
}

extension WaitingPayload {
    fileprivate init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
}
