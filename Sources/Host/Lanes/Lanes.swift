import Foundation

/// The lanes of a program, for all work that takes more processor time than a short answer.
public struct Lanes: Sendable {
    /// Answers that a learner is waiting for: analysing texts, statistics, recounting cards. Seconds at most.
    public let answers: Lane
    /// Card searches, which wait for the database more than they compute.
    public let searches: Lane
    /// Jobs that report progress: imports, exports, fitting. Minutes, and much memory.
    public let jobs: Lane
    /// Imports of dictionaries, each of which takes up to 1.3 GB of memory: one at a time.
    public let dictionaries: Lane

    /// - Parameters:
    ///   - searches: Nil to use the lane of answers.
    ///   - dictionaries: Nil for one that imports one dictionary at a time.
    public init(answers: Lane, searches: Lane? = nil, jobs: Lane, dictionaries: Lane? = nil) {
        self.answers = answers
        self.searches = searches ?? answers
        self.jobs = jobs
        self.dictionaries = dictionaries ?? Self.oneDictionary()
    }

    /// Each of the lanes once.
    public var all: [Lane] {
        [answers, searches, jobs, dictionaries].reduce(into: []) { all, lane in
            if !all.contains(where: { $0 === lane }) { all.append(lane) }
        }
    }

    private static func oneDictionary() -> Lane {
        Lane(
            name: "dictionaries",
            limits: Lane.Limits(threads: 1, running: 1, waiting: 32, waitingOfOne: 16, retryAfter: 30), niceness: 10)
    }

    /// The lanes for this machine. Short answers have priority, then ``answers`` and ``searches``, then ``jobs``. In
    /// each, one place is reserved from a learner who occupies all the others.
    ///
    /// At most nine pieces of work that read the database at length run at once, so that two of its eleven readers are left
    /// for pages; the import of a dictionary only asks it short questions.
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
        dictionaries = Self.oneDictionary()
    }
}
