import Lanes
import Model
import Routes
import Storage
import Synchronization
import Wire

/// What a job results in. It can be written down, so that every server of a database can show it.
public typealias JobResult = Codable & Sendable

/// A job: its name, and the type of what it results in.
///
/// The program names its jobs in extensions, so that each has one type of result:
///
/// ```swift
/// extension Job where Result == ModelProbe {
///     static func test(of profile: ID<ModelProfile>) -> Job { Job(.test(of: profile)) }
/// }
/// ```
public struct Job<Result: JobResult>: Hashable, Sendable {
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
///
/// A job runs on the server that has begun it, which has the file that was sent. Where several servers share a database,
/// each job has a row there, so that every server shows it and can cancel it. Otherwise jobs are in memory alone.
public final class Jobs: Sendable {
    private struct Entry {
        var subject: JobSubject
        var state: JobState<any Sendable, any Error>
        /// Distinguishes successive jobs of one name.
        var number: Int
        /// The same for all servers.
        var run: String
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
    /// The rows for other servers; nil if there is only this one.
    private let table: JobTable?
    private let tell: @Sendable (JobName.Kind, any Error) -> Void
    private let tellStep: @Sendable (JobName.Kind, JobStep) -> Void

    /// - Parameters:
    ///   - table: The rows by which the servers of a database know of each other's jobs; nil for one server.
    ///   - tell: Called on any thread when a job, or a part of one, has failed; not if it was cancelled.
    ///   - tellStep: Called on any thread when a job starts and when it ends.
    init(
        in table: JobTable?, tell: @escaping @Sendable (JobName.Kind, any Error) -> Void = { _, _ in },
        tellStep: @escaping @Sendable (JobName.Kind, JobStep) -> Void = { _, _ in }
    ) {
        self.table = table
        self.tell = tell
        self.tellStep = tellStep
    }

    /// The jobs of a learner whom one server serves.
    ///
    /// - Parameters:
    ///   - tell: Called on any thread when a job, or a part of one, has failed; not if it was cancelled.
    ///   - tellStep: Called on any thread when a job starts and when it ends.
    public convenience init(
        tell: @escaping @Sendable (JobName.Kind, any Error) -> Void = { _, _ in },
        tellStep: @escaping @Sendable (JobName.Kind, JobStep) -> Void = { _, _ in }
    ) {
        self.init(in: nil, tell: tell, tellStep: tellStep)
    }

    /// Starts a job and returns at once. Does nothing while one of this name runs, on whichever server.
    ///
    /// - Parameters:
    ///   - subject: What pages say of it.
    ///   - first: The initial progress.
    ///   - lane: Where the work runs; nil for work that mostly waits for the network, or that takes a lane itself.
    ///   - work: Receives a closure that reports progress. Throwing while it is cancelled counts as cancelled.
    /// - Returns: Whether it was started: false while one of this name runs.
    /// - Throws: `StorageError`, if servers share the database. Nothing is started then.
    @discardableResult
    public func start<Result>(
        _ job: Job<Result>, _ subject: JobSubject, from first: JobProgress = JobProgress(),
        in lane: LearnerLane? = nil,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (JobProgress) -> Void) async throws -> Result
    ) async throws -> Bool {
        let name = job.name
        let run = table?.newRun() ?? ""
        let begun: Int? = entries.withLock { entries -> Int? in
            if entries.byName[name]?.isRunning == true { return nil }
            entries.started += 1
            entries.byName[name] = Entry(
                subject: subject, state: .running(first), number: entries.started, run: run)
            entries.forgetOldest(name.kind, beyond: Self.limit)
            return entries.started
        }
        guard let number = begun else { return false }
        if let table {
            do {
                guard try await table.begin(name, run, subject, first) else {
                    drop(name, number)
                    return false
                }
            } catch {
                drop(name, number)
                throw error
            }
        }
        tellStep(name.kind, .started)
        let told = ToldZone.current
        let task = Task.detached(priority: .userInitiated) { [self] in
            do {
                let report = { @Sendable (progress: JobProgress) in self.set(name, number, .running(progress)) }
                let result = try await ToldZone.$current.withValue(told) {
                    if let lane { try await lane.run { try await work(report) } } else { try await work(report) }
                }
                await table?.end(name, run, .finished(result))
                set(name, number, .finished(result))
                tellStep(name.kind, .finished)
            } catch {
                let isCancelled = Task.isCancelled || error is CancellationError
                await table?.end(name, run, isCancelled ? JobState<Result, any Error>.cancelled : .failed(error))
                set(name, number, isCancelled ? .cancelled : .failed(error))
                tellStep(name.kind, isCancelled ? .cancelled : .failed)
                if !isCancelled { tell(name.kind, error) }
            }
        }
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.task = task }
        }
        if let table { keep(name, number, run, task, in: table) }
        return true
    }

    /// Tells of an error that a job survives: one of several files could not be imported.
    func partFailed(_ kind: JobName.Kind, _ error: any Error) { tell(kind, error) }

    /// Returns the state of a job, or nil for an unknown one.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func state<Result>(of job: Job<Result>) async throws -> JobState<Result, any Error>? {
        let here = entries.withLock { entries in entries.byName[job.name].map { ($0.run, $0.state) } }
        if let table {
            // Another server may have forgotten it, or begun another one.
            guard let row = try await table.row(job.name) else { return nil }
            if row.run != here?.0 { return row.state(of: Result.self) }
        }
        switch here?.1 {
        case nil: return nil
        case .running(let progress): return .running(progress)
        case .finished(let result): return (result as? Result).map { .finished($0) }
        case .failed(let error): return .failed(error)
        case .cancelled: return .cancelled
        }
    }

    /// Returns what a job is about, or nil for an unknown one.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func subject(of name: JobName) async throws -> JobSubject? {
        if let table { return try await table.row(name)?.subject }
        return entries.withLock { $0.byName[name]?.subject }
    }

    /// Requests cancellation of a job, whose work then undoes what it has begun. On another server it stops a second later.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func cancel(_ name: JobName) async throws {
        entries.withLock { $0.byName[name]?.task }?.cancel()
        try await table?.cancel(name)
    }

    /// Requests cancellation of all jobs.
    func cancelAll() {
        for task in entries.withLock({ entries in entries.byName.values.compactMap(\.task) }) { task.cancel() }
    }

    /// Whether a job runs.
    var isAnyRunning: Bool { entries.withLock { entries in entries.byName.values.contains { $0.isRunning } } }

    /// Whether there is none, not even one that has ended.
    var isEmpty: Bool { entries.withLock { $0.byName.isEmpty } }

    /// Removes a job that has ended.
    ///
    /// - Throws: `StorageError`, if servers share the database.
    public func forget(_ name: JobName) async throws {
        entries.withLock { entries in
            if entries.byName[name]?.isRunning == true { return }
            entries.byName[name] = nil
        }
        try await table?.forget(name)
    }

    private func set(_ name: JobName, _ number: Int, _ state: JobState<any Sendable, any Error>) {
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.state = state }
        }
    }

    /// Removes a job that was not started after all.
    private func drop(_ name: JobName, _ number: Int) {
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name] = nil }
        }
    }

    /// The progress of a job that runs here; nil once it has ended.
    private func progress(_ name: JobName, _ number: Int) -> JobProgress? {
        entries.withLock { entries in
            guard let entry = entries.byName[name], entry.number == number, case .running(let progress) = entry.state
            else { return nil }
            return progress
        }
    }

    /// Writes how far a job is, renews its lease, and cancels it if another server was asked to, until it has ended.
    ///
    /// While the database does not respond, it goes on: the job itself may not need it.
    private func keep(
        _ name: JobName, _ number: Int, _ run: String, _ task: Task<Void, Never>, in table: JobTable
    ) {
        Task.detached { [self] in
            while let progress = progress(name, number) {
                if let isWanted = try? await table.renew(name, run, progress), !isWanted { task.cancel() }
                try? await Task.sleep(for: table.pause)
            }
        }
    }
}
