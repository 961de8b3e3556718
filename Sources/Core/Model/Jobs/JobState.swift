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

    /// The progress of a book's import, each stage of which is a step.
    public init(_ stage: ImportStage) {
        switch stage {
        case .reading: self.init(step: 0)
        case .text(let fraction): self.init(step: 1, fraction: fraction)
        case .pages: self.init(step: 2)
        case .words(let fraction): self.init(step: 3, fraction: fraction)
        case .saving: self.init(step: 4)
        }
    }
}

/// The stage of a book's import, in the order in which they follow each other.
public enum ImportStage: Hashable, Sendable {
    /// It waits for its turn.
    case reading
    /// Its text is extracted; the fraction done, from 0 to 1.
    case text(Double)
    /// The text is divided into pages.
    case pages
    /// Its words are counted; the fraction done, from 0 to 1.
    case words(Double)
    /// The book is added to the library.
    case saving
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
