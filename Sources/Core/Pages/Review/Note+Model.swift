import Model
import Routes

/// `/review/notes/{id}`: what a note says, to put it right.
public enum NotePage {
    /// What the page shows.
    public struct Model: Sendable {
        public var note: Note
        /// The deck and the card that it was opened from, to lead back to.
        public var deck: ID<Deck>?
        public var card: SerialID<Card>?
        /// The list of cards that it was opened from, to lead back to.
        public var list: CardsFilter?

        public init(note: Note, deck: ID<Deck>? = nil, card: SerialID<Card>? = nil, list: CardsFilter? = nil) {
            self.note = note
            self.deck = deck
            self.card = card
            self.list = list
        }

        /// Where the way back leads.
        var back: Route {
            if let list { return .review(.browse(list.plain)) }
            return deck.map { .review(.deck($0, card == nil ? .details() : .study(StudyView(card: card)))) }
                ?? .review()
        }

        /// Where saving leads.
        var saved: Route { list.map { .review(.browse($0.telling(.edit, 1))) } ?? back }
    }
}
