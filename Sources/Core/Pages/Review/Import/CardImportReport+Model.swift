import Model

/// The result of an import of cards.
public struct CardImportReport: Sendable {
    /// The kinds of imported or changed items, each with its count; kinds without any are omitted.
    public enum Count: Hashable, Sendable {
        case notesAdded, notesUpdated, notesUnchanged, cardsAdded, cardsUpdated, cardsMoved, answersAdded,
            mediaAdded, decksAdded
        case markedKnown, markedIgnored
    }

    /// A row of a list that was not imported unchanged.
    public struct Problem: Hashable, Sendable {
        /// Why no card was made of it.
        public enum Reason: Hashable, Sendable {
            case noWord
            case noCard
            /// Neither the list nor a dictionary says what this word means.
            case noMeaning(String)
            case tooLong
            case language(String)
            case status(String)
            /// Not a kind of card.
            case card(String)
            /// An entry of a JSON list that is neither an object nor a word.
            case noEntry
            /// A value of a JSON list that is itself an object, and its column.
            case nested(String)
        }

        public var line: Int
        public var reason: Reason

        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    public var counts: [(count: Count, number: Int)]
    /// The first of the rows that were not imported unchanged.
    public var problems: [Problem]
    /// The number of further such rows.
    public var moreProblems: Int
    /// The omitted columns.
    public var columnsLeftOut: [String]
    /// The parts of a package that could not be imported.
    public var losses: [AnkiLoss]
    /// The deck that the words were added to.
    public var deck: ID<Deck>?
    /// When the import finished, if it can be undone as long as nothing else has been done since.
    public var moment: Timestamp?
    /// Whether it can be undone now.
    public var canUndo = false

    public init(
        counts: [(count: Count, number: Int)], problems: [Problem] = [], moreProblems: Int = 0,
        columnsLeftOut: [String] = [], losses: [AnkiLoss] = [], deck: ID<Deck>? = nil,
        moment: Timestamp? = nil
    ) {
        self.counts = counts.filter { $0.number > 0 }
        self.problems = problems
        self.moreProblems = moreProblems
        self.columnsLeftOut = columnsLeftOut
        self.losses = losses
        self.deck = deck
        self.moment = moment
    }
}
