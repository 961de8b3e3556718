import Foundation

/// The lanes of a program, for all work that takes more processor time than a short answer.
public struct Lanes: Sendable {
    /// Answers that a learner is waiting for: analysing texts, statistics, recounting cards. Seconds at most.
    public let answers: Lane
    /// Card searches, which wait for the database more than they compute.
    public let searches: Lane
    /// Jobs that report progress: imports, exports, fitting. Minutes, and much memory.
    public let jobs: Lane

    /// - Parameter searches: Nil to use the lane of answers.
    public init(answers: Lane, searches: Lane? = nil, jobs: Lane) {
        self.answers = answers
        self.searches = searches ?? answers
        self.jobs = jobs
    }

    /// The lanes for this machine. Short answers have priority, then ``answers`` and ``searches``, then ``jobs``. In
    /// each, one place is reserved from a learner who occupies all the others.
    ///
    /// At most nine jobs run at once, so that two of the database's eleven readers are left for pages.
    public init() {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let running = min(max(2, processors), 4)
        answers = Lane(
            name: "answers",
            limits: Lane.Limits(
                threads: min(processors, running), running: running, runningOfOne: running - 1, waiting: 128,
                waitingOfOne: 32, retryAfter: 2),
            niceness: 5)
        searches = Lane(
            name: "searches",
            limits: Lane.Limits(
                threads: min(processors, 2), running: 2, runningOfOne: 1, waiting: 64, waitingOfOne: 16, retryAfter: 5),
            niceness: 5)
        jobs = Lane(
            name: "jobs",
            limits: Lane.Limits(
                threads: min(processors, 2), running: 3, runningOfOne: 2, waiting: 64, waitingOfOne: 16,
                retryAfter: 30), niceness: 10)
    }
}
