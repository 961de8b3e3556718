import Lanes
import Synchronization

/// Work that takes too long for a page: it continues while pages show its progress, and can be cancelled.
///
/// `Subject` identifies a job to the learner, such as a file's name.
final class Jobs<Subject: Sendable, Progress: Sendable, Result: Sendable>: Sendable {
    enum State: Sendable {
        case running(Progress)
        case finished(Result)
        case failed(any Error)
        /// The work itself has rolled back what it had begun.
        case cancelled
    }

    struct Job: Sendable {
        var subject: Subject
        var state: State
    }

    private struct Entry {
        var job: Job
        /// Distinguishes successive jobs of one name.
        var number: Int
        var task: Task<Void, Never>?
    }

    private struct Entries {
        var byName: [String: Entry] = [:]
        var started = 0

        mutating func forgetOldest(beyond limit: Int) {
            while byName.count > limit {
                let ended = byName.filter { entry in
                    if case .running = entry.value.job.state { false } else { true }
                }
                guard let oldest = ended.min(by: { $0.value.number < $1.value.number }) else { return }
                byName[oldest.key] = nil
            }
        }
    }

    /// The maximum number of jobs kept; a new one replaces the oldest finished one.
    private static var limit: Int { 50 }
    private let entries = Mutex(Entries())

    /// Starts a job and returns at once. Does nothing while one of this name runs.
    ///
    /// - Parameters:
    ///   - name: Its name in paths.
    ///   - first: The initial progress.
    ///   - lane: Where the work runs; nil for work that mostly waits for the network, or that takes a lane itself.
    ///   - work: Receives a closure that reports progress. Throwing while it is cancelled counts as cancelled.
    func start(
        _ subject: Subject, named name: String, from first: Progress, in lane: LearnerLane? = nil,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Progress) -> Void) async throws -> Result
    ) {
        let begun: Int? = entries.withLock { entries -> Int? in
            if case .running? = entries.byName[name]?.job.state { return nil }
            entries.started += 1
            entries.byName[name] = Entry(job: Job(subject: subject, state: .running(first)), number: entries.started)
            entries.forgetOldest(beyond: Self.limit)
            return entries.started
        }
        guard let number = begun else { return }
        let task = Task.detached(priority: .userInitiated) { [self] in
            do {
                let report = { @Sendable (progress: Progress) in self.set(name, number, .running(progress)) }
                let result =
                    if let lane { try await lane.run { try await work(report) } } else { try await work(report) }
                set(name, number, .finished(result))
            } catch {
                set(name, number, Task.isCancelled || error is CancellationError ? .cancelled : .failed(error))
            }
        }
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.task = task }
        }
    }

    /// Returns the state of a job, or nil for an unknown one.
    func job(_ name: String) -> Job? { entries.withLock { $0.byName[name]?.job } }

    /// Requests cancellation of a job. What it has already saved stays.
    func cancel(_ name: String) { entries.withLock { $0.byName[name]?.task }?.cancel() }

    /// Removes a finished job.
    func forget(_ name: String) {
        entries.withLock { entries in
            if case .running? = entries.byName[name]?.job.state { return }
            entries.byName[name] = nil
        }
    }

    private func set(_ name: String, _ number: Int, _ state: State) {
        entries.withLock { entries in
            if entries.byName[name]?.number == number { entries.byName[name]?.job.state = state }
        }
    }
}
