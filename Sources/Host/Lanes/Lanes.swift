import Foundation

/// The lanes of one program: where the processor's time goes that is not spent on short answers.
public struct Lanes: Sendable {
    /// Answers that somebody waits for: texts taken apart, searches, statistics. Seconds at most.
    public let answers: Lane
    /// Whatever shows how far it is: imports, exports, fitting. Minutes, and much memory.
    public let jobs: Lane

    public init(answers: Lane, jobs: Lane) {
        self.answers = answers
        self.jobs = jobs
    }

    /// Lanes for this machine. Short answers come first, then those of ``answers``, then ``jobs``.
    ///
    /// Six pieces of work run at once at most, so that of the database's eight readers two are left for pages.
    public init() {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        let running = min(max(2, processors), 4)
        answers = Lane(
            name: "answers",
            limits: Lane.Limits(
                threads: min(processors, running), running: running, waiting: 128, waitingOfOne: 32, retryAfter: 2),
            niceness: 5)
        jobs = Lane(
            name: "jobs",
            limits: Lane.Limits(
                threads: min(processors, 2), running: 2, waiting: 64, waitingOfOne: 16, retryAfter: 30), niceness: 10)
    }
}
