import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns the model for a task: limited by its budget, metered, and with cached replies for repeated requests.
    ///
    /// - Parameters:
    ///   - remembers: Whether a cached reply will do; false if the learner asks for another one.
    /// - Throws: ``ModelError/noProfile``, ``ModelError/keys(_:)``, `StorageError`.
    public func model(
        for task: ModelTask, remembers: Bool = true, at now: Timestamp
    ) async throws -> MeteredModel {
        let profile = try await profile(for: task)
        return MeteredModel(
            profile: profile, task: task, remembers: remembers, now: now, desk: self, model: try await model(profile))
    }

    /// Returns an unmetered model for a profile's endpoint, with its key.
    func model(_ profile: ModelProfile) async throws -> OpenAIModel {
        OpenAIModel(
            profile, key: try await keys.find(profile.id)?.key, transport: transport, timing: timing,
            dialects: dialects)
    }
}

/// A model with metered and limited usage.
public struct MeteredModel: LanguageModel {
    public let profile: ModelProfile
    public let task: ModelTask
    let remembers: Bool
    let now: Timestamp
    let desk: ModelDesk
    let model: any LanguageModel

    /// Replies from the cache if possible, and otherwise asks the endpoint. A reply without the requested shape is not
    /// cached.
    ///
    /// - Throws: ``ModelError``, such as ``ModelError/budgetUsedUp(used:budget:)``; `StorageError`.
    public func reply(to request: ChatRequest) async throws -> ChatReply {
        let digest = request.digest(for: profile.baseURL, profile.model)
        if remembers, let reply = try await desk.rememberedReply(digest, at: now) {
            // A failure of the cache must not fail the request.
            try? await desk.touchReply(digest, at: now)
            return reply
        }
        try await desk.checkBudget(of: profile, at: now)
        let reply = try await model.reply(to: request)
        try await desk.count(reply.tokens, of: profile, task, at: now)
        let isWanted = !reply.isCutShort && request.schema.map { (try? $0.check(reply.text)) != nil } ?? true
        if isWanted { try? await desk.remember(reply, digest, at: now) }
        return reply
    }

    /// Streams a reply and meters it at the end. Caches nothing, because a conversation does not repeat word for word.
    public func stream(_ request: ChatRequest) -> AsyncThrowingStream<ChatPiece, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await desk.checkBudget(of: profile, at: now)
                    for try await piece in model.stream(request) {
                        if case .end(let reply) = piece {
                            try await desk.count(reply.tokens, of: profile, self.task, at: now)
                        }
                        continuation.yield(piece)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}
