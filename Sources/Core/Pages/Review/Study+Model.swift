import Model
import Routes

/// `/review/decks/{id}/study`: one card at a time.
public enum StudyPage {
    /// A card to be answered.
    public struct Question: Sendable {
        public var card: Card
        public var note: Note
        public var face: Card.Face
        /// The answer's own id, created when the question is first shown, so that an answer counts only once.
        public var review: SerialID<Review>
        /// For *again*, *hard*, *good* and *easy*.
        public var waits: [Outcome.Wait]
        /// Whether the back is shown from the start, as without JavaScript.
        public var isFlipped: Bool

        public init(
            card: Card, note: Note, face: Card.Face = Card.Face(), review: SerialID<Review>, waits: [Outcome.Wait],
            isFlipped: Bool = false
        ) {
            self.card = card
            self.note = note
            self.face = face
            self.review = review
            self.waits = waits
            self.isFlipped = isFlipped
        }
    }

    /// A card that became a leech with the last answer.
    public struct Leech: Sendable {
        public var card: Card
        public var note: Note

        public init(card: Card, note: Note) {
            self.card = card
            self.note = note
        }
    }

    /// The learner's reviews today.
    public struct Done: Hashable, Sendable {
        public var answers: Int
        public var recalled: Int
        public var seconds: Int

        public init(answers: Int, recalled: Int, seconds: Int) {
            self.answers = answers
            self.recalled = recalled
            self.seconds = seconds
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// Nil if no card is waiting.
        public var question: Question?
        public var counts: StudyCounts
        /// Nil until the pace is known.
        public var secondsLeft: Int?
        public var canUndo: Bool
        /// The total number of waiting cards, for the badge.
        public var waiting: Int
        /// Today's reviews; nil if unknown.
        public var done: Done?
        /// The cards that will be waiting tomorrow.
        public var tomorrow: StudyCounts
        /// The card that just became a leech; nil if none did.
        public var leech: Leech?
        /// What was just undone; nil if nothing was.
        public var undone: UndoneNotice?

        public init(
            deck: Deck, question: Question? = nil, counts: StudyCounts = StudyCounts(), secondsLeft: Int? = nil,
            canUndo: Bool = false, waiting: Int = 0, done: Done? = nil, tomorrow: StudyCounts = StudyCounts(),
            leech: Leech? = nil, undone: UndoneNotice? = nil
        ) {
            self.deck = deck
            self.question = question
            self.counts = counts
            self.secondsLeft = secondsLeft
            self.canUndo = canUndo
            self.waiting = waiting
            self.done = done
            self.tomorrow = tomorrow
            self.leech = leech
            self.undone = undone
        }
    }
}
