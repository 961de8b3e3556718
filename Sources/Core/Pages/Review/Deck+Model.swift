import Model
import Routes

/// `/review/decks/{id}`: what waits in a deck, and how its cards are studied.
public enum DeckPage {
    /// The desired retentions that a deck may have, in percent.
    public static let retentions = Bounds.retention.range

    /// A setting that cannot be kept.
    public enum Fault: Hashable, Sendable {
        /// A number outside its limits, or none at all; the name of its field.
        case number(field: String, least: Int, most: Int)
        /// Learning or relearning steps; the name of the field.
        case steps(field: String)
        /// So many FSRS parameters, where there are 21 or 19.
        case parameterCount(Int)
        /// A parameter that is no finite number; counted from 1, and as it was typed.
        case parameter(Int, String)
        /// No name, or one that no deck can have.
        case name
        /// The name of a deck that is there already; its path.
        case taken(String)
        /// A deck to be moved into that is not there; its path, empty where it has been deleted.
        case noParent(String)
        case inItself

        /// The name of its field.
        public var field: String {
            switch self {
            case .number(let field, _, _), .steps(let field): field
            case .parameterCount, .parameter: "parameters"
            case .name, .taken: "deck-name"
            case .noParent(let path): path.isEmpty ? "deck-parent" : "deck-name"
            case .inItself: "deck-parent"
            }
        }
    }

    /// What the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// The deck's name with those it lies in.
        public var path: String
        public var counts: CardCounts
        /// The decks it may lie in: all but itself and those that lie in it.
        public var possibleParents: [Deck]
        /// What has just been done.
        public var notice: DeckNotice
        /// The day since 1970 on which other settings last moved due dates; nil where that cannot be taken back.
        public var rescheduledOn: Int?
        /// Why the settings were not kept; empty where they were, or where nothing has been sent.
        public var faults: [Fault]
        /// What was typed into the fields of settings that were not kept.
        public var typed: [(field: String, text: String)]

        public init(
            deck: Deck, path: String? = nil, counts: CardCounts, possibleParents: [Deck] = [],
            notice: DeckNotice = DeckNotice(), rescheduledOn: Int? = nil, faults: [Fault] = [],
            typed: [(field: String, text: String)] = []
        ) {
            self.deck = deck
            self.path = path ?? deck.name
            self.counts = counts
            self.possibleParents = possibleParents
            self.notice = notice
            self.rescheduledOn = rescheduledOn
            self.faults = faults
            self.typed = typed
        }

        /// The fault of a field.
        func fault(_ field: String) -> Fault? { faults.first { $0.field == field } }

        /// What stands in a field: what was typed, or what is kept.
        func text(_ field: String, _ kept: String) -> String { typed.last { $0.field == field }?.text ?? kept }
    }
}
