import Model
import Routes

extension StatisticsPage {
    /// Returns the number of past days that the page shows for a period; nil for all. The calendar and the true
    /// retention cover a year even if the answers cover less.
    public static func days(for span: StatisticsSpan) -> Int? { span == .all ? nil : 365 }
}

extension StatisticsPage.Model {
    /// Presents statistics as charts.
    ///
    /// - Parameters:
    ///   - deck: The deck that they cover with its subdecks; nil for all decks.
    ///   - span: The period of the answers; calendar and retention cover all days of the statistics.
    public init(_ statistics: Statistics, of deck: Deck?, _ span: StatisticsSpan) {
        let cards = statistics.cards
        let first = span.days.map { statistics.today - $0 + 1 } ?? .min
        self.init(
            today: statistics.today, days: statistics.days.map { StatisticsPage.Day($0) },
            standing: StatisticsPage.Standing(
                new: cards[0], learning: cards[1], young: cards[2], mature: cards[3], suspended: cards[4]),
            streak: statistics.streak, retention: [1, 7, 30, 365].map { Self.retention(statistics, days: $0) },
            forecast: statistics.forecast.enumerated().map { .init(daysAhead: $0.offset, cards: $0.element) },
            stability: Self.bins(statistics.stability, in: 1), difficulty: Self.bins(statistics.difficulty, in: 1),
            retrievability: Self.bins(statistics.retrievability, in: 100),
            answers: statistics.days.reduce(into: Statistics.Day(day: 0)) { if $1.day >= first { $0.add($1) } }
                .phases.map { $0.byRating },
            hours: statistics.hours.enumerated().map {
                .init(hour: $0.offset, reviews: $0.element.reviews, recalled: $0.element.recalled)
            })
        self.deck = deck
        self.span = span
    }

    private static func retention(_ statistics: Statistics, days: Int) -> StatisticsPage.Retention {
        let span = statistics.days.filter { $0.day > statistics.today - days }
        return StatisticsPage.Retention(
            days: days, young: span.reduce(0) { $0 + $1.young.total },
            youngRecalled: span.reduce(0) { $0 + $1.young.recalled }, mature: span.reduce(0) { $0 + $1.mature.total },
            matureRecalled: span.reduce(0) { $0 + $1.mature.recalled })
    }

    private static func bins(_ histogram: Statistics.Histogram, in unit: Double) -> [StatisticsPage.Bin] {
        zip(histogram.bounds.indices, histogram.counts).map { index, count in
            let end = histogram.bounds[index + 1]
            return StatisticsPage.Bin(
                from: Int((histogram.bounds[index] * unit).rounded()),
                to: end.isFinite ? Int((end * unit).rounded()) : nil, cards: count)
        }
    }
}

extension StatisticsPage.Day {
    fileprivate init(_ day: Statistics.Day) {
        let answers = day.answers.byRating
        self.init(
            number: day.day, again: answers[0], hard: answers[1], good: answers[2], easy: answers[3],
            newCards: day.newCards, seconds: day.milliseconds / 1000)
    }
}
