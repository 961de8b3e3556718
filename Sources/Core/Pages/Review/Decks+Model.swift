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

    /// What the page shows.
    public struct Model: Sendable {
        /// Parents before their children.
        public var rows: [Row]
        public var waiting: CardCounts
        /// Words that the learner has marked as difficult: what cards can be made of.
        public var markedWords: Int
        /// A deck that has just been deleted, to offer to undo it.
        public var deleted: ID<Deck>?

        public init(
            rows: [Row], waiting: CardCounts = CardCounts(), markedWords: Int = 0, deleted: ID<Deck>? = nil
        ) {
            self.rows = rows
            self.waiting = waiting
            self.markedWords = markedWords
            self.deleted = deleted
        }
    }
}
