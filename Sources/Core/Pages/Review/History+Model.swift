import Model
import Routes

/// `/review/history`: every answer, the latest first.
public enum HistoryPage {
    /// An answer.
    public struct Row: Sendable {
        /// When it was given.
        public var time: Timestamp
        /// Nil where the note has been deleted.
        public var note: SerialID<Note>?
        public var language: LanguageTag
        public var word: String
        public var rating: Rating
        /// The state the card was in before.
        public var state: CardState
        /// How long it put the card off.
        public var wait: StudyPage.Wait
        /// How long it took, in milliseconds; 0 where that was not measured.
        public var duration: Int

        public init(
            time: Timestamp, note: SerialID<Note>?, language: LanguageTag, word: String, rating: Rating,
            state: CardState,
            wait: StudyPage.Wait, duration: Int
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

    /// What the page shows.
    public struct Model: Sendable {
        public var filter: AnswersFilter
        public var rows: [Row]
        /// How many answers there are, up to ``mostCounted``.
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

    /// Answers beyond this are not counted: it would take longer than the page may.
    public static let mostCounted = 10_000
}
