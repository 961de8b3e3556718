import Model
import Storage
import Synchronization

/// The imports that are under way or have just ended, so that a page can show them and cancel them.
public final class ImportJobs: Sendable {
    public enum State: Sendable {
        case running(Desk.ImportStage)
        case finished(Desk.Imported)
        case failed(any Error)
        case cancelled
    }

    /// An import as it stands.
    public struct Job: Sendable {
        public var name: String
        /// The file's name, or the title that was typed.
        public var title: String
        public var state: State
    }

    private struct Entry {
        var job: Job
        var task: Task<Void, Never>?
    }

    /// Ended imports that are remembered.
    private static let limit = 50
    private let entries = Mutex<(order: [String], byName: [String: Entry])>(([], [:]))

    public init() {}

    /// Begins an import and returns at once.
    ///
    /// - Parameters:
    ///   - name: What the job is called in paths.
    ///   - cleanUp: Run when the import has ended, however it ended.
    public func start(
        _ request: Desk.ImportRequest, named name: String, on desk: Desk, at now: Timestamp, newID: ID<Book>,
        cleanUp: @escaping @Sendable () -> Void = {}
    ) {
        let title = request.title.nonEmpty ?? request.fileName
        entries.withLock { entries in
            entries.order.append(name)
            entries.byName[name] = Entry(job: Job(name: name, title: title, state: .running(.text(0))), task: nil)
            while entries.order.count > Self.limit { entries.byName[entries.order.removeFirst()] = nil }
        }
        let task = Task.detached(priority: .userInitiated) { [self] in
            defer { cleanUp() }
            do {
                let imported = try await desk.importBook(request, at: now, newID: newID) { stage in
                    try Task.checkCancellation()
                    set(name, .running(stage))
                }
                set(name, .finished(imported))
            } catch is CancellationError {
                set(name, .cancelled)
            } catch {
                set(name, .failed(error))
            }
        }
        entries.withLock { $0.byName[name]?.task = task }
    }

    /// How an import stands; nil for one that is not known.
    public func job(_ name: String) -> Job? {
        entries.withLock { $0.byName[name]?.job }
    }

    /// Asks an import to stop. One that has already saved its book is not undone.
    public func cancel(_ name: String) {
        entries.withLock { $0.byName[name]?.task }?.cancel()
    }

    private func set(_ name: String, _ state: State) {
        entries.withLock { $0.byName[name]?.job.state = state }
    }
}
