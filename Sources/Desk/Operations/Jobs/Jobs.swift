import Lanes
import Model
import Routes
import Synchronization

/// A job: its name, and the type of what it results in.
///
/// The program names its jobs in extensions, so that each has one type of result:
///
/// ```swift
/// extension Job where Result == ModelProbe {
///     static func test(of profile: ID<ModelProfile>) -> Job { Job(.test(of: profile)) }
/// }
/// ```
public struct Job<Result: Sendable>: Hashable, Sendable {
    public let name: JobName

    public init(_ name: JobName) { self.name = name }
}

/// What a job is about, and where it was started.
public struct JobSubject: Hashable, Sendable {
    /// What the learner calls it, such as the name of a file; empty if it has no name.
    public var title: String
    /// The page that the job was started from, or that shows it if it has none of its own.
    public var place: Route

    public init(_ title: String, at place: Route) {
        self.title = title
        self.place = place
    }
}

/// What becomes of a job, told to whoever counts jobs. Each that has started ends once.
public enum JobStep: String, CaseIterable, Sendable {
    case started, finished, failed, cancelled
}

/// A learner's jobs: work that takes too long for a page. It continues while pages show its progress, and can be
/// cancelled.
public final class Jobs: Sendable {
    private struct Entry {
        var subject: JobSubject
        var state: JobState<any Sendable, any Error>
        /// Distinguishes successive jobs of one name.
        var number: Int
        var task: Task<Void, Never>?

        var isRunning: Bool {
            if case .running = state { true } else { false }
        }
    }

    private struct Entries {
        var byName: [JobName: Entry] = [:]
        var started = 0

        mutating func forgetOldest(_ kind: JobName.Kind, beyond limit: Int) {
            var ofKind = byName.filter { $0.key.kind == kind }
            while ofKind.count > limit {
                let ended = ofKind.filter { !$0.value.isRunning }
                guard let oldest = ended.min(by: { $0.value.number < $1.value.number }) else { return }
                ofKind[oldest.key] = nil
                byName[oldest.key] = nil
            }
        }
    }

    /// The maximum number of jobs kept of each kind; a new one replaces the oldest that has ended.
    static let limit = 50
    private let entries = Mutex(Entries())
    private let tell: @Sendable (JobName.Kind, any Error) -> Void
    private let tellStep: @Sendable (JobName.Kind, JobStep) -> Void

    /// - Parameters:
    ///   - tell: Called on any thread when a job, or a part of one, has failed; not if it was cancelled.
    ///   - tellStep: Called on any thread when a job starts and when it ends.
    public init(
        tell: @escaping @Sendable (JobName.Kind, any Error) -> Void = { _, _ in },
        tellStep: @escaping @Sendable (JobName.Kind, JobStep) -> Void = { _, _ in }
    ) {
        self.tell = tell
        self.tellStep = tellStep
    }

    /// Starts a job and returns at once. Does nothing while one of this name runs.
    ///
    /// - Parameters:
    ///   - subject: What pages say of it.
    ///   - first: The initial progress.
    ///   - lane: Where the work runs; nil for work that mostly waits for the network, or that takes a lane itself.
    ///   - work: Receives a closure that reports progress. Throwing while it is cancelled counts as cancelled.
    public func start<Result>(
        _ job: Job<Result>, _ subject: JobSubject, from first: JobProgress = JobProgress(),
        in lane: LearnerLane? = nil,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (JobProgress) -> Void) async throws -> Result
    ) {
        let name = job.name
        let begun: Int? = entries.withLock { entries -> Int? in
            if entries.byName[name]?.isRunning == true { return nil }
            entries.started += 1
            entries.byName[name] = Entry(subject: subject, state: .running(first), number: entries.started)
            entries.forgetOldest(name.kind, beyond: Self.limit)
            return entries.started
        }
        guard let number = begun else { return }
        tellStep(name.kind, .started)
        let task = Task.detached(priority: .userInitiated) { [self] in
            do {
                let report = { @Sendable (progress: JobProgress) in self.set(name, number, .running(progress)) }
                let result =
                    if let lane { try await lane.run { try await work(report) } } else { try await work(report) }
                set(name, number, .finished(result))
                tellStep(name.kind, .finished)
            } catch {
                let isCancelled = Task.isCancelled || error is CancellationError
                set(name, number, isCancelled ? .cancelled : .failed(error))
                tellStep(name.kind, isCancelled ? .cancelled : .failed)
                if !isCancelled { tell(name.kind, error) }
            }
        }
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.task = task }
        }
    }

    /// Tells of an error that a job survives: one of several files could not be imported.
    func partFailed(_ kind: JobName.Kind, _ error: any Error) { tell(kind, error) }

    /// Returns the state of a job, or nil for an unknown one.
    public func state<Result>(of job: Job<Result>) -> JobState<Result, any Error>? {
        switch entries.withLock({ $0.byName[job.name]?.state }) {
        case nil: nil
        case .running(let progress): .running(progress)
        case .finished(let result): (result as? Result).map { .finished($0) }
        case .failed(let error): .failed(error)
        case .cancelled: .cancelled
        }
    }

    /// Returns what a job is about, or nil for an unknown one.
    public func subject(of name: JobName) -> JobSubject? { entries.withLock { $0.byName[name]?.subject } }

    /// Requests cancellation of a job, whose work then undoes what it has begun.
    public func cancel(_ name: JobName) { entries.withLock { $0.byName[name]?.task }?.cancel() }

    /// Requests cancellation of all jobs.
    func cancelAll() {
        for task in entries.withLock({ entries in entries.byName.values.compactMap(\.task) }) { task.cancel() }
    }

    /// Whether a job runs.
    var isAnyRunning: Bool { entries.withLock { entries in entries.byName.values.contains { $0.isRunning } } }

    /// Removes a job that has ended.
    public func forget(_ name: JobName) {
        entries.withLock { entries in
            if entries.byName[name]?.isRunning == true { return }
            entries.byName[name] = nil
        }
    }

    private func set(_ name: JobName, _ number: Int, _ state: JobState<any Sendable, any Error>) {
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.state = state }
        }
    }
}
