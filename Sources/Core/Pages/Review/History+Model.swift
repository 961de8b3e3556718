import Model
import Routes

/// `/review/history`: all answers, newest first.
public enum HistoryPage {
    /// An answer.
    public struct Row: Sendable {
        /// When it was given.
        public var time: Timestamp
        /// Nil if the note has been deleted.
        public var note: SerialID<Note>?
        public var language: LanguageTag
        public var word: String
        public var rating: Rating
        /// The card's state before the answer.
        public var state: CardState
        /// How long the answer postponed the card.
        public var wait: Outcome.Wait
        /// The answering time, in milliseconds; 0 if it was not measured.
        public var duration: Int

        public init(
            time: Timestamp, note: SerialID<Note>?, language: LanguageTag, word: String, rating: Rating,
            state: CardState,
            wait: Outcome.Wait, duration: Int
        ) {
            self.time = time
            self.note = note
            self.language = language
            self.word = word
            self.rating = rating
            self.state = state
            self.wait = wait
            self.duration = duration
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var filter: AnswersFilter
        public var rows: [Row]
        /// The number of answers, up to ``mostCounted``.
        public var total: Int
        /// Whether another page follows.
        public var hasNext: Bool
        /// The decks to choose from, each with its path.
        public var decks: [(id: ID<Deck>, path: String)]

        public init(
            filter: AnswersFilter, rows: [Row] = [], total: Int = 0, hasNext: Bool = false,
            decks: [(id: ID<Deck>, path: String)] = []
        ) {
            self.filter = filter
            self.rows = rows
            self.total = total
            self.hasNext = hasNext
            self.decks = decks
        }
    }

    /// The count stops at this many answers, because counting more would take too long for a page.
    public static let mostCounted = 10_000
}
