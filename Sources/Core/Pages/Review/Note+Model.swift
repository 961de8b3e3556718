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

        public init(note: Note, deck: ID<Deck>? = nil, card: SerialID<Card>? = nil) {
            self.note = note
            self.deck = deck
            self.card = card
        }

        var back: Route {
            deck.map { .review(.deck($0, card == nil ? .details() : .study(StudyView(card: card)))) } ?? .review()
        }
    }
}
