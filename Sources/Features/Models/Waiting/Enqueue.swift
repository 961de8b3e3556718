import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// The maximum size of one queued request in megabytes, pictures included.
    static let megabytesWaiting = 8

    /// Awaits ``Transaction/enqueue(_:_:for:summary:)``. The request is on disk when the call returns.
    ///
    /// - Throws: ``ModelError/requestTooLarge(megabytes:)``, `StorageError`.
    public func enqueue(
        _ payload: WaitingPayload, _ id: ID<WaitingRequest>, for task: ModelTask, summary: String, at now: Timestamp
    ) async throws {
        let text = try payload.stored()
        try await database.write(learner, at: now) { try $0.enqueue(text, id, for: task, summary: summary) }
    }
}
