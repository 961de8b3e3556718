import Model
import Routes

/// `/review`: the decks, and what waits in them.
public enum DecksPage {
    /// A deck in the tree.
    public struct Row: Sendable {
        public var deck: Deck
        /// 0 for a deck that lies in no other.
        public var depth: Int
        /// With all that lie in it.
        public var counts: CardCounts

        public init(deck: Deck, depth: Int = 0, counts: CardCounts = CardCounts()) {
            self.deck = deck
            self.depth = depth
            self.counts = counts
        }
    }

    /// What was typed into the form for a new deck.
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

    /// What the page shows.
    public struct Model: Sendable {
        /// Parents before their children.
        public var rows: [Row]
        public var waiting: CardCounts
        /// Words that the learner has marked as difficult: what cards can be made of.
        public var markedWords: Int
        /// A deck that has just been deleted, to offer to undo it.
        public var deleted: ID<Deck>?
        /// What was typed for a deck that could not be added.
        public var typed: Typed
        /// Why it could not; nil at first.
        public var problem: Problem?

        public init(
            rows: [Row], waiting: CardCounts = CardCounts(), markedWords: Int = 0, deleted: ID<Deck>? = nil,
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
