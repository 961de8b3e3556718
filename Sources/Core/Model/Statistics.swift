/// A learner's statistics over a range of days, ready for charts.
public struct Statistics: Sendable {
    /// The sums of one day.
    public struct Day: Hashable, Sendable {
        /// Days since 1970-01-01, by the learner's days.
        public var day: Int
        public var milliseconds = 0
        public var newCards = 0
        /// Answers to cards in each phase, by ``AnswerPhase``.
        public var phases = [Answers](repeating: Answers(), count: AnswerPhase.allCases.count)

        public init(day: Int) { self.day = day }
    }

    /// Answers by rating.
    public struct Answers: Hashable, Sendable {
        /// Again, hard, good, easy.
        public var byRating: [Int]

        public init(byRating: [Int] = [0, 0, 0, 0]) { self.byRating = byRating }

        public var total: Int { byRating.reduce(0, +) }
        public var recalled: Int { total - byRating[0] }

        public static func += (left: inout Answers, right: Answers) {
            for index in left.byRating.indices { left.byRating[index] += right.byRating[index] }
        }
    }

    /// The bars of a histogram: `counts[i]` values lie from `bounds[i]` up to `bounds[i + 1]`.
    public struct Histogram: Hashable, Sendable {
        public var bounds: [Double]
        public var counts: [Int]

        public init(bounds: [Double] = [], counts: [Int] = []) {
            self.bounds = bounds
            self.counts = counts
        }
    }

    /// The deck that they cover with its subdecks; nil for all decks.
    public var deck: Deck?
    /// Today, by the learner's days.
    public var today: Int
    /// Days with reviews, in order; days without reviews are omitted.
    public var days: [Day] = []
    /// Cards due on each coming day, starting with today, which includes overdue cards.
    public var forecast: [Int] = []
    /// The number of mature cards among them.
    public var matureForecast: [Int] = []
    /// Card counts: new, learning, young, mature, suspended.
    public var cards = [0, 0, 0, 0, 0]
    /// Of cards with a memory. Stability is in days, retrievability is the current probability of recall.
    public var stability = Histogram()
    public var difficulty = Histogram()
    public var retrievability = Histogram()
    /// For each hour of the learner's clock, the number of reviews of learned cards, and how many were recalled.
    public var hours: [(reviews: Int, recalled: Int)] = []
    /// The number of consecutive days with a review, up to today or yesterday.
    public var streak = 0
    /// The largest number of consecutive days with a review.
    public var longestStreak = 0

    public init(today: Int) { self.today = today }

    /// The sums of all days.
    public var total: Day {
        days.reduce(into: Day(day: today)) { total, day in total.add(day) }
    }
}

extension Statistics.Day {
    /// Adds another day's sums.
    public mutating func add(_ other: Statistics.Day) {
        milliseconds += other.milliseconds
        newCards += other.newCards
        for index in phases.indices { phases[index] += other.phases[index] }
    }

    /// All answers, in any phase.
    public var answers: Statistics.Answers { phases.reduce(into: Statistics.Answers()) { $0 += $1 } }
    public var young: Statistics.Answers { phases[AnswerPhase.young.rawValue] }
    public var mature: Statistics.Answers { phases[AnswerPhase.mature.rawValue] }
    public var reviews: Int { answers.total }

    /// The share of learned cards that were recalled, 0 to 1; nil without a review of one.
    public var trueRetention: Double? {
        let count = young.total + mature.total
        return count == 0 ? nil : Double(young.recalled + mature.recalled) / Double(count)
    }
}
