import Model

/// The result of an import of cards.
public struct CardImportReport: Sendable {
    /// The kinds of imported or changed items, each with its count; kinds without any are omitted.
    public enum Count: String, Hashable, Sendable {
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

#if !hasFeature(Embedded)
extension CardImportReport.Count: Codable {}
extension CardImportReport.Problem: Codable {}
extension CardImportReport.Problem.Reason: Codable {}

extension CardImportReport: Codable {
    private enum Key: String, CodingKey {
        case counts, numbers, problems, moreProblems, columnsLeftOut, losses, deck, moment, canUndo
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let counts = try values.decode([Count].self, forKey: .counts)
        let numbers = try values.decode([Int].self, forKey: .numbers)
        self.init(
            counts: zip(counts, numbers).map { ($0, $1) },
            problems: try values.decode([Problem].self, forKey: .problems),
            moreProblems: try values.decode(Int.self, forKey: .moreProblems),
            columnsLeftOut: try values.decode([String].self, forKey: .columnsLeftOut),
            losses: try values.decode([AnkiLoss].self, forKey: .losses),
            deck: try values.decodeIfPresent(ID<Deck>.self, forKey: .deck),
            moment: try values.decodeIfPresent(Timestamp.self, forKey: .moment))
        canUndo = try values.decode(Bool.self, forKey: .canUndo)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(counts.map(\.count), forKey: .counts)
        try values.encode(counts.map(\.number), forKey: .numbers)
        try values.encode(problems, forKey: .problems)
        try values.encode(moreProblems, forKey: .moreProblems)
        try values.encode(columnsLeftOut, forKey: .columnsLeftOut)
        try values.encode(losses, forKey: .losses)
        try values.encodeIfPresent(deck, forKey: .deck)
        try values.encodeIfPresent(moment, forKey: .moment)
        try values.encode(canUndo, forKey: .canUndo)
    }
}
#endif
