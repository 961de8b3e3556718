import Model

extension FSRS {
    /// The chance that a card is recalled now, from 0 to 1: (1 + factor · t ∕ S)^decay.
    ///
    /// - Parameter elapsedDays: Days since the last answer. Negative counts as 0.
    public func retrievability(of memory: MemoryState, elapsedDays: Double) -> Double {
        recallChance(days: max(0, elapsedDays), stability: memory.stability)
    }

    func recallChance(days: Double, stability: Double) -> Double {
        power(1 + factor * days / stability, decay)
    }

    /// The days after which the chance of recall falls to `retention`: S ∕ factor · (retention^(1 ∕ decay) − 1).
    ///
    /// - Parameter retention: Between 0 and 1, both excluded; anything else counts as 0.0001 or 0.9999.
    /// - Returns: A fraction of days, not rounded.
    public func interval(stability: Double, retention: Double) -> Double {
        (stability / factor) * (power(min(max(retention, 0.0001), 0.9999), 1 / decay) - 1)
    }

    /// The interval in whole days, halves to even as py-fsrs rounds, from 1 to `maximum`.
    public func intervalDays(stability: Double, retention: Double, maximum: Int = 36500) -> Int {
        wholeDays(interval(stability: stability, retention: retention), maximum: maximum)
    }
}

/// Rounds an interval to whole days, halves to even, from 1 to `maximum` (itself at least 1).
func wholeDays(_ days: Double, maximum: Int) -> Int {
    let most = max(1, maximum)
    // An interval that is not a number counts as the shortest: the card comes back, and is not lost.
    guard !days.isNaN else { return 1 }
    guard days < 1e9 else { return most }
    return min(max(nearestInteger(days).integer, 1), most)
}
