import Model
import Routes

/// `/review/decks/{id}`: the waiting cards of a deck, and its study settings.
public enum DeckPage {
    /// The desired retentions available to a deck, in percent.
    public static let retentions = Bounds.retention.range

    /// An invalid setting.
    public enum Fault: Hashable, Sendable {
        /// A number that is missing or outside its limits; the name of its field.
        case number(field: String, least: Int, most: Int)
        /// Learning or relearning steps; the name of the field.
        case steps(field: String)
        /// The wrong number of FSRS parameters, which should be 21 or 19.
        case parameterCount(Int)
        /// A parameter that is not a finite number; its position, counted from 1, and its text as typed.
        case parameter(Int, String)
        /// A missing or invalid name.
        case name
        /// The name of an existing deck; its path.
        case taken(String)
        /// A target deck that does not exist; its path, empty if it was deleted.
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

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// The deck's name, preceded by the decks it is nested in.
        public var path: String
        public var counts: StudyCounts
        /// The decks it can be nested in: all except itself and the decks nested in it.
        public var possibleParents: [Deck]
        /// The result of the last action.
        public var notice: DeckNotice
        /// The day on which other settings last moved due dates, in days since 1970-01-01; nil if that cannot be
        /// undone.
        public var rescheduledOn: Int?
        /// Why the settings were not saved; empty if they were, or if nothing was submitted.
        public var faults: [Fault]
        /// The input of the rejected settings' fields.
        public var typed: [(field: String, text: String)]

        public init(
            deck: Deck, path: String? = nil, counts: StudyCounts, possibleParents: [Deck] = [],
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

        /// The fault in a field.
        func fault(_ field: String) -> Fault? { faults.first { $0.field == field } }

        /// The text of a field: the rejected input, or else the saved value.
        func text(_ field: String, _ kept: String) -> String { typed.last { $0.field == field }?.text ?? kept }
    }
}
