import Model
import Operations
import Synchronization

/// Work that comes round for one learner after the other. What takes longer than a while goes on beside that of the others, and is
/// not begun again meanwhile: a learner may have a language model that never answers, and must not keep the others waiting.
final class LearnerTurns<Outcome: Sendable>: Sendable {
    private let underway = Mutex<[ID<Learner>: Task<Void, Never>]>([:])
    /// How long the work of one learner is waited for.
    private let patience: Duration

    init(patience: Duration) { self.patience = patience }

    /// Begins the work of a learner, unless it goes on, and waits for it for a while.
    ///
    /// - Returns: What came of it; nil if it goes on.
    func run(_ learner: ID<Learner>, _ work: @escaping @Sendable () async -> Outcome) async -> Outcome? {
        let (outcomes, outcome) = AsyncStream.makeStream(of: Outcome.self)
        let isBegun = underway.withLock { underway in
            guard underway[learner] == nil else { return false }
            underway[learner] = Task {
                outcome.yield(await ToldZone.$isUnknown.withValue(true) { await work() })
                self.underway.withLock { $0[learner] = nil }
                outcome.finish()
            }
            return true
        }
        guard isBegun else { return nil }
        return await withTaskGroup(of: Outcome?.self) { group in
            group.addTask {
                for await outcome in outcomes { return outcome }
                return nil
            }
            group.addTask { [patience] in
                try? await Task.sleep(for: patience)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// Cancels whatever goes on, and waits until it has ended.
    func end() async {
        let tasks = underway.withLock { Array($0.values) }
        for task in tasks { task.cancel() }
        for task in tasks { await task.value }
    }
}
