/// A question to a language model that was asked while it could not be reached, and what became of it.
public struct WaitingRequest: Hashable, Sendable {
    /// Where it stands.
    public enum State: String, CaseIterable, Sendable {
        /// It is asked again and again, with growing pauses.
        case waiting
        /// The answer is kept, and the feature that asked has yet to take it.
        case answered
        /// The feature has taken the answer.
        case done
        /// The endpoint was reached, and did not answer what was asked.
        case failed
        /// The learner no longer wants it.
        case cancelled
    }

    public let id: ID<WaitingRequest>
    public let task: ModelTask
    /// What the learner knows it by: a word, the beginning of a sentence.
    public let summary: String
    public let state: State
    /// How often it was asked.
    public let attempts: Int
    /// When it is asked again, while it waits.
    public let nextAttempt: Timestamp
    /// Why it was not answered; nil before the first attempt and after the answer.
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
