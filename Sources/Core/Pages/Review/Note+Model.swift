import Model
import Routes

/// `/review/notes/{id}`: editing a note.
public enum NotePage {
    /// The data that the page shows.
    public struct Model: Sendable {
        public var note: Note
        /// The deck and the card that the page was opened from, to return to.
        public var deck: ID<Deck>?
        public var card: SerialID<Card>?
        /// The list of cards that the page was opened from, to return to.
        public var list: CardsFilter?
        /// The problem with the last attempt; nil at first.
        public var problem: Problem?
        /// Maximum size of a picture or a recording, in megabytes.
        public var megabytes: Int

        public init(
            note: Note, deck: ID<Deck>? = nil, card: SerialID<Card>? = nil, list: CardsFilter? = nil,
            problem: Problem? = nil, megabytes: Int = 20
        ) {
            self.note = note
            self.deck = deck
            self.card = card
            self.list = list
            self.problem = problem
            self.megabytes = megabytes
        }

        /// The page as it was opened, reconstructed from the route that saving leads to.
        public init(note: Note, saved: Route, problem: Problem, megabytes: Int = 20) {
            self.init(note: note, problem: problem, megabytes: megabytes)
            switch saved {
            case .review(.browse(let filter)): list = filter.plain
            case .review(.deck(let id, let path)):
                deck = id
                if case .study(let view) = path { card = view.card }
            default: break
            }
        }

        /// The target of the back link.
        var back: Route {
            if let list { return .review(.browse(list.plain)) }
            return deck.map { .review(.deck($0, card == nil ? .details() : .study(StudyView(card: card)))) }
                ?? .review()
        }

        /// The route that saving leads to.
        var saved: Route { list.map { .review(.browse($0.telling(.edit, 1))) } ?? back }
    }
}
