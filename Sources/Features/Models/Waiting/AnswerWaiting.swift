import LanguageModel
import Model
import Practice
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
        for waiting in try await database.read(learner, { try $0.dueRequests(at: now) }) {
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
                let payload = try WaitingPayload(stored: waiting.payload)
                let model = try await model(for: waiting.task, at: now)
                let reply = try await model.validReply(to: payload.request, preamble: payload.preamble).stored()
                let isWanted = try await database.write(learner, at: now) {
                    try $0.answer(request: waiting.id, with: reply)
                }
                if isWanted { pass.answered += 1 }
            } catch let error as ModelError where error == .cancelled {
                throw CancellationError()
            } catch let error as ModelError where error.isTemporary {
                if error.isOffline { away.insert(profile.id) }
                try await postpone(waiting, because: error, at: now)
            } catch let error as ModelError {
                let isWanted = try await database.write(learner, at: now) {
                    try $0.abandon(request: waiting.id, because: error)
                }
                if isWanted { pass.failed += 1 }
            }
        }
        try await handOver(handlers, at: now)
        pass.next = try await database.read(learner) { try $0.nextAttempt() }
        return pass
    }

    /// Returns the seconds until a retry: half a minute at first, doubling with each attempt up to a quarter of an
    /// hour, and randomly reduced a little so that retries do not coincide.
    private func pause(after attempts: Int) -> Int64 {
        let full = min(900, 30 * Double(1 << min(attempts, 10)))
        return Int64(full * (0.75 + timing.random() / 4))
    }

    /// Returns whether this process may send the request; the claim expires after the maximum duration of a request.
    private func claim(_ waiting: StoredRequest, for profile: ModelProfile, at now: Timestamp) async throws -> Bool {
        let lapse = now.advanced(bySeconds: Int64(profile.timeLimit) * Int64(MeteredModel.tries) + 60)
        return try await database.write(learner, at: now) { try $0.claim(request: waiting.id, until: lapse) }
    }

    private func postpone(_ waiting: StoredRequest, because error: ModelError?, at now: Timestamp) async throws {
        let next = now.advanced(bySeconds: pause(after: waiting.attempts))
        try await database.write(learner, at: now) {
            try $0.postpone(request: waiting.id, until: next, because: error)
        }
    }

    /// Passes answers to the features that wait for them.
    private func handOver(_ handlers: WaitingHandlers, at now: Timestamp) async throws {
        var failure: (any Error)?
        for request in try await database.read(learner, { try $0.answeredRequests() }) {
            guard let handler = handlers[request.task] else { continue }
            do {
                try await handler(try AnsweredRequest(request))
            } catch {
                // Continue with the other answers.
                failure = failure ?? error
                continue
            }
            try await database.write(learner, at: now) { try $0.finish(request: request.id) }
        }
        if let failure { throw failure }
    }
}

extension AnsweredRequest {
    fileprivate init(_ request: StoredRequest) throws {
        self.init(
            id: request.id, task: request.task, summary: request.summary,
            payload: try WaitingPayload(stored: request.payload),
            reply: try ChatReply(stored: request.reply ?? ""))
    }
}
