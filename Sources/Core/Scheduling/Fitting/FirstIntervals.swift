import Mathematics
import Model

/// The outcomes after the first interval of at least a day, from which the initial stabilities are estimated.
struct FirstIntervals {
    /// Cards with the same first rating and first interval.
    private struct Group {
        var days: Double
        var recalled = 0.0
        var count = 0.0
    }

    private var groups: [[Group]] = [[], [], [], []]
    private var recalled = 0.0
    private var count = 0.0

    init(_ histories: [CardHistory], where selects: (Int) -> Bool) {
        var tables = [[Int32: Int]](repeating: [:], count: 4)
        for index in histories.indices where selects(index) {
            let answers = histories[index].answers
            guard let first = answers.first, let next = answers.dropFirst().first(where: { $0.elapsedDays > 0 }) else {
                continue
            }
            let rating = first.rating.rawValue - 1
            let place: Int
            if let known = tables[rating][next.elapsedDays] {
                place = known
            } else {
                place = groups[rating].count
                tables[rating][next.elapsedDays] = place
                groups[rating].append(Group(days: Double(next.elapsedDays)))
            }
            groups[rating][place].count += 1
            count += 1
            if next.rating.isRecalled {
                groups[rating][place].recalled += 1
                recalled += 1
            }
        }
        for rating in 0..<4 { groups[rating].sort { $0.days < $1.days } }
    }

    /// The number of cards with each first rating.
    var counts: [Double] { groups.map { $0.reduce(0) { $0 + $1.count } } }

    /// Returns the most likely stability after each first rating; nil for ratings without cards.
    ///
    /// As published (fsrs-optimizer, fsrs-rs), one extra card of average recall smooths each group, and the distance
    /// from the default, divided by 16, is added to the loss.
    func stabilities(defaults: [Double]) -> [Double?] {
        let average = count > 0 ? recalled / count : 0.9
        let decay = -defaults[20]
        let factor = power(0.9, 1 / decay) - 1
        return (0..<4).map { rating in
            if groups[rating].isEmpty { return nil }
            func loss(_ stability: Double) -> Double {
                var loss = max(stability - defaults[rating], defaults[rating] - stability) / 16
                for group in groups[rating] {
                    let share = (group.recalled + average) / (group.count + 1)
                    let logChance = decay * logarithm(1 + factor * group.days / stability)
                    let chance = min(max(exponential(logChance), 1e-9), 1 - 1e-9)
                    loss -= group.count * (share * logarithm(chance) + (1 - share) * logarithm(1 - chance))
                }
                return loss
            }
            // The loss has a single minimum. On a logarithmic scale these steps, each of which drops a third, are
            // ample.
            var low = logarithm(FSRSParameters.lowerBounds[rating])
            var high = logarithm(FSRSParameters.upperBounds[rating])
            for _ in 0..<40 {
                let left = low + (high - low) / 3
                let right = high - (high - low) / 3
                if loss(exponential(left)) < loss(exponential(right)) { high = right } else { low = left }
            }
            return exponential((low + high) / 2)
        }
    }
}
