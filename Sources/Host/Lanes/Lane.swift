import Model
import Synchronization

/// Why a lane does not take work.
public enum LaneError: Error, Hashable, Sendable {
    /// As much waits already as may wait. After so many seconds there may be room again.
    case full(retryAfter: Int)
}

extension LaneError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .full(let seconds):
            "The server has too much to do at the moment. Nothing was changed, and what you have is as it was. "
                + "Try again in \(seconds) seconds."
        }
    }
}

/// Where work is done that takes the processor for long: on threads of its own, a bounded number at a time, the learners
/// in turn.
///
/// ```swift
/// let explanation = try await lanes.answers.run(for: learner) { try await desk.explain(text, in: .chinese) }
/// ```
///
/// Work that is in a lane already, whichever it is, stays there: a verb may ask for a lane without knowing who calls it.
public final class Lane: Sendable {
    /// How much a lane takes.
    public struct Limits: Hashable, Sendable {
        /// Threads, and so processors, that it takes at most.
        public var threads: Int
        /// Pieces of work under way at once; those that wait for the database or the network need no thread.
        public var running: Int
        /// Of those, of one learner: fewer, so that no learner has all of the lane.
        public var runningOfOne: Int
        /// Pieces of work of all learners that may wait.
        public var waiting: Int
        /// Of those, of one learner.
        public var waitingOfOne: Int
        /// Seconds after which a caller may try again where it is full.
        public var retryAfter: Int

        /// - Parameter runningOfOne: Nil for as many as run.
        public init(
            threads: Int, running: Int, runningOfOne: Int? = nil, waiting: Int, waitingOfOne: Int, retryAfter: Int
        ) {
            self.threads = threads
            self.running = running
            self.runningOfOne = runningOfOne ?? running
            self.waiting = waiting
            self.waitingOfOne = waitingOfOne
            self.retryAfter = retryAfter
        }
    }

    private struct Waiter: Identifiable {
        var id: Int
        var continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var running = 0
        /// Those who have work under way, with how much.
        var runningOf: [ID<Learner>: Int] = [:]
        var numbers = 0
        var queue = FairQueue<ID<Learner>, Waiter>()
        /// Waiters that were cancelled before they had begun to wait.
        var cancelled: Set<Int> = []

        mutating func begin(_ learner: ID<Learner>) {
            running += 1
            runningOf[learner, default: 0] += 1
        }

        mutating func end(_ learner: ID<Learner>) {
            running -= 1
            let left = (runningOf[learner] ?? 1) - 1
            runningOf[learner] = left > 0 ? left : nil
        }

        func hasPlace(for learner: ID<Learner>, _ limits: Limits) -> Bool {
            running < limits.running && runningOf[learner] ?? 0 < limits.runningOfOne
        }
    }

    @TaskLocal private static var current: Lane?

    private let limits: Limits
    private let threads: LaneThreads
    private let state = Mutex(State())

    /// - Parameters:
    ///   - name: Of its threads, as the system's tools show it.
    ///   - niceness: How far it stands back where the processors are wanted elsewhere, from 0 to 19.
    public init(name: String, limits: Limits, niceness: Int32) {
        self.limits = limits
        threads = LaneThreads(name: name, count: limits.threads, niceness: niceness)
    }

    /// Does work as soon as it is the learner's turn.
    ///
    /// A task that is cancelled while it waits gives its place up; one that is cancelled in its work sees it there.
    ///
    /// - Throws: ``LaneError/full(retryAfter:)`` before anything was done, `CancellationError`, and what `work` throws.
    public func run<Value: Sendable>(
        for learner: ID<Learner>, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard Self.current == nil else { return try await work() }
        try await enter(learner)
        defer { leave(learner) }
        // It may have been cancelled as its turn came.
        try Task.checkCancellation()
        return try await withTaskExecutorPreference(threads) {
            try await Self.$current.withValue(self) { try await work() }
        }
    }

    /// How many pieces of work are under way, and how many wait.
    public var load: (running: Int, waiting: Int) { state.withLock { ($0.running, $0.queue.count) } }

    private func enter(_ learner: ID<Learner>) async throws {
        try Task.checkCancellation()
        let number = state.withLock { state in
            state.numbers += 1
            return state.numbers
        }
        defer { state.withLock { _ = $0.cancelled.remove(number) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
                    // Whoever waits is of a learner who has as much under way as one may: nobody is overtaken.
                    if state.hasPlace(for: learner, limits) {
                        state.begin(learner)
                        return .success(())
                    }
                    guard state.queue.count < limits.waiting, state.queue.count(of: learner) < limits.waitingOfOne
                    else { return .failure(LaneError.full(retryAfter: limits.retryAfter)) }
                    state.queue.append(Waiter(id: number, continuation: continuation), of: learner)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            let waiter = state.withLock { state -> Waiter? in
                if let waiter = state.queue.remove(number, of: learner) { return waiter }
                state.cancelled.insert(number)
                return nil
            }
            waiter?.continuation.resume(throwing: CancellationError())
        }
    }

    private func leave(_ learner: ID<Learner>) {
        let next = state.withLock { state -> Waiter? in
            state.end(learner)
            let (runningOf, most) = (state.runningOf, limits.runningOfOne)
            guard let next = state.queue.popFirst(where: { runningOf[$0] ?? 0 < most }) else { return nil }
            state.begin(next.owner)
            return next.element
        }
        next?.continuation.resume()
    }
}

/// A lane as one learner uses it.
public struct LearnerLane: Sendable {
    private let lane: Lane
    private let learner: ID<Learner>

    public init(_ lane: Lane, _ learner: ID<Learner>) {
        self.lane = lane
        self.learner = learner
    }

    /// Does work as soon as it is the learner's turn: ``Lane/run(for:_:)``.
    public func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        try await lane.run(for: learner, work)
    }
}
