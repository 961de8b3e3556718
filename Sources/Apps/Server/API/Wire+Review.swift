import Model
import Review
import Scheduling

/// `Review.Statistics` would mean the answer `Model.Review`.
typealias ReviewStatistics = Statistics

extension Wire {
    struct Deck: Encodable {
        var id: ID<Model.Deck>
        var parentId: ID<Model.Deck>?
        var name: String
        /// The names from the top down, with `::` between them.
        var path: String
        var icon: String
        var options: DeckOptions
        var counts: Counts
    }

    struct Counts: Encodable {
        var new: Int
        var learning: Int
        var due: Int

        init(_ counts: StudyCounts?) {
            new = counts?.new ?? 0
            learning = counts?.learning ?? 0
            due = counts?.due ?? 0
        }
    }

    struct NewDeck: Decodable {
        var name: String
        var icon: String?
        var parentId: ID<Model.Deck>?
        var options: DeckOptions?
    }

    /// What is absent stays as it is.
    struct DeckChange: Decodable {
        var name: String?
        var icon: String?
        var options: DeckOptions?
    }

    struct Card: Encodable {
        var id: SerialID<Model.Card>
        var deckId: ID<Model.Deck>
        var kind: Model.Card.Kind
        var note: Note
        /// 0 new, 1 learning, 2 review, 3 relearning.
        var state: Int
        /// 0 studied, 1 suspended.
        var standing: Int
        var due: Timestamp
        var stability: Double?
        var difficulty: Double?
        var ease: Double
        /// Days.
        var interval: Int
        var reviews: Int
        var lapses: Int
        var lastReview: Timestamp?

        init(_ card: Model.Card, _ note: Model.Note) {
            id = card.id
            deckId = card.deckID
            kind = card.kind
            self.note = Note(note)
            state = card.schedule.state.rawValue
            standing = card.standing.rawValue
            due = card.schedule.due
            stability = card.schedule.memory?.stability
            difficulty = card.schedule.memory?.difficulty
            ease = card.schedule.ease
            interval = card.schedule.interval
            reviews = card.schedule.reviews
            lapses = card.schedule.lapses
            lastReview = card.schedule.lastReview
        }
    }

    struct Note: Encodable {
        var id: SerialID<Model.Note>
        var language: Language
        var word: String
        var reading: String
        var definition: String
        var sentence: String
        var translation: String
        /// Names of media.
        var pictures: [String]
        var recordings: [String]
        var tags: [String]
        var level: String
        var bookId: ID<Model.Book>?
        var page: Int?

        init(_ note: Model.Note) {
            id = note.id
            language = note.language
            word = note.word
            reading = note.reading
            definition = note.definition
            sentence = note.sentence
            translation = note.translation
            pictures = note.pictures
            recordings = note.recordings
            tags = note.tags
            level = note.level
            bookId = note.bookID
            page = note.page
        }
    }

    struct Cards: Encodable {
        var cards: [Card]
        var total: Int
    }

    /// Words to make notes and cards of. Empty fields are filled from the dictionaries.
    struct NewCards: Decodable {
        struct Word: Decodable {
            var language: Language?
            var word: String
            var reading: String?
            var definition: String?
            var sentence: String?
            var translation: String?
            var tags: [String]?
        }

        var deckId: ID<Model.Deck>
        var kinds: [Model.Card.Kind]?
        var words: [Word]
    }

    struct AddedCards: Encodable {
        var notes: [SerialID<Model.Note>]
        var cards: Int
        /// Words that had a note already; it was left as it was.
        var known: [String]
    }

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
        var rating: Int
        /// Made by the client, so that an answer sent twice counts once.
        var reviewId: SerialID<Model.Review>
        var durationMilliseconds: Int?
    }

    struct Fit: Encodable {
        /// Whether the fitted parameters are used now.
        var isBetter: Bool
        var reviews: Int
        var parameters: [Double]
        /// On reviews that were kept out of the fit.
        var logLossBefore: Double
        var logLossAfter: Double
        var rmseBinsBefore: Double
        var rmseBinsAfter: Double
        /// Cards that are due at another time now.
        var recounted: Int?
    }

    struct Graded: Encodable {
        var id: SerialID<Model.Card>
        var state: Int
        var due: Timestamp
        var interval: Int
        var isLeech: Bool
        var isRepeated: Bool
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
                    answers: day.answers, trueRetention: day.trueRetention)
            }
            forecast = statistics.forecast
            cards = statistics.cards
            trueRetention = statistics.total.trueRetention
        }
    }
}
