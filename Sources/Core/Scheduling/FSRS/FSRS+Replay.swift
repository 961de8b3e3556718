import Model

extension FSRS {
    /// The memory state that a log leads to; nil for an empty log.
    ///
    /// - Parameter history: A card's answers, the first one first.
    /// - Parameter memory: The state before the first of them, where the log does not begin at the beginning.
    public func replay(_ history: CardHistory, from memory: MemoryState? = nil) -> MemoryState? {
        var memory = memory
        for answer in history.answers {
            memory = next(after: memory, elapsedDays: Int(answer.elapsedDays), rating: answer.rating)
        }
        return memory
    }

    /// The memory state after each answer of a log, in order.
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

    /// A memory state for a card of which only SM-2's values are known, as fsrs-rs makes it (`memory_state_from_sm2`):
    /// the stability that gives `interval` at `retention`, and the difficulty that makes the next interval grow by `ease`.
    ///
    /// - Parameters:
    ///   - ease: SM-2's factor, above 1.
    ///   - interval: Days.
    ///   - retention: What SM-2 is thought to have kept; 0.9 where nobody knows.
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
