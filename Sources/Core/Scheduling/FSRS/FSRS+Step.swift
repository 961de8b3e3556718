import Mathematics
import Model

extension FSRS {
    /// Returns the memory state after an answer.
    ///
    /// - Parameters:
    ///   - memory: The state after the previous answer; nil for the first answer.
    ///   - elapsedDays: Whole days since the previous answer. 0 is a same-day review, which has its own formula. A
    ///     negative number (the clock was set back) counts as 0.
    ///   - rating: The answer.
    /// - Returns: A state with a finite stability greater than 0 and a difficulty from 1 to 10.
    public func next(after memory: MemoryState?, elapsedDays: Int, rating: Rating) -> MemoryState {
        let index = rating.rawValue - 1
        guard let memory else {
            return MemoryState(stability: initialStability[index], difficulty: initialDifficulty[index])
        }
        let stability: Double
        if elapsedDays < 1 {
            stability = sameDayStability(memory.stability, rating)
        } else {
            let recall = recallChance(days: Double(elapsedDays), stability: memory.stability)
            stability =
                rating == .again
                ? stabilityAfterLapse(memory, recall: recall) : stabilityAfterRecall(memory, recall: recall, rating)
        }
        return MemoryState(stability: bounded(stability), difficulty: nextDifficulty(memory.difficulty, rating))
    }

    /// Returns the memory states after each of the four answers, which share most of the work.
    ///
    /// The results equal four calls of `next(after:elapsedDays:rating:)`.
    public func nextStates(after memory: MemoryState?, elapsedDays: Int) -> ForEachRating<MemoryState> {
        guard let memory, elapsedDays >= 1 else {
            return ForEachRating { next(after: memory, elapsedDays: elapsedDays, rating: $0) }
        }
        let recall = recallChance(days: Double(elapsedDays), stability: memory.stability)
        let growth = recallIncrease(memory, recall: recall)
        return ForEachRating { rating in
            let stability =
                switch rating {
                case .again: stabilityAfterLapse(memory, recall: recall)
                case .hard: memory.stability * (1 + growth * weights.hardPenalty * 1)
                case .good: memory.stability * (1 + growth)
                case .easy: memory.stability * (1 + growth * weights.easyBonus)
                }
            return MemoryState(stability: bounded(stability), difficulty: nextDifficulty(memory.difficulty, rating))
        }
    }

    /// S · max(1, e^(w₁₇(G − 3 + w₁₈)) · S^−w₁₉); no lower limit for *again*, and no limit at all in version 5.
    private func sameDayStability(_ stability: Double, _ rating: Rating) -> Double {
        var growth = sameDayGrowth[rating.rawValue - 1]
        if parameters.version == .six {
            growth *= power(stability, -weights.sameDayExponent)
            if rating != .again { growth = max(growth, 1) }
        }
        return stability * growth
    }

    /// S · (1 + e^w₈ · (11 − D) · S^−w₉ · (e^(w₁₀(1 − R)) − 1) · w₁₅ if hard · w₁₆ if easy)
    private func stabilityAfterRecall(_ memory: MemoryState, recall: Double, _ rating: Rating) -> Double {
        let growth = recallIncrease(memory, recall: recall)
        switch rating {
        case .hard: return memory.stability * (1 + growth * weights.hardPenalty)
        case .easy: return memory.stability * (1 + growth * weights.easyBonus)
        default: return memory.stability * (1 + growth)
        }
    }

    private func recallIncrease(_ memory: MemoryState, recall: Double) -> Double {
        recallGrowth * (11 - memory.difficulty) * power(memory.stability, -weights.recallExponent)
            * (exponential((1 - recall) * weights.recallSpacing) - 1)
    }

    /// min(w₁₁ · D^−w₁₂ · ((S + 1)^w₁₃ − 1) · e^(w₁₄(1 − R)), S ∕ e^(w₁₇ · w₁₈))
    private func stabilityAfterLapse(_ memory: MemoryState, recall: Double) -> Double {
        let long =
            weights.lapseScale * power(memory.difficulty, -weights.lapseDifficulty)
            * (power(memory.stability + 1, weights.lapseStability) - 1)
            * exponential((1 - recall) * weights.lapseSpacing)
        return min(long, memory.stability / lapseDivisor)
    }

    /// w₇ · D₀(4) + (1 − w₇) · (D − w₆(G − 3)(10 − D) ∕ 9), from 1 to 10.
    private func nextDifficulty(_ difficulty: Double, _ rating: Rating) -> Double {
        let change = -(weights.difficultyChange * Double(rating.rawValue - 3))
        let damped = difficulty + (10 - difficulty) * change / 9
        return Self.bounded(weights.reversion * meanDifficulty + (1 - weights.reversion) * damped)
    }

    /// py-fsrs 6 has a minimum stability of 0.001 days, py-fsrs 5 has none, and neither has a maximum. The other limits
    /// here only keep values that no memory reaches within floating-point range.
    private func bounded(_ stability: Double) -> Double {
        min(max(stability, parameters.version == .six ? FSRSParameters.minimumStability : 1e-9), 1e100)
    }
}
