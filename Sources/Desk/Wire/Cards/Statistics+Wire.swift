import Model

/// The statistics of reviews, in the API.
public struct StatisticsJSON: Encodable, Sendable {
    struct Day: Encodable {
        /// Days since 1970-01-01.
        var day: Int
        var reviews: Int
        var milliseconds: Int
        var newCards: Int
        /// Again, hard, good, easy.
        var answers: [Int]
        /// The same for cards in learning or relearning, young and mature cards.
        var answersByPhase: [[Int]]
        var trueRetention: Double?
    }

    var today: Int
    var streak: Int
    var days: [Day]
    /// Cards due on each coming day, today first.
    var forecast: [Int]
    /// New, learning, young, mature, suspended.
    var cards: [Int]
    var trueRetention: Double?

    public init(_ statistics: Statistics) {
        today = statistics.today
        streak = statistics.streak
        days = statistics.days.map { day in
            Day(
                day: day.day, reviews: day.reviews, milliseconds: day.milliseconds, newCards: day.newCards,
                answers: day.answers.byRating, answersByPhase: day.phases.map(\.byRating),
                trueRetention: day.trueRetention)
        }
        forecast = statistics.forecast
        cards = statistics.cards
        trueRetention = statistics.total.trueRetention
    }
}

/// The statistics as `glossa stats` prints them: the sum of the days.
public struct PrintedStatistics: Encodable, Sendable {
    var reviews: Int
    var minutes: Double
    var newCards: Int
    /// Again, hard, good, easy.
    var answers: [Int]
    /// The same for cards in learning or relearning, young and mature cards.
    var answersByPhase: [[Int]]
    var trueRetention: Double?
    var streak: Int
    /// New, learning, young, mature, suspended.
    var cards: [Int]
    var forecast: [Int]

    public init(_ statistics: Statistics) {
        let total = statistics.total
        reviews = total.reviews
        minutes = Double(total.milliseconds) / 60_000
        newCards = total.newCards
        answers = total.answers.byRating
        answersByPhase = total.phases.map(\.byRating)
        trueRetention = total.trueRetention
        streak = statistics.streak
        cards = statistics.cards
        forecast = statistics.forecast
    }
}
