import Mathematics
import Model

extension FSRS {
    /// Returns the memory state after a log; nil for an empty log.
    ///
    /// - Parameter history: A card's answers, oldest first.
    /// - Parameter memory: The state before the first answer, if the log is not complete.
    public func replay(_ history: CardHistory, from memory: MemoryState? = nil) -> MemoryState? {
        var memory = memory
        for answer in history.answers {
            memory = next(after: memory, elapsedDays: Int(answer.elapsedDays), rating: answer.rating)
        }
        return memory
    }

    /// Returns the memory state after each answer of a log, in order.
    public func states(of history: CardHistory, from memory: MemoryState? = nil) -> [MemoryState] {
        var memory = memory
        var states: [MemoryState] = []
        states.reserveCapacity(history.answers.count)
        for answer in history.answers {
            let state = next(after: memory, elapsedDays: Int(answer.elapsedDays), rating: answer.rating)
            states.append(state)
            memory = state
        }
        return states
    }

    /// Estimates a memory state for a card with only SM-2 values, like fsrs-rs (`memory_state_from_sm2`): the stability
    /// that gives `interval` at `retention`, and the difficulty that makes the next interval grow by `ease`.
    ///
    /// - Parameters:
    ///   - ease: SM-2's factor, above 1.
    ///   - interval: Days.
    ///   - retention: The retention assumed under SM-2; 0.9 if unknown.
    /// - Throws: `easeOutOfRange`, `retentionOutOfRange`.
    public func memory(
        ease: Double, interval: Double, retention: Double = 0.9
    ) throws(SchedulingError) -> MemoryState {
        guard retention > 0, retention < 1 else { throw .retentionOutOfRange }
        guard ease.isFinite, ease > 1, interval.isFinite else { throw .easeOutOfRange }
        let stability =
            max(interval, FSRSParameters.minimumStability) * factor / (power(retention, 1 / decay) - 1)
        let growth =
            recallGrowth * power(stability, -weights.recallExponent)
            * (exponential((1 - retention) * weights.recallSpacing) - 1)
        return MemoryState(stability: stability, difficulty: Self.bounded(11 - (ease - 1) / growth))
    }
}
