import Model
import Routes

/// `/review`: the decks and their waiting cards.
public enum DecksPage {
    /// A deck in the tree.
    public struct Row: Sendable {
        public var deck: Deck
        /// 0 for a top-level deck.
        public var depth: Int
        /// Includes the decks nested in it.
        public var counts: StudyCounts

        public init(deck: Deck, depth: Int = 0, counts: StudyCounts = StudyCounts()) {
            self.deck = deck
            self.depth = depth
            self.counts = counts
        }
    }

    /// The input of the form for a new deck.
    public struct Typed: Hashable, Sendable {
        public var name: String
        public var icon: String
        public var parent: ID<Deck>?

        public init(name: String = "", icon: String = "", parent: ID<Deck>? = nil) {
            self.name = name
            self.icon = icon
            self.parent = parent
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// Parents before their children.
        public var rows: [Row]
        public var waiting: StudyCounts
        /// The number of words marked as difficult, of which cards can be made.
        public var markedWords: Int
        /// A deck that was just deleted, so that the page can offer to undo it.
        public var deleted: ID<Deck>?
        /// The input for a deck that could not be added.
        public var typed: Typed
        /// Why it could not be added; nil at first.
        public var problem: Problem?

        public init(
            rows: [Row], waiting: StudyCounts = StudyCounts(), markedWords: Int = 0, deleted: ID<Deck>? = nil,
            typed: Typed = Typed(), problem: Problem? = nil
        ) {
            self.rows = rows
            self.waiting = waiting
            self.markedWords = markedWords
            self.deleted = deleted
            self.typed = typed
            self.problem = problem
        }
    }
}
