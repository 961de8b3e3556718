import Foundation
import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// What a pass over the queue came to.
    public struct Pass: Hashable, Sendable {
        /// Requests that were answered.
        public var answered = 0
        /// Requests that were given up.
        public var failed = 0
        /// When the next of those that wait is to be asked; nil when none waits.
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

    /// Asks what waits and is due, one after the other, and hands answers to the features that asked.
    ///
    /// A request that meets no network waits on, longer each time, and so do the others for the same endpoint. An answer
    /// is on disk before its feature hears of it, and is handed over again if that was interrupted. A request is claimed
    /// before it is asked, so that two processes do not ask the same; a claim lapses by itself.
    ///
    /// - Parameter handlers: What features do with answers; an answer without a handler is kept until there is one.
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

    /// Seconds until a request is asked again after so many attempts: half a minute at first, then twice as long each
    /// time, a quarter of an hour at most; a little less by chance, so that they do not all come together.
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
                    id: try row.id("id"), task: ModelTask(rawValue: try row.text("task")) ?? .other,
                    summary: try row.text("summary"), payload: try WaitingPayload(json: try row.text("payload")),
                    attempts: try row.count("attempts"))
            }
        }
    }

    /// Whether this process may ask; the claim lapses after the longest time that asking can take.
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
                [SQLValue(next), SQLValue(error?.json), SQLValue(now), SQLValue(learner), SQLValue(waiting.id)],
                changes: .upsert(.modelRequest, waiting.id))
        }
    }

    /// - Returns: False where the learner has cancelled it meanwhile.
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
                    SQLValue(state), SQLValue(text), SQLValue(error?.json), SQLValue(now), SQLValue(learner),
                    SQLValue(id),
                ], changes: .upsert(.modelRequest, id)) > 0
        }
    }

    /// Gives answers to the features that wait for them.
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
                    id: try row.id("id"), task: ModelTask(rawValue: try row.text("task")) ?? .other,
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
                // The others are not to wait for it.
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
