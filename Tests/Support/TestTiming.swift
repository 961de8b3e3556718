import LanguageModel
import Synchronization

/// Timing without real waiting: pauses are recorded and end at once, and timeouts happen when the test says so.
public final class TestTiming: Sendable {
    private struct State {
        var pauses: [Duration] = []
        var limits: [Duration] = []
        var waiting: [AsyncStream<Void>.Continuation] = []
        var isOver = false
    }

    private let state = Mutex(State())

    public init() {}

    /// The pauses between requests.
    public var pauses: [Duration] { state.withLock { $0.pauses } }

    /// The time limits set for answers.
    public var limits: [Duration] { state.withLock { $0.limits } }

    /// Makes every wait for an answer time out, now and from now on.
    public func runOut() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.finish() }
    }

    /// The timing that a model receives. Random values are always the middle one.
    public var timing: ModelTiming {
        ModelTiming(
            pause: { pause in
                try Task.checkCancellation()
                self.state.withLock { $0.pauses.append(pause) }
            },
            expire: { limit in
                let (stream, continuation) = AsyncStream<Void>.makeStream()
                let isOver = self.state.withLock { state in
                    state.limits.append(limit)
                    if !state.isOver { state.waiting.append(continuation) }
                    return state.isOver
                }
                // Ends when time runs out or when the task is cancelled.
                if !isOver { for await _ in stream {} }
                try Task.checkCancellation()
            }, random: { 0.5 })
    }
}
