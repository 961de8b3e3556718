import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Awaits ``Transaction/cancelWaiting(_:)``.
    ///
    /// - Throws: ``ModelError/noSuchRequest`` if it is not waiting, or no longer.
    public func cancelWaiting(_ id: ID<WaitingRequest>, at now: Timestamp) async throws {
        guard try await database.write(learner, at: now, { try $0.cancelWaiting(id) }) else {
            throw ModelError.noSuchRequest
        }
    }

    /// Makes a waiting or abandoned request due at once, or all that wait. A pass over the queue sends them.
    ///
    /// - Parameter id: Nil for all.
    /// - Throws: ``ModelError/noSuchRequest`` if it is not waiting, or no longer.
    public func retryWaiting(_ id: ID<WaitingRequest>? = nil, at now: Timestamp) async throws {
        guard let id else { return try await hasten(at: now) }
        guard try await database.write(learner, at: now, { try $0.retryWaiting(id) }) else {
            throw ModelError.noSuchRequest
        }
    }

    /// Awaits ``Transaction/hastenWaiting()``.
    func hasten(at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.hastenWaiting() }
    }

    /// Awaits ``Transaction/forgetRequests(endedBefore:)``.
    public func forgetRequests(endedBefore moment: Timestamp, at now: Timestamp) async throws {
        try await database.write(learner, at: now) { try $0.forgetRequests(endedBefore: moment) }
    }
}
