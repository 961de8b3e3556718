import Model
import Synchronization

/// Why a lane rejects work.
public enum LaneError: Error, Hashable, Sendable {
    /// The queue is full. There may be room again after this many seconds.
    case full(retryAfter: Int)
}

extension LaneError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .full(let seconds):
            "The server is too busy at the moment. Nothing was changed, and everything you had is as it was. "
                + "Try again in \(seconds) seconds."
        }
    }
}

/// A lane for processor-intensive work: it runs on threads of its own, a limited number at a time, the
/// learners in turn.
///
/// ```swift
/// let explanation = try await lanes.answers.run(for: learner) { try await desk.explain(text, in: .chinese) }
/// ```
///
/// Work that is already in a lane, whichever it is, stays there: an operation may request a lane
/// regardless of its caller.
public final class Lane: Sendable {
    /// The limits of a lane.
    public struct Limits: Hashable, Sendable {
        /// The most threads, and thus processors, that it uses.
        public var threads: Int
        /// The most jobs in progress at once; those waiting for the database or the network occupy no thread.
        public var running: Int
        /// The most of those for one learner: fewer, so that no learner occupies the whole lane.
        public var runningOfOne: Int
        /// The most jobs of all learners in the queue.
        public var waiting: Int
        /// The most of those for one learner.
        public var waitingOfOne: Int
        /// Seconds after which a caller may try again if it is full.
        public var retryAfter: Int

        /// - Parameter runningOfOne: Nil for as many as `running`.
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
        /// Learners with jobs in progress, and how many.
        var runningOf: [ID<Learner>: Int] = [:]
        var numbers = 0
        var queue = FairQueue<ID<Learner>, Waiter>()
        /// Waiters that were cancelled before they started to wait.
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

    /// The name of its threads, as shown by system tools.
    public let name: String
    private let limits: Limits
    private let threads: LaneThreads
    private let state = Mutex(State())

    /// - Parameters:
    ///   - name: The name of its threads, as shown by system tools.
    ///   - niceness: How far its threads yield to others, from 0 to 19.
    public init(name: String, limits: Limits, niceness: Int32) {
        self.name = name
        self.limits = limits
        threads = LaneThreads(name: name, count: limits.threads, niceness: niceness)
    }

    /// Runs a job as soon as it is the learner's turn.
    ///
    /// A task that is cancelled while it waits leaves the queue; one that is cancelled while running must check for it.
    ///
    /// - Throws: ``LaneError/full(retryAfter:)`` before anything was done, `CancellationError`, and what `work` throws.
    public func run<Value: Sendable>(
        for learner: ID<Learner>, _ work: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard Self.current == nil else { return try await work() }
        try await enter(learner)
        defer { leave(learner) }
        // The task may have been cancelled just as its turn came.
        try Task.checkCancellation()
        return try await withTaskExecutorPreference(threads) {
            try await Self.$current.withValue(self) { try await work() }
        }
    }

    /// The number of jobs in progress and in the queue.
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
                    // Anything in the queue belongs to learners who are at their own limit, so this overtakes nobody.
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

/// One learner's access to a lane.
public struct LearnerLane: Sendable {
    private let lane: Lane
    private let learner: ID<Learner>

    public init(_ lane: Lane, _ learner: ID<Learner>) {
        self.lane = lane
        self.learner = learner
    }

    /// Runs a job as soon as it is the learner's turn: ``Lane/run(for:_:)``.
    public func run<Value: Sendable>(_ work: @Sendable () async throws -> Value) async throws -> Value {
        try await lane.run(for: learner, work)
    }
}
