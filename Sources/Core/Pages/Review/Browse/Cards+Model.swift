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
        /// A key that there is not, with those that there are.
        case key(String, known: [String])
        /// A term whose value means nothing, with the values that do.
        case value(String, known: [String])
        /// A term that compares with something that is no number.
        case number(String)
        case noSuchDeck(String)
        case quotation
        /// More bytes than a search may have.
        case tooLong(Int)
        /// More terms than a search may have.
        case tooManyTerms(Int)
    }

    /// A change of many cards that was asked for and could not be made.
    public struct Refused: Sendable {
        /// The tags that were typed.
        public var tags: String
        public var isForAll: Bool
        public var deck: ID<Deck>?
        /// The cards that were selected.
        public var cards: Set<SerialID<Card>>

        public init(tags: String, isForAll: Bool = false, deck: ID<Deck>? = nil, cards: Set<SerialID<Card>> = []) {
            self.tags = tags
            self.isForAll = isForAll
            self.deck = deck
            self.cards = cards
        }
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
        /// Tags that could not be given or taken away: none at all, or too long; nil where nothing was refused.
        public var refused: Refused?
        /// What has just been taken back.
        public var undone: UndoneNotice?

        public init(
            filter: CardsFilter, rows: [Row] = [], total: Int = 0, pageCount: Int = 1,
            decks: [(id: ID<Deck>, path: String)] = [], faults: [Fault] = [], canUndo: Bool = false,
            refused: Refused? = nil,
            undone: UndoneNotice? = nil
        ) {
            self.filter = filter
            self.rows = rows
            self.total = total
            self.pageCount = pageCount
            self.decks = decks
            self.faults = faults
            self.canUndo = canUndo
            self.refused = refused
            self.undone = undone
        }
    }

    /// A search for the cards of a deck and of those in it.
    public static func search(deck path: String, _ id: ID<Deck>) -> Route {
        let isPlain = !path.utf8.contains(UInt8(ascii: "\""))
        return .review(.browse(CardsFilter(query: "deck:\"" + (isPlain ? path : id.description) + "\"")))
    }
}
