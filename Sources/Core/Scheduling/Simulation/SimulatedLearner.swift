import Model

/// A learner who answers as FSRS predicts.
struct SimulatedLearner {
    private struct Card {
        var memory: MemoryState
        var lastDay: Int
    }

    private let fsrs: FSRS
    private let options: SimulationOptions
    private let retention: Double
    private var numbers: SplitMix64
    private var cards: [Card] = []
    /// Cards due, by day.
    private var due: [[Int32]]
    private var newCards: Int

    init(_ fsrs: FSRS, _ options: SimulationOptions, _ retention: Double) {
        self.fsrs = fsrs
        self.options = options
        self.retention = retention
        numbers = SplitMix64(seed: options.seed)
        due = [[Int32]](repeating: [], count: max(0, options.days) + 1)
        newCards = max(0, options.newCards)
        for card in options.known {
            cards.append(Card(memory: card.memory, lastDay: -max(0, card.elapsedDays)))
            plan(cards.count - 1, from: 0)
        }
    }

    /// Reviews the cards due, learns new cards, and returns a report of the day.
    mutating func live(_ day: Int) -> Simulation.Day {
        var report = Simulation.Day()
        let queue = due[day]
        due[day] = []
        let limit = max(0, options.reviewsPerDay)
        for (place, index) in queue.enumerated() {
            if place >= limit {
                // They come first tomorrow.
                due[day + 1] = Array(queue[place...]) + due[day + 1]
                report.waiting = queue.count - place
                break
            }
            let rating = review(Int(index), on: day)
            report.reviews += 1
            report.recalled += rating.isRecalled ? 1 : 0
            report.seconds += cost(options.reviewSeconds, rating)
            plan(Int(index), from: day + 1)
        }
        for _ in 0..<min(newCards, max(0, options.newPerDay)) {
            let rating = draw(options.firstRatings, first: .again)
            cards.append(Card(memory: fsrs.next(after: nil, elapsedDays: 0, rating: rating), lastDay: day))
            report.learned += 1
            report.seconds += cost(options.newSeconds, rating)
            plan(cards.count - 1, from: day + 1)
        }
        newCards -= report.learned
        return report
    }

    /// Returns the sum of all cards' recall probabilities.
    func remembered(on day: Int) -> Double {
        cards.reduce(0) { $0 + fsrs.retrievability(of: $1.memory, elapsedDays: Double(day - $1.lastDay)) }
    }

    private mutating func review(_ index: Int, on day: Int) -> Rating {
        let card = cards[index]
        let elapsed = day - card.lastDay
        let chance = fsrs.retrievability(of: card.memory, elapsedDays: Double(elapsed))
        let rating = numbers.nextChance() < chance ? draw(options.recalledRatings, first: .hard) : .again
        cards[index].memory = fsrs.next(after: card.memory, elapsedDays: elapsed, rating: rating)
        cards[index].lastDay = day
        return rating
    }

    /// Schedules a card on its due day, but not before `earliest`; due days after the simulation are dropped.
    private mutating func plan(_ index: Int, from earliest: Int) {
        let days = fsrs.intervalDays(
            stability: cards[index].memory.stability, retention: retention, maximum: options.maximumInterval)
        let day = max(earliest, cards[index].lastDay + days)
        if day < options.days { due[day].append(Int32(index)) }
    }

    /// Draws a rating with the given probabilities.
    private mutating func draw(_ shares: [Double], first: Rating) -> Rating {
        var rest = numbers.nextChance() * shares.reduce(0, +)
        for (place, share) in shares.enumerated() {
            rest -= share
            if rest < 0, let rating = Rating(rawValue: first.rawValue + place) { return rating }
        }
        return .good
    }

    private func cost(_ seconds: [Double], _ rating: Rating) -> Double {
        rating.rawValue <= seconds.count ? seconds[rating.rawValue - 1] : 0
    }
}
