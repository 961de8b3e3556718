import Hummingbird
import Model
import Pages
import Review
import Routes

extension Site {
    /// `/review/stats`
    func statistics(_ deck: ID<Deck>?, _ visit: Visit) async throws -> Response {
        let numbers = try await reviewDesk(at: visit.now).statistics(of: deck, at: visit.now)
        return .page(StatisticsPage.page(StatisticsPage.Model(numbers), visit.shell))
    }

    /// `/review/history.csv`
    func historyCSV(_ visit: Visit) async throws -> Response {
        .download(
            try await reviewDesk(at: visit.now).historyCSV(), type: "text/csv; charset=utf-8",
            name: "glossa-reviews.csv")
    }
}

extension StatisticsPage.Model {
    /// The spans of days for which retention is told.
    private static let spans = [1, 7, 30, 365]

    init(_ numbers: ReviewStatistics) {
        let total = numbers.total.answers
        self.init(
            today: numbers.today,
            days: numbers.days.map { day in
                StatisticsPage.Day(
                    number: day.day, again: day.answers[0], hard: day.answers[1], good: day.answers[2],
                    easy: day.answers[3], newCards: day.newCards, seconds: day.milliseconds / 1000)
            },
            standing: StatisticsPage.Standing(
                new: numbers.cards[0], learning: numbers.cards[1], young: numbers.cards[2], mature: numbers.cards[3],
                suspended: numbers.cards[4]),
            streak: numbers.streak, longestStreak: numbers.longestStreak,
            retention: Self.spans.map { span in
                let days = numbers.days.filter { $0.day > numbers.today - span }
                return StatisticsPage.Retention(
                    days: span, young: days.reduce(0) { $0 + $1.youngReviews },
                    youngRecalled: days.reduce(0) { $0 + $1.youngRecalled },
                    mature: days.reduce(0) { $0 + $1.matureReviews },
                    matureRecalled: days.reduce(0) { $0 + $1.matureRecalled })
            },
            forecast: zip(numbers.forecast, numbers.matureForecast).enumerated().map { ahead, cards in
                StatisticsPage.Forecast(daysAhead: ahead, young: cards.0 - cards.1, mature: cards.1)
            },
            stability: Self.bins(numbers.stability, scale: 1), difficulty: Self.bins(numbers.difficulty, scale: 1),
            retrievability: Self.bins(numbers.retrievability, scale: 100),
            answers: [
                StatisticsPage.Answers(group: .all, again: total[0], hard: total[1], good: total[2], easy: total[3])
            ],
            hours: numbers.hours.enumerated().map { hour, sum in
                StatisticsPage.Hour(hour: hour, reviews: sum.reviews, recalled: sum.recalled)
            })
    }

    private static func bins(_ histogram: ReviewStatistics.Histogram, scale: Double) -> [StatisticsPage.Bin] {
        histogram.counts.indices.map { index in
            let end = histogram.bounds[index + 1] * scale
            return StatisticsPage.Bin(
                from: Int((histogram.bounds[index] * scale).rounded()), to: end.isFinite ? Int(end.rounded()) : nil,
                cards: histogram.counts[index])
        }
    }
}
