import Model
import Review
import Scheduling

/// `Review.Statistics` would refer to the answer `Model.Review`.
typealias ReviewStatistics = Statistics
typealias ReviewUndone = Undone
typealias ReviewReschedulingPreview = ReschedulingPreview

extension Wire {
    struct Question: Encodable {
        /// The card's interval after an answer.
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
        /// Created by the client, so that an answer sent twice counts once.
        var reviewId: SerialID<Model.Review>
        /// The card's number of answers when it was shown: if it has more by now, the answer changes nothing.
        var reviews: SentNumber?
        var durationMilliseconds: SentNumber?
    }

    struct Fit: Encodable {
        /// Whether the fitted parameters predict better than those in use.
        var isBetter: Bool
        var reviews: Int
        var parameters: [Double]
        /// On reviews held out of the fit.
        var logLossBefore: Double
        var logLossAfter: Double
        var rmseBinsBefore: Double
        var rmseBinsAfter: Double
        /// The effect on the coming days, if they are better.
        var preview: ReschedulingPreview?
        /// The number of rescheduled cards; omitted if the parameters were not applied.
        var recounted: Int?
    }

    struct Graded: Encodable {
        var id: SerialID<Model.Card>
        var state: Int
        var due: Timestamp
        var interval: Int
        var isLeech: Bool
        var isRepeated: Bool
        /// Whether the card was answered since it was shown.
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
        /// The undone answer.
        var rating: Int?
        /// The word, if the operation concerned one.
        var word: String?
        /// The number of restored cards, or of notes if tags were changed.
        var count: Int
        /// A description of the whole in English.
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
        /// Cards due on each coming day, today first.
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
