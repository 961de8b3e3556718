import Model

/// What a desired retention led to.
public struct Simulation: Hashable, Sendable {
    /// One simulated day.
    public struct Day: Hashable, Sendable {
        public var reviews = 0
        public var learned = 0
        public var recalled = 0
        public var seconds = 0.0
        /// Reviews that were due and had to wait.
        public var waiting = 0
    }

    public var desiredRetention: Double
    public var days: [Day]
    /// The sum of all cards' chances of recall on the last day: how many cards the learner knows.
    public var remembered: Double

    /// Seconds spent in all.
    public var seconds: Double { days.reduce(0) { $0 + $1.seconds } }

    /// Reviews in all.
    public var reviews: Int { days.reduce(0) { $0 + $1.reviews } }

    /// The share of reviews that were recalled; 0 where there were none.
    public var trueRetention: Double {
        let recalled = days.reduce(0) { $0 + $1.recalled }
        return reviews > 0 ? Double(recalled) / Double(reviews) : 0
    }

    /// Seconds for each card that is known in the end; infinity where none is.
    public var secondsPerCard: Double { remembered > 0 ? seconds / remembered : .infinity }
}
