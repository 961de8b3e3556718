import Foundation
import LanguageModel
import Model
import Storage

/// The reply cache: a table that may be emptied at any time.
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

    /// Returns the cached reply to the same request, or nil if there is none or it has expired.
    package func rememberedReply(_ digest: String, at now: Timestamp) async throws -> ChatReply? {
        let learner = learner
        let oldest = now.advanced(bySeconds: -Self.daysRemembered * 86_400)
        let text = try await database.read(learner) { reader in
            try reader.first(
                "SELECT reply FROM model_reply WHERE learner_id = ? AND digest = ? AND created_at > ?",
                [SQLValue(learner), SQLValue(digest), SQLValue(oldest)]
            )?.text("reply")
        }
        return text.flatMap { try? JSONDecoder().decode(ChatReply.self, from: Data($0.utf8)) }
    }

    /// Records a use of a cached reply, so that it is not the first to be evicted.
    package func touchReply(_ digest: String, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.runDerived(
                "UPDATE model_reply SET used_at = ? WHERE learner_id = ? AND digest = ?",
                [SQLValue(now), SQLValue(learner), SQLValue(digest)])
        }
    }

    /// Caches a reply and evicts the least recently used ones if the cache is full.
    package func remember(_ reply: ChatReply, _ digest: String, at now: Timestamp) async throws {
        // A reply that the database cannot store as text is still a valid reply.
        guard !reply.text.contains("\0") else { return }
        let text = String(decoding: try JSONEncoder().encode(reply), as: UTF8.self)
        let bytes = text.utf8.count
        guard bytes <= Self.bytesRemembered / 16 else { return }
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            try transaction.runDerived(
                """
                INSERT INTO model_reply (learner_id, digest, reply, bytes, created_at, used_at) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, digest) DO UPDATE SET reply = excluded.reply, bytes = excluded.bytes,
                    created_at = excluded.created_at, used_at = excluded.used_at
                """,
                [
                    SQLValue(learner), SQLValue(digest), SQLValue(text), SQLValue(bytes), SQLValue(now), SQLValue(now),
                ])
            try Self.forgetReplies(beyond: Self.bytesRemembered, transaction)
        }
    }

    static func forgetReplies(beyond limit: Int, _ transaction: Transaction) throws {
        let learner = SQLValue(transaction.learner)
        let sum = try transaction.first(
            "SELECT CAST(COALESCE(SUM(bytes), 0) AS BIGINT) AS total FROM model_reply WHERE learner_id = ?", [learner])
        guard let sum, try sum.count("total") > limit else { return }
        // Shrink to nine tenths, so that not every further reply triggers an eviction.
        var left = limit / 10 * 9
        let rows = try transaction.rows(
            "SELECT digest, bytes FROM model_reply WHERE learner_id = ? ORDER BY used_at DESC, digest", [learner])
        var forgotten: [[SQLValue]] = []
        for row in rows {
            left -= try row.count("bytes")
            if left < 0 { forgotten.append([learner, SQLValue(try row.text("digest"))]) }
        }
        try transaction.runDerived("DELETE FROM model_reply WHERE learner_id = ? AND digest = ?", each: forgotten)
    }
}
