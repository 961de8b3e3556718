import Lanes
import Synchronization

/// Work that takes longer than a page may: it goes on while pages show how far it is, and can be cancelled.
///
/// `Subject` is what the learner knows a job by: a file's name.
final class Jobs<Subject: Sendable, Progress: Sendable, Result: Sendable>: Sendable {
    enum State: Sendable {
        case running(Progress)
        case finished(Result)
        case failed(any Error)
        /// Whatever it had begun was undone by whoever did the work.
        case cancelled
    }

    struct Job: Sendable {
        var subject: Subject
        var state: State
    }

    private struct Entry {
        var job: Job
        /// Tells one job of a name from the next.
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

    /// As many as are remembered; the oldest that has ended is forgotten for a new one.
    private static var limit: Int { 50 }
    private let entries = Mutex(Entries())

    /// Begins a job and returns at once. Does nothing while one of this name runs.
    ///
    /// - Parameters:
    ///   - name: What it is called in paths.
    ///   - first: How far it is before it has reported.
    ///   - lane: Where the work is done; nil for work that mostly waits for the network.
    ///   - work: Is handed a closure that reports how far it is. Throwing while it is cancelled counts as cancelled.
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

    /// How a job stands; nil for one that is not known.
    func job(_ name: String) -> Job? { entries.withLock { $0.byName[name]?.job } }

    /// Asks a job to stop. What it has kept already stays.
    func cancel(_ name: String) { entries.withLock { $0.byName[name]?.task }?.cancel() }

    /// Forgets a job that has ended.
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
