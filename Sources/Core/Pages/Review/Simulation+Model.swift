import Model
import Routes

/// `/review/decks/{id}/simulation`: the cost and benefit of each desired retention.
public enum SimulationPage {
    /// One desired retention.
    public struct Row: Hashable, Sendable {
        /// In percent.
        public var retention: Int
        public var reviewsPerDay: Int
        public var secondsPerDay: Int
        /// The number of words known at the end.
        public var known: Int

        public init(retention: Int, reviewsPerDay: Int, secondsPerDay: Int, known: Int) {
            self.retention = retention
            self.reviewsPerDay = reviewsPerDay
            self.secondsPerDay = secondsPerDay
            self.known = known
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// In order of retention, lowest first.
        public var rows: [Row]
        public var days: Int
        public var newPerDay: Int
        /// The number of cards already introduced.
        public var met: Int
        /// The retention that costs the least per word known at the end; nil if nothing is learned.
        public var cheapest: Int?
        /// The number of the learner's own answers used to estimate the time per answer; 0 if other learners' times
        /// are used instead.
        public var timedAnswers: Int

        public init(
            deck: Deck, rows: [Row], days: Int, newPerDay: Int, met: Int = 0, cheapest: Int? = nil,
            timedAnswers: Int = 0
        ) {
            self.deck = deck
            self.rows = rows
            self.days = days
            self.newPerDay = newPerDay
            self.met = met
            self.cheapest = cheapest
            self.timedAnswers = timedAnswers
        }

        /// The deck's own desired retention, in percent.
        var current: Int { deck.options.retentionPercent }
    }

    /// The numbers of days that can be simulated.
    public static let choicesOfDays = [30, 90, 180, 365, 730]
    /// The maximum number of new cards a day.
    public static let mostNewPerDay = Bounds.simulatedNewCards.most
}
