import Model

extension Scheduler {
    /// Returns the days from today that answers on a card can choose from, for each answer that gives an interval in
    /// days: all that a `DayLoad` for the card needs to know.
    ///
    /// - Parameter ratings: The possible answers.
    /// - Returns: Disjoint ranges in order; empty if no answer has a choice.
    public func reachableDays(for card: CardSchedule, elapsedDays: Int, ratings: [Rating] = Rating.allCases)
        -> [ClosedRange<Int>]
    {
        var plain = options
        plain.fuzz = false
        guard options.fuzz, let scheduler = try? Scheduler(plain) else { return [] }
        // The time of the answer changes no interval, nor does the seed when fuzz is off.
        let outcomes = scheduler.outcomes(for: card, elapsedDays: elapsedDays, now: card.due, seed: 0)
        var ranges: [ClosedRange<Int>] = []
        for rating in ratings {
            guard case .days(let days) = outcomes[rating].wait, Double(days) <= DayLoad.horizon + 1 else { continue }
            if let ankiSM2 {
                if let range = reachableDays(ankiSM2, of: card, elapsedDays: elapsedDays, rating: rating) {
                    ranges.append(range)
                }
                continue
            }
            // The interval was rounded, so the fuzz may start up to half a day either side.
            let first = Fuzz.range(of: Double(days) - 0.5, maximum: options.maximumInterval).lowerBound
            let last = Fuzz.range(of: Double(days) + 0.5, maximum: options.maximumInterval).upperBound
            if first < last { ranges.append(first...last) }
        }
        return merged(ranges)
    }

    private func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
        var merged: [ClosedRange<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
                merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
