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

    /// FSRS: a memory.
    ///
    /// - Parameter interval: In days, or a fraction of one.
    public init(_ memory: MemoryState?, interval: Double) {
        stability = memory?.stability
        difficulty = memory?.difficulty
        self.interval = interval
    }

    /// SM-2: an ease and a number of repetitions.
    ///
    /// - Parameter intervals: What the interval after each of the four answers would be; nil to leave it out.
    public init(ease: Double, repetitions: Int, interval: Double, intervals: [Double]? = nil) {
        self.ease = ease
        self.repetitions = repetitions
        self.interval = interval
        self.intervals = intervals
    }
}
