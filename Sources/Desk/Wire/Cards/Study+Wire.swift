import Model
import Review
import Scheduling

/// A card to answer.
public struct QuestionJSON: Encodable, Sendable {
    /// The card's interval after an answer.
    struct Wait: Encodable {
        var rating: Int
        var seconds: Int
    }

    var card: CardJSON
    var waits: [Wait]
    var counts: CountsJSON
    var secondsLeft: Int?
    var retrievability: Double?

    public init(_ question: Question) {
        card = CardJSON(question.card, question.note)
        waits = Rating.allCases.map {
            Wait(rating: $0.rawValue, seconds: question.outcomes[$0].wait.inSeconds)
        }
        counts = CountsJSON(question.counts)
        secondsLeft = question.secondsLeft
        retrievability = question.retrievability
    }
}

/// An answer to a card.
public struct SentGrade: Decodable, Sendable {
    public var rating: SentNumber
    /// Created by the client, so that an answer sent twice counts once.
    public var reviewId: SerialID<Review>
    /// The card's number of answers when it was shown: if it has more by now, the answer changes nothing.
    public var reviews: SentNumber?
    public var durationMilliseconds: SentNumber?
}

/// What became of ``SentGrade``.
public struct GradedJSON: Encodable, Sendable {
    var id: SerialID<Card>
    var state: Int
    var due: Timestamp
    var interval: Int
    var isLeech: Bool
    var isRepeated: Bool
    /// Whether the card was answered since it was shown.
    var isStale: Bool

    /// - Parameter id: The card that was asked for.
    public init(_ graded: Graded, of id: SerialID<Card>) {
        let schedule = graded.card.schedule
        self.id = id
        state = schedule.state.rawValue
        due = schedule.due
        interval = schedule.interval
        isLeech = graded.isLeech
        isRepeated = graded.isRepeated
        isStale = graded.isStale
    }
}

/// An answer in the log.
public struct LoggedReviewJSON: Encodable, Sendable {
    var id: SerialID<Review>
    var cardId: SerialID<Card>
    var deckId: ID<Deck>
    var word: String
    var at: Timestamp
    var rating: Int
    var state: Int
    var intervalSeconds: Int
    var durationMilliseconds: Int

    public init(_ entry: HistoryEntry) {
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

/// A step that was undone.
public struct UndoneJSON: Encodable, Sendable {
    var verb: UndoableVerb
    var cardId: SerialID<Card>?
    /// The undone answer.
    var rating: Int?
    /// The word, if the operation concerned one.
    var word: String?
    /// The number of restored cards, or of notes if tags were changed.
    var count: Int
    /// A description of the whole in English.
    var description: String

    public init(_ undone: Undone) {
        verb = undone.verb
        cardId = undone.card
        rating = undone.rating?.rawValue
        word = undone.word
        count = undone.count
        description = "\(undone)"
    }
}

/// What `glossa schedule` prints for each answer.
public struct PrintedSchedule: Encodable, Sendable {
    var stability: Double?
    var difficulty: Double?
    var ease: Double?
    var repetitions: Int?
    var interval: Double
    /// After again, hard, good and easy.
    var intervals: [Double]?

    /// FSRS has a memory; the others have an ease and a number of repetitions, and Anki's SM-2 also prints the interval
    /// after each of the four answers. Intervals are in days, or a fraction of one.
    public init(_ played: PlayedAnswer, by algorithm: SchedulerOptions.Algorithm) {
        let schedule = played.outcome.schedule
        interval = played.outcome.wait.inDays
        switch algorithm {
        case .fsrs:
            stability = schedule.memory?.stability
            difficulty = schedule.memory?.difficulty
        case .sm2, .ankiSM2:
            ease = schedule.ease
            repetitions = schedule.repetitions
        }
        if case .ankiSM2 = algorithm { intervals = Rating.allCases.map { played.outcomes[$0].wait.inDays } }
    }
}
