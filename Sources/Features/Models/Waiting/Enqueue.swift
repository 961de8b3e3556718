import Foundation
import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// The maximum size of one queued request in megabytes, pictures included.
    static let megabytesWaiting = 8

    /// Queues a request until the network is back. It is on disk when the call returns.
    ///
    /// - Parameters:
    ///   - id: The id of the request; enqueuing the same id twice creates one request.
    ///   - task: Determines the profile, and the feature that receives the answer.
    ///   - summary: The learner's description of it; the first 80 characters are saved.
    /// - Throws: ``ModelError/requestTooLarge(megabytes:)``, `StorageError`.
    public func enqueue(
        _ payload: WaitingPayload, _ id: ID<WaitingRequest>, for task: ModelTask, summary: String, at now: Timestamp
    ) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(payload), as: UTF8.self)
        guard text.utf8.count <= Self.megabytesWaiting << 20 else {
            throw ModelError.requestTooLarge(megabytes: Self.megabytesWaiting)
        }
        let line = String(summary.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(80))
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO model_request (
                    id, learner_id, task, summary, payload, state, attempts, next_attempt_at, created_at, updated_at
                ) VALUES (?, ?, ?, ?, ?, 'waiting', 0, ?, ?, ?)
                ON CONFLICT (learner_id, id) DO NOTHING
                """,
                [
                    SQLValue(id), SQLValue(learner), SQLValue(task.rawValue), SQLValue(line.replacing("\0", with: "")),
                    SQLValue(text), SQLValue(now), SQLValue(now), SQLValue(now),
                ], changes: .upsert(.modelRequest, id))
        }
    }
}
