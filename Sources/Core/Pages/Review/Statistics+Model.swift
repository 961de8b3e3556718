import Model
import Routes

/// `/review/stats`: statistics on past answers and a forecast. Plain arrays that a query can fill.
public enum StatisticsPage {
    /// The answers of one day.
    public struct Day: Hashable, Sendable {
        /// Days since 1970-01-01, by the learner's clock.
        public var number: Int
        public var again: Int
        public var hard: Int
        public var good: Int
        public var easy: Int
        public var newCards: Int
        public var seconds: Int

        public init(
            number: Int, again: Int = 0, hard: Int = 0, good: Int = 0, easy: Int = 0, newCards: Int = 0,
            seconds: Int = 0
        ) {
            self.number = number
            self.again = again
            self.hard = hard
            self.good = good
            self.easy = easy
            self.newCards = newCards
            self.seconds = seconds
        }

        public var reviews: Int { again + hard + good + easy }
    }

    /// How many of the due cards were remembered.
    public struct Retention: Hashable, Sendable {
        /// Number of days back from today, including today.
        public var days: Int
        public var young: Int
        public var youngRecalled: Int
        public var mature: Int
        public var matureRecalled: Int

        public init(days: Int, young: Int, youngRecalled: Int, mature: Int, matureRecalled: Int) {
            self.days = days
            self.young = young
            self.youngRecalled = youngRecalled
            self.mature = mature
            self.matureRecalled = matureRecalled
        }
    }

    /// Cards due on a coming day.
    public struct Forecast: Hashable, Sendable {
        /// 0 for today, including everything overdue.
        public var daysAhead: Int
        public var cards: Int

        public init(daysAhead: Int, cards: Int) {
            self.daysAhead = daysAhead
            self.cards = cards
        }
    }

    /// A bar of a histogram: cards whose value is at least `from` and less than `to`.
    public struct Bin: Hashable, Sendable {
        public var from: Int
        /// Nil for no upper limit.
        public var to: Int?
        public var cards: Int

        public init(from: Int, to: Int?, cards: Int) {
            self.from = from
            self.to = to
            self.cards = cards
        }
    }

    /// The answers to due cards in one hour of the day.
    public struct Hour: Hashable, Sendable {
        /// 0 to 23.
        public var hour: Int
        public var reviews: Int
        public var recalled: Int

        public init(hour: Int, reviews: Int, recalled: Int) {
            self.hour = hour
            self.reviews = reviews
            self.recalled = recalled
        }
    }

    /// The number of cards in each state.
    public struct Standing: Hashable, Sendable {
        public var new: Int
        public var learning: Int
        public var young: Int
        public var mature: Int
        public var suspended: Int

        public init(new: Int = 0, learning: Int = 0, young: Int = 0, mature: Int = 0, suspended: Int = 0) {
            self.new = new
            self.learning = learning
            self.young = young
            self.mature = mature
            self.suspended = suspended
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The deck, with those nested in it; nil for all decks.
        public var deck: Deck?
        /// The period of the answer charts; the calendar and the retention always cover a year.
        public var span = StatisticsSpan.month
        /// Days since 1970-01-01.
        public var today: Int
        /// Days with an answer, oldest first; days without one may be omitted.
        public var days: [Day]
        public var standing: Standing
        /// Number of consecutive days with an answer, up to today or yesterday.
        public var streak: Int
        /// For example the last day, week, month and year.
        public var retention: [Retention]
        /// The coming days, starting today.
        public var forecast: [Forecast]
        /// In days.
        public var stability: [Bin]
        /// From 1 to 10.
        public var difficulty: [Bin]
        /// In percent.
        public var retrievability: [Bin]
        /// The numbers of answers *again*, *hard*, *good* and *easy*, for cards in learning or relearning, young
        /// cards and mature cards.
        public var answers: [[Int]]
        public var hours: [Hour]

        public init(
            today: Int, days: [Day] = [], standing: Standing = Standing(), streak: Int = 0,
            retention: [Retention] = [], forecast: [Forecast] = [], stability: [Bin] = [], difficulty: [Bin] = [],
            retrievability: [Bin] = [], answers: [[Int]] = [], hours: [Hour] = []
        ) {
            self.today = today
            self.days = days
            self.standing = standing
            self.streak = streak
            self.retention = retention
            self.forecast = forecast
            self.stability = stability
            self.difficulty = difficulty
            self.retrievability = retrievability
            self.answers = answers
            self.hours = hours
        }

        /// Whether there is neither an answer nor an answered card.
        var isEmpty: Bool {
            total == 0 && standing.learning + standing.young + standing.mature + standing.suspended == 0
        }

        var total: Int { days.reduce(0) { $0 + $1.reviews } }
    }
}
