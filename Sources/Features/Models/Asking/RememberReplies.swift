import LanguageModel
import Model
import Practice
import Storage

/// The cache of replies, awaited.
extension ModelDesk {
    /// Days after which a cached reply expires.
    static let daysRemembered: Int64 = 30
    /// The maximum size of the cache in bytes.
    static let bytesRemembered = 16 << 20

    /// Returns the cached reply of a task's model to the same request, or nil if there is none or no model is
    /// configured. Sends no request.
    public func remembered(_ request: ChatRequest, for task: ModelTask, at now: Timestamp) async throws -> ChatReply? {
        do {
            let profile = try await profile(for: task)
            return try await rememberedReply(request.digest(for: profile.baseURL, profile.model), at: now)
        } catch ModelError.noProfile { return nil }
    }

    /// Awaits ``Reader/rememberedReply(to:after:)``.
    package func rememberedReply(_ digest: String, at now: Timestamp) async throws -> ChatReply? {
        let oldest = now.advanced(bySeconds: -Self.daysRemembered * 86_400)
        let text = try await database.read(learner) { try $0.rememberedReply(to: digest, after: oldest) }
        return text.flatMap { try? ChatReply(stored: $0) }
    }

    /// Awaits ``Transaction/touchReply(to:)``.
    package func touchReply(_ digest: String, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.touchReply(to: digest) }
    }

    /// Awaits ``Transaction/remember(reply:to:within:)``, unless the reply would take too much of the cache.
    package func remember(_ reply: ChatReply, _ digest: String, at now: Timestamp) async throws {
        // A reply that the database cannot store as text is still a valid reply.
        guard !reply.text.contains("\0") else { return }
        let text = try reply.stored()
        guard text.utf8.count <= Self.bytesRemembered / 16 else { return }
        try await database.write(learner, at: now) {
            try $0.remember(reply: text, to: digest, within: Self.bytesRemembered)
        }
    }
}
