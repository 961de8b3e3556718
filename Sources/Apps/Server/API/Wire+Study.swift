import Model
import Review
import Scheduling

/// `Review.Statistics` would mean the answer `Model.Review`.
typealias ReviewStatistics = Statistics
typealias ReviewUndone = Undone
typealias ReviewReschedulingPreview = ReschedulingPreview

extension Wire {
    struct Question: Encodable {
        /// What an answer would make of the card's interval.
        struct Wait: Encodable {
            var rating: Int
            var seconds: Int
        }

        var card: Card
        var waits: [Wait]
        var counts: Counts
        var secondsLeft: Int?
        var retrievability: Double?
    }

    struct Grade: Decodable {
        var rating: SentNumber
        /// Made by the client, so that an answer sent twice counts once.
        var reviewId: SerialID<Model.Review>
        /// How many answers the card had when it was shown: an answer to a card that has more by now changes nothing.
        var reviews: SentNumber?
        var durationMilliseconds: SentNumber?
    }

    struct Fit: Encodable {
        /// Whether the fitted parameters predict better than those in use.
        var isBetter: Bool
        var reviews: Int
        var parameters: [Double]
        /// On reviews that were kept out of the fit.
        var logLossBefore: Double
        var logLossAfter: Double
        var rmseBinsBefore: Double
        var rmseBinsAfter: Double
        /// What they would make of the days to come, where they are better.
        var preview: ReschedulingPreview?
        /// Cards that were counted anew; absent where the parameters were not put to use.
        var recounted: Int?
    }

    struct Graded: Encodable {
        var id: SerialID<Model.Card>
        var state: Int
        var due: Timestamp
        var interval: Int
        var isLeech: Bool
        var isRepeated: Bool
        /// Whether the card had been answered since it was shown.
        var isStale: Bool
    }

    struct LoggedReview: Encodable {
        var id: SerialID<Model.Review>
        var cardId: SerialID<Model.Card>
        var deckId: ID<Model.Deck>
        var word: String
        var at: Timestamp
        var rating: Int
        var state: Int
        var intervalSeconds: Int
        var durationMilliseconds: Int

        init(_ entry: HistoryEntry) {
            id = entry.id
            cardId = entry.cardID
            deckId = entry.deckID
            word = entry.word
            at = entry.time
            rating = entry.rating.rawValue
            state = entry.state.rawValue
            intervalSeconds = entry.intervalSeconds
            durationMilliseconds = entry.duration
        }
    }

    struct Undone: Encodable {
        var verb: UndoableVerb
        var cardId: SerialID<Model.Card>?
        /// The answer that was taken back.
        var rating: Int?
        /// The word it was about, where it was about one.
        var word: String?
        /// Cards that are as they were; notes, where tags were changed.
        var count: Int
        /// All of this in English.
        var description: String

        init(_ undone: ReviewUndone) {
            verb = undone.verb
            cardId = undone.card
            rating = undone.rating?.rawValue
            word = undone.word
            count = undone.count
            description = "\(undone)"
        }
    }

    struct Statistics: Encodable {
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
        /// Cards due on each of the days to come, today first.
        var forecast: [Int]
        /// New, learning, young, mature, suspended.
        var cards: [Int]
        var trueRetention: Double?

        init(_ statistics: ReviewStatistics) {
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
}
