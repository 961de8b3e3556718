import Synchronization

/// What goes on for a learner and no job shows: questions to language models, whoever waits for the answer, and passes over
/// their queue. All of it ends at once when the learner's account is closed or their data is deleted.
public final class OngoingWork: Sendable {
    private struct Works {
        var ends: [Int: @Sendable () -> Void] = [:]
        var started = 0
    }

    private let works = Mutex(Works())

    public init() {}

    /// Performs work that ``cancelAll()`` cancels, as cancelling the task does.
    public func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        // Within the lock, so that it does nothing yet that could not be ended.
        let (task, number) = works.withLock { works in
            let task = Task { try await work() }
            works.started += 1
            works.ends[works.started] = { task.cancel() }
            return (task, works.started)
        }
        defer { works.withLock { $0.ends[number] = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Requests cancellation of everything under way.
    public func cancelAll() {
        for end in works.withLock({ Array($0.ends.values) }) { end() }
    }

    /// Whether something is under way.
    public var isAnyRunning: Bool { works.withLock { !$0.ends.isEmpty } }
}
