/// A request to a language model that was offline, and its outcome.
public struct WaitingRequest: Hashable, Sendable {
    /// The progress of the request.
    public enum State: String, CaseIterable, Sendable {
        /// It is retried with growing pauses.
        case waiting
        /// The answer is stored, and the feature that asked has yet to take it.
        case answered
        /// The feature has taken the answer.
        case done
        /// The endpoint was reached but did not give a usable answer.
        case failed
        /// The learner no longer wants it.
        case cancelled
    }

    public let id: ID<WaitingRequest>
    public let task: ModelTask
    /// A label for the learner: a word, the beginning of a sentence.
    public let summary: String
    public let state: State
    /// The number of attempts so far.
    public let attempts: Int
    /// The time of the next attempt, while it waits.
    public let nextAttempt: Timestamp
    /// Why the last attempt failed; nil before the first attempt and after the answer.
    public let error: ModelError?
    public let createdAt: Timestamp

    public init(
        id: ID<WaitingRequest>, task: ModelTask, summary: String, state: State, attempts: Int,
        nextAttempt: Timestamp, error: ModelError?, createdAt: Timestamp
    ) {
        self.id = id
        self.task = task
        self.summary = summary
        self.state = state
        self.attempts = attempts
        self.nextAttempt = nextAttempt
        self.error = error
        self.createdAt = createdAt
    }
}

#if !hasFeature(Embedded)
extension WaitingRequest.State: Codable {}
#endif
