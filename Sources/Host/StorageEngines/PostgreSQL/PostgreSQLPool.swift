import Dispatch
import Storage
import Synchronization

/// A few connections to one server, handed out in request order.
///
/// While the server does not respond, requests fail at once and only one at a time retries, so that a hanging server
/// does not make every page hang.
final class PostgreSQLPool: Sendable {
    /// A session and the thread that may block on it, so that no thread of Swift's own pool does.
    private final class Line: @unchecked Sendable {
        // Used on `queue` only.
        private let session: PostgreSQLSession
        private let queue = DispatchQueue(label: "storage.postgresql")

        init(url: String, patience: PostgreSQLPatience, presence: PostgreSQLPresence?) {
            session = PostgreSQLSession(url: url, patience: patience, presence: presence)
        }

        /// - Returns: The result of the work, whether the server did not respond, and whether the work never began
        ///   because the server accepts no more connections.
        func perform<Value: Sendable>(
            _ work: @Sendable @escaping (PostgreSQLSession) throws -> Value
        ) async -> (result: Result<Value, any Error>, isAway: Bool, isCrowded: Bool) {
            let cancellation = Cancellation()
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    queue.async {
                        self.session.cancellation = cancellation
                        let result = Result { try work(self.session) }
                        continuation.resume(returning: (result, self.session.isAway, self.session.isCrowded))
                    }
                }
            } onCancel: {
                cancellation.request()
            }
        }
    }

    private struct Waiter {
        var number: Int
        var continuation: CheckedContinuation<Line, any Error>
    }

    private struct State {
        var idle: [Line] = []
        var opened = 0
        var numbers = 0
        var waiting: [Waiter] = []
        var isClosed = false
        /// Until when to refrain from contacting the server, and the last failure; nil while it responds.
        var away: (until: ContinuousClock.Instant, reason: StorageError)?
        /// Whether a request is retrying the server.
        var isTried = false
        /// Until when to open no more connections; nil while the server accepts them.
        var crowdedUntil: ContinuousClock.Instant?

        var takesMore: Bool { crowdedUntil.map { $0 < .now } ?? true }

        mutating func removeWaiter(_ number: Int) -> Waiter? {
            waiting.firstIndex { $0.number == number }.map { waiting.remove(at: $0) }
        }
    }

    private let url: String
    private let size: Int
    private let patience: PostgreSQLPatience
    /// Is told when the server is lost and found again.
    private let reach: ReachWatch?
    private let presence: PostgreSQLPresence?
    private let state = Mutex(State())

    /// - Parameter presence: What makes its connections known to a restore; nil for what does not work with the tables.
    init(
        url: String, size: Int, patience: PostgreSQLPatience = PostgreSQLPatience(), reach: ReachWatch? = nil,
        presence: PostgreSQLPresence? = nil
    ) {
        self.url = url
        self.size = max(1, size)
        self.patience = patience
        self.reach = reach
        self.presence = presence
    }

    /// Runs `work` on a free session, waiting for one if necessary.
    func perform<Value: Sendable>(
        _ work: @Sendable @escaping (PostgreSQLSession) throws -> Value
    ) async throws -> Value {
        while true {
            try Task.checkCancellation()
            let line = try await lease()
            guard !Task.isCancelled else {
                giveBack(line, wasAsked: false)
                throw CancellationError()
            }
            let (result, isAway, isCrowded) = await line.perform(work)
            // Other connections exist: wait for one of them.
            if isCrowded, letGo(of: line) { continue }
            return try finish(line, result, isAway)
        }
    }

    private func finish<Value>(_ line: Line, _ result: Result<Value, any Error>, _ isAway: Bool) throws -> Value {
        do {
            let value = try result.get()
            giveBack(line, wasAsked: true)
            return value
        } catch {
            // A connection that broke while it was asked says neither that the server is away nor that it is there.
            var isBroken = false
            if case StorageError.unavailable = error { isBroken = !isAway }
            giveBack(
                line, wasAsked: !Task.isCancelled && !isBroken,
                away: isAway && !Task.isCancelled ? Self.away(error) : nil)
            if let error = error as? StorageError, error.isTemporary { try Task.checkCancellation() }
            throw error
        }
    }

    /// Closes the connections, each after its current work, and refuses waiting requests.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            state.idle = []
            defer { state.waiting = [] }
            return state.waiting
        }
        for waiter in waiting { waiter.continuation.resume(throwing: StorageError.closed) }
    }

    private func lease() async throws -> Line {
        let number = state.withLock { state in
            state.numbers += 1
            return state.numbers
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let line = state.withLock { state -> Result<Line, any Error>? in
                    if state.isClosed { return .failure(StorageError.closed) }
                    if Task.isCancelled { return .failure(CancellationError()) }
                    if let away = state.away {
                        guard !state.isTried, away.until < .now else { return .failure(away.reason) }
                        state.isTried = true
                    }
                    if let line = state.idle.popLast() { return .success(line) }
                    if state.opened < size, state.opened == 0 || state.takesMore {
                        state.opened += 1
                        return .success(Line(url: url, patience: patience, presence: presence))
                    }
                    state.waiting.append(Waiter(number: number, continuation: continuation))
                    return nil
                }
                if let line { return continuation.resume(with: line) }
                DispatchQueue.global().asyncAfter(deadline: .now() + patience.queueing) {
                    self.giveUp(number, StorageError.busy)
                }
            }
        } onCancel: {
            giveUp(number, CancellationError())
        }
    }

    /// Discards a line whose connection the server refused.
    ///
    /// - Returns: Whether there are others.
    private func letGo(of line: Line) -> Bool {
        state.withLock { state in
            state.isTried = false
            state.crowdedUntil = .now + .seconds(patience.pause)
            guard state.opened > 1 else { return false }
            state.opened -= 1
            return true
        }
    }

    private func giveUp(_ number: Int, _ error: any Error) {
        state.withLock { $0.removeWaiter(number) }?.continuation.resume(throwing: error)
    }

    /// The error for requests that are refused without contacting the server.
    private static func away(_ error: any Error) -> StorageError {
        if let error = error as? StorageError, case .unavailable = error { return error }
        return .unavailable(reason: "the server does not respond")
    }

    /// - Parameters:
    ///   - wasAsked: Whether the server had to respond on the connection.
    ///   - away: The error if the server did not respond; nil if it did.
    private func giveBack(_ line: Line, wasAsked: Bool, away: StorageError? = nil) {
        let (next, refused) = state.withLock { state -> (Waiter?, [Waiter]) in
            state.isTried = false
            if wasAsked {
                // While the lock is held, so that loss and return are told in their order.
                let isReplaced = away == .replaced && state.away?.reason != .replaced
                if (state.away == nil) != (away == nil) || isReplaced { reach?.tell(away) }
                state.away = away.map { (.now + .seconds(patience.pause), $0) }
            }
            if away != nil || state.waiting.isEmpty {
                if !state.isClosed { state.idle.append(line) }
                defer { state.waiting = [] }
                return (nil, state.waiting)
            }
            return (state.waiting.removeFirst(), [])
        }
        next?.continuation.resume(returning: line)
        // Requests are only refused while the server is away.
        if let away { for waiter in refused { waiter.continuation.resume(throwing: away) } }
    }
}
