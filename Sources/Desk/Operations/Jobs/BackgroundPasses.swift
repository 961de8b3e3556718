import Synchronization

/// Work for a learner that no request waits for and no job shows, such as a pass over the queue of language models.
final class BackgroundPasses: Sendable {
    private struct Passes {
        var ends: [Int: @Sendable () -> Void] = [:]
        var started = 0
    }

    private let passes = Mutex(Passes())

    /// Performs work that ``cancelAll()`` cancels, as cancelling the task does.
    func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let task = Task { try await work() }
        let number = passes.withLock { passes in
            passes.started += 1
            passes.ends[passes.started] = { task.cancel() }
            return passes.started
        }
        defer { passes.withLock { $0.ends[number] = nil } }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Requests cancellation of everything under way.
    func cancelAll() {
        for end in passes.withLock({ Array($0.ends.values) }) { end() }
    }

    /// Whether something is under way.
    var isAnyRunning: Bool { passes.withLock { !$0.ends.isEmpty } }
}
