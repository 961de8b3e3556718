import Model
import Routes

/// `/review/decks/{id}`: what waits in a deck, and how its cards are studied.
public enum DeckPage {
    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        public var counts: CardCounts
        /// The decks it may lie in: all but itself and those that lie in it.
        public var possibleParents: [Deck]
        /// What has just been done.
        public var notice: DeckNotice

        public init(deck: Deck, counts: CardCounts, possibleParents: [Deck] = [], notice: DeckNotice = DeckNotice()) {
            self.deck = deck
            self.counts = counts
            self.possibleParents = possibleParents
            self.notice = notice
        }
    }
}
