import LanguageModel
import Synchronization

/// Waiting that takes no time: pauses are noted and over at once, and time runs out when the test says so.
public final class TestTiming: Sendable {
    private struct State {
        var pauses: [Duration] = []
        var limits: [Duration] = []
        var waiting: [AsyncStream<Void>.Continuation] = []
        var isOver = false
    }

    private let state = Mutex(State())

    public init() {}

    /// The pauses that were made between requests.
    public var pauses: [Duration] { state.withLock { $0.pauses } }

    /// The limits that answers were given.
    public var limits: [Duration] { state.withLock { $0.limits } }

    /// Whoever waits for an answer has waited for too long, now and from now on.
    public func runOut() {
        let waiting = state.withLock { state in
            state.isOver = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.finish() }
    }

    /// What a model is given. Chance is always in the middle.
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
                // It ends when time runs out, and when the task is cancelled.
                if !isOver { for await _ in stream {} }
                try Task.checkCancellation()
            }, random: { 0.5 })
    }
}
