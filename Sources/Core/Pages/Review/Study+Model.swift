import Model
import Routes

/// `/review/decks/{id}/study`: one card at a time.
public enum StudyPage {
    /// How long an answer puts a card off.
    public enum Wait: Hashable, Sendable {
        case seconds(Int)
        case days(Int)
    }

    /// A card to be answered.
    public struct Question: Sendable {
        public var card: Card
        public var note: Note
        /// The answer's own id: made when the question is first shown, so that an answer counts once.
        public var review: SerialID<Review>
        /// For *again*, *hard*, *good* and *easy*.
        public var waits: [Wait]
        /// Whether the back is shown from the start: without JavaScript.
        public var isFlipped: Bool

        public init(card: Card, note: Note, review: SerialID<Review>, waits: [Wait], isFlipped: Bool = false) {
            self.card = card
            self.note = note
            self.review = review
            self.waits = waits
            self.isFlipped = isFlipped
        }
    }

    /// A card that the last answer has shown to be a leech.
    public struct Leech: Sendable {
        public var card: Card
        public var note: Note

        public init(card: Card, note: Note) {
            self.card = card
            self.note = note
        }
    }

    /// What the learner has done today.
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

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// Nil when nothing waits any more.
        public var question: Question?
        public var counts: CardCounts
        /// Nil before there is a pace.
        public var secondsLeft: Int?
        public var canUndo: Bool
        /// All that waits, for the badge.
        public var waiting: Int
        /// What was done today; nil where it is not known.
        public var done: Done?
        /// What will wait tomorrow.
        public var tomorrow: CardCounts
        /// The card that has just become a leech; nil for none.
        public var leech: Leech?
        /// What has just been taken back; nil for nothing.
        public var undone: UndoneNotice?

        public init(
            deck: Deck, question: Question? = nil, counts: CardCounts = CardCounts(), secondsLeft: Int? = nil,
            canUndo: Bool = false, waiting: Int = 0, done: Done? = nil, tomorrow: CardCounts = CardCounts(),
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
