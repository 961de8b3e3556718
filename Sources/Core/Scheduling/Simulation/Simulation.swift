import Model

/// The result of a desired retention.
public struct Simulation: Hashable, Sendable {
    /// One simulated day.
    public struct Day: Hashable, Sendable {
        public var reviews = 0
        public var learned = 0
        public var recalled = 0
        public var seconds = 0.0
        /// Reviews that were due but postponed.
        public var waiting = 0
    }

    public var desiredRetention: Double
    public var days: [Day]
    /// The sum of all cards' recall probabilities on the last day: the number of cards the learner knows.
    public var remembered: Double

    /// Total seconds spent.
    public var seconds: Double { days.reduce(0) { $0 + $1.seconds } }

    /// Total reviews.
    public var reviews: Int { days.reduce(0) { $0 + $1.reviews } }

    /// The fraction of reviews that were recalled; 0 if there were none.
    public var trueRetention: Double {
        let recalled = days.reduce(0) { $0 + $1.recalled }
        return reviews > 0 ? Double(recalled) / Double(reviews) : 0
    }

    /// Seconds per card known in the end; infinity if there is none.
    public var secondsPerCard: Double { remembered > 0 ? seconds / remembered : .infinity }
}
