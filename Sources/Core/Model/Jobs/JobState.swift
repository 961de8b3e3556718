/// How far a running job is.
public struct JobProgress: Hashable, Sendable {
    /// The current step, counted from 0. Most jobs have only one.
    public var step: Int
    /// The fraction of this step that is done, from 0 to 1; nil if it is unknown.
    public var fraction: Double?

    public init(step: Int = 0, fraction: Double? = nil) {
        self.step = step
        self.fraction = fraction
    }
}

/// The state of a job.
public enum JobState<Result: Sendable, Failure: Sendable>: Sendable {
    case running(JobProgress)
    case finished(Result)
    case failed(Failure)
    /// The work itself has undone what it had begun.
    case cancelled
}

extension JobState: Equatable where Result: Equatable, Failure: Equatable {}
extension JobState: Hashable where Result: Hashable, Failure: Hashable {}
