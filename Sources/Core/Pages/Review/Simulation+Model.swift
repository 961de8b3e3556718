import Model
import Routes

/// `/review/decks/{id}/simulation`: what each desired retention costs, and what it gives.
public enum SimulationPage {
    /// One desired retention.
    public struct Row: Hashable, Sendable {
        /// In percent.
        public var retention: Int
        public var reviewsPerDay: Int
        public var secondsPerDay: Int
        /// Words known in the end.
        public var known: Int

        public init(retention: Int, reviewsPerDay: Int, secondsPerDay: Int, known: Int) {
            self.retention = retention
            self.reviewsPerDay = reviewsPerDay
            self.secondsPerDay = secondsPerDay
            self.known = known
        }
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// By retention, the lowest first.
        public var rows: [Row]
        public var days: Int
        public var newPerDay: Int
        /// Cards that have been met already.
        public var met: Int
        /// The retention that costs least for each word that is known in the end; nil where nothing is learnt.
        public var cheapest: Int?
        /// The learner's own answers that told how long one takes; 0 where other learners' times stand in.
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
        var current: Int { Bounds.percent.nearest(to: deck.options.desiredRetention * 100 + 0.5) }
    }

    /// How many days may be simulated.
    public static let choicesOfDays = [30, 90, 180, 365, 730]
    /// The most new cards a day.
    public static let mostNewPerDay = 200
}
