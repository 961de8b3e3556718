import Synchronization

/// Work that takes longer than a page may: it goes on while pages show how far it is, and can be cancelled.
final class Jobs<Result: Sendable>: Sendable {
    enum State: Sendable {
        /// The share that is done, from 0 to 1.
        case running(Double)
        case finished(Result)
        case failed(any Error)
        case cancelled
    }

    struct Job: Sendable {
        /// What the learner knows it by: a file's name.
        var title: String
        var state: State
    }

    private struct Entry {
        var job: Job
        var task: Task<Void, Never>?
    }

    /// Ended jobs that are remembered.
    private static var limit: Int { 50 }
    private let entries = Mutex<(order: [String], byName: [String: Entry])>(([], [:]))

    /// Begins a job and returns at once.
    ///
    /// - Parameters:
    ///   - name: What it is called in paths.
    ///   - work: Is handed a closure to report the share that is done.
    func start(
        _ title: String, named name: String,
        _ work: @escaping @Sendable (_ report: @escaping @Sendable (Double) -> Void) async throws -> Result
    ) {
        entries.withLock { entries in
            entries.order.append(name)
            entries.byName[name] = Entry(job: Job(title: title, state: .running(0)), task: nil)
            while entries.order.count > Self.limit { entries.byName[entries.order.removeFirst()] = nil }
        }
        let task = Task.detached(priority: .userInitiated) { [self] in
            do {
                set(name, .finished(try await work { self.set(name, .running($0)) }))
            } catch is CancellationError {
                set(name, .cancelled)
            } catch {
                set(name, .failed(error))
            }
        }
        entries.withLock { $0.byName[name]?.task = task }
    }

    /// How a job stands; nil for one that is not known.
    func job(_ name: String) -> Job? {
        entries.withLock { $0.byName[name]?.job }
    }

    /// Asks a job to stop. What it has kept already stays.
    func cancel(_ name: String) {
        entries.withLock { $0.byName[name]?.task }?.cancel()
    }

    private func set(_ name: String, _ state: State) {
        entries.withLock { $0.byName[name]?.job.state = state }
    }
}
