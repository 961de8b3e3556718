import Model
import Routes

/// `/review/browse`: the cards that a search finds, and what can be done with them.
public enum CardsPage {
    /// A card in the list.
    public struct Row: Sendable {
        public var card: Card
        public var note: Note
        public var deckName: String
        /// Days from today on which it is due, negative for what is late; nil for a card that was never answered.
        public var dueIn: Int?
        /// Whether it was put off until tomorrow.
        public var isBuried: Bool

        public init(card: Card, note: Note, deckName: String, dueIn: Int?, isBuried: Bool = false) {
            self.card = card
            self.note = note
            self.deckName = deckName
            self.dueIn = dueIn
            self.isBuried = isBuried
        }
    }

    /// Why a search could not be understood.
    public enum Fault: Hashable, Sendable {
        /// A term whose value means nothing, with the values that do.
        case value(String, known: [String])
        /// A term that compares with something that is no number.
        case number(String)
        case noSuchDeck(String)
        case quotation
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var filter: CardsFilter
        /// The rows of this page of the list.
        public var rows: [Row]
        /// How many cards the search finds.
        public var total: Int
        /// Pages of the list; at least 1.
        public var pageCount: Int
        /// The decks that cards can be moved to, each with its path.
        public var decks: [(id: ID<Deck>, path: String)]
        /// What could not be understood; nothing was searched then.
        public var faults: [Fault]
        /// Whether what the page tells of can be taken back.
        public var canUndo: Bool

        public init(
            filter: CardsFilter, rows: [Row] = [], total: Int = 0, pageCount: Int = 1,
            decks: [(id: ID<Deck>, path: String)] = [], faults: [Fault] = [], canUndo: Bool = false
        ) {
            self.filter = filter
            self.rows = rows
            self.total = total
            self.pageCount = pageCount
            self.decks = decks
            self.faults = faults
            self.canUndo = canUndo
        }
    }

    /// A search for the cards of a deck and of those in it.
    public static func search(deck path: String, _ id: ID<Deck>) -> Route {
        let isPlain = !path.utf8.contains(UInt8(ascii: "\""))
        return .review(.browse(CardsFilter(query: "deck:\"" + (isPlain ? path : id.description) + "\"")))
    }
}
