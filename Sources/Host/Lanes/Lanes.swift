import Foundation

/// The lanes of one program: where the processor's time goes that is not spent on short answers.
public struct Lanes: Sendable {
    /// Answers that somebody waits for: texts taken apart, statistics, cards counted anew. Seconds at most.
    public let answers: Lane
    /// Searches among cards, which wait for the database more than they compute.
    public let searches: Lane
    /// Whatever shows how far it is: imports, exports, fitting. Minutes, and much memory.
    public let jobs: Lane

    /// - Parameter searches: Nil for the lane of answers.
    public init(answers: Lane, searches: Lane? = nil, jobs: Lane) {
        self.answers = answers
        self.searches = searches ?? answers
        self.jobs = jobs
    }

    /// Lanes for this machine. Short answers come first, then those of ``answers`` and ``searches``, then ``jobs``. In each,
    /// one place is kept from a learner who has all the others.
    ///
    /// Nine pieces of work run at once at most, so that of the database's eleven readers two are left for pages.
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
