import Model
import Routes

/// `/review/browse`: the cards that match a search, with actions on them.
public enum CardsPage {
    /// A card in the list.
    public struct Row: Sendable {
        public var card: Card
        public var note: Note
        public var deckName: String
        /// Number of days until it is due, negative if overdue; nil for a card that was never answered.
        public var dueIn: Int?
        /// Whether it is buried until tomorrow.
        public var isBuried: Bool

        public init(card: Card, note: Note, deckName: String, dueIn: Int?, isBuried: Bool = false) {
            self.card = card
            self.note = note
            self.deckName = deckName
            self.dueIn = dueIn
            self.isBuried = isBuried
        }
    }

    /// Why a search could not be parsed.
    public enum Fault: Hashable, Sendable {
        /// An unknown key, with the known ones.
        case key(String, known: [String])
        /// A term whose value has no meaning, with the values that do.
        case value(String, known: [String])
        /// A comparison with something that is not a number.
        case number(String)
        case noSuchDeck(String)
        case quotation
        /// More bytes than a search may contain.
        case tooLong(Int)
        /// More terms than a search may contain.
        case tooManyTerms(Int)
    }

    /// A bulk change that was requested but could not be made.
    public struct Refused: Sendable {
        /// The tags as typed.
        public var tags: String
        public var isForAll: Bool
        public var deck: ID<Deck>?
        /// The selected cards.
        public var cards: Set<SerialID<Card>>

        public init(tags: String, isForAll: Bool = false, deck: ID<Deck>? = nil, cards: Set<SerialID<Card>> = []) {
            self.tags = tags
            self.isForAll = isForAll
            self.deck = deck
            self.cards = cards
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var filter: CardsFilter
        /// The rows of this page of the list.
        public var rows: [Row]
        /// The number of cards that match the search.
        public var total: Int
        /// Number of pages in the list; at least 1.
        public var pageCount: Int
        /// The decks that cards can be moved to, each with its path.
        public var decks: [(id: ID<Deck>, path: String)]
        /// The faults in the search; if there are any, no search takes place.
        public var faults: [Fault]
        /// Whether the reported action can be undone.
        public var canUndo: Bool
        /// A tag change that was rejected because the tags were missing or too long; nil if nothing was rejected.
        public var refused: Refused?
        /// What was just undone.
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

    /// A search for the cards of a deck and those nested in it.
    public static func search(deck path: String, _ id: ID<Deck>) -> Route {
        let isPlain = !path.utf8.contains(UInt8(ascii: "\""))
        return .review(.browse(CardsFilter(query: "deck:\"" + (isPlain ? path : id.description) + "\"")))
    }
}
