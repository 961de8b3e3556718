import Foundation
import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Awaits ``Reader/waitingRequests(limit:)``.
    public func waitingRequests(limit: Int = 1000) async throws -> [WaitingRequest] {
        try await database.read(learner) { try $0.waitingRequests(limit: limit) }
    }

    /// Returns a current or former request of the queue, with its question and answer.
    ///
    /// - Returns: Nil if it does not exist, or no longer.
    public func waited(_ id: ID<WaitingRequest>) async throws -> WaitedRequest? {
        guard let request = try await database.read(learner, { try $0.waitingRequest(id) }) else { return nil }
        return WaitedRequest(
            state: request.state, payload: try WaitingPayload(stored: request.payload),
            reply: request.reply.flatMap { try? ChatReply(stored: $0) }, error: request.error)
    }

    /// Returns the answer to a queued request.
    ///
    /// - Returns: Nil while there is none.
    /// - Throws: ``ModelError/noSuchRequest``.
    public func answer(to id: ID<WaitingRequest>) async throws -> ChatReply? {
        guard let request = try await database.read(learner, { try $0.waitingRequest(id) }) else {
            throw ModelError.noSuchRequest
        }
        return request.reply.flatMap { try? ChatReply(stored: $0) }
    }
}
