import Mathematics
import Model

extension FSRS {
    /// Returns the probability of recall now, from 0 to 1: (1 + factor · t ∕ S)^decay.
    ///
    /// - Parameter elapsedDays: Days since the last answer. Negative values count as 0.
    public func retrievability(of memory: MemoryState, elapsedDays: Double) -> Double {
        recallChance(days: max(0, elapsedDays), stability: memory.stability)
    }

    func recallChance(days: Double, stability: Double) -> Double {
        power(1 + factor * days / stability, decay)
    }

    /// Returns the days until the probability of recall falls to `retention`: S ∕ factor · (retention^(1 ∕ decay) − 1).
    ///
    /// - Parameter retention: Between 0 and 1, exclusive; clamped to 0.0001…0.9999.
    /// - Returns: Unrounded days.
    public func interval(stability: Double, retention: Double) -> Double {
        (stability / factor) * (power(min(max(retention, 0.0001), 0.9999), 1 / decay) - 1)
    }

    /// Returns the interval in whole days from 1 to `maximum`; halves round to even, as in py-fsrs.
    public func intervalDays(stability: Double, retention: Double, maximum: Int = 36500) -> Int {
        wholeDays(interval(stability: stability, retention: retention), maximum: maximum)
    }
}

/// Rounds an interval to whole days from 1 to `maximum` (itself at least 1); halves round to even.
func wholeDays(_ days: Double, maximum: Int) -> Int {
    let most = max(1, maximum)
    // NaN counts as the shortest interval, so the card comes back and is not lost.
    guard !days.isNaN else { return 1 }
    guard days < 1e9 else { return most }
    return min(max(nearestInteger(days).integer, 1), most)
}
