import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// The model for a task: within its budget, counted, and with answers from the cache where the same was asked before.
    ///
    /// - Parameters:
    ///   - remembers: Whether an answer that was kept will do; false where the learner asks for another one.
    /// - Throws: ``ModelError/noProfile``, ``ModelError/keys(_:)``, `StorageError`.
    public func model(
        for task: ModelTask, remembers: Bool = true, at now: Timestamp
    ) async throws -> MeteredModel {
        let profile = try await profile(for: task)
        return MeteredModel(
            profile: profile, task: task, remembers: remembers, now: now, desk: self, model: try await model(profile))
    }
}

/// A model whose use is counted and limited.
public struct MeteredModel: LanguageModel {
    public let profile: ModelProfile
    public let task: ModelTask
    let remembers: Bool
    let now: Timestamp
    let desk: ModelDesk
    let model: any LanguageModel

    /// Answers from the cache where it can, and asks otherwise. A reply that does not have its wanted shape is not kept.
    ///
    /// - Throws: ``ModelError``, such as ``ModelError/budgetUsedUp(used:budget:)``; `StorageError`.
    public func reply(to request: ChatRequest) async throws -> ChatReply {
        let digest = request.digest(for: profile.baseURL, profile.model)
        if remembers, let reply = try await desk.rememberedReply(digest, at: now) {
            // The cache is a help, not a condition.
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

    /// Asks, counts at the end, and keeps nothing: a conversation is not repeated word by word.
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
