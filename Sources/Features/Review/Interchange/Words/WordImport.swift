import Formats
import Model

/// What an import of a word list did.
public struct WordImport: Sendable, Equatable, Codable {
    /// A row that was not taken, or not as it was.
    public struct Problem: Sendable, Equatable, Codable {
        /// The line of the file, from 1; in a JSON list the entry.
        public var line: Int
        public var reason: Reason

        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// Why a row was not taken, or not as it was.
    public enum Reason: Sendable, Equatable, Codable {
        /// It has no word; left out.
        case noWord
        /// Its word has more than 200 bytes, or another field more than 20,000; left out.
        case tooLong
        /// It would have no card: a gap asks for a sentence with the word in it; left out.
        case noCard
        /// It is in a language that Glossa does not have; left out.
        case language(String)
        /// It has a status other than those of Lute and LWT; taken as a word to learn.
        case status(String)
        /// It asks for a kind of card that Glossa does not have; taken with the kinds that were chosen.
        case card(String)
        /// It is an entry of a JSON list that is no object and no word; left out.
        case noEntry
        /// What a JSON object holds under this name has names of its own; that was left out.
        case nested(String)
    }

    /// Notes that were made, with how many cards.
    public var added = 0
    public var cards = 0
    /// Notes that were there, and got fields or tags that they lacked or had otherwise.
    public var updated = 0
    /// Notes that were there and had all of it.
    public var unchanged = 0
    /// Words that the list calls well known or ignored: they are marked so in the reader and become no cards.
    public var markedKnown = 0
    public var markedIgnored = 0
    /// The first hundred rows that were not taken as they were.
    public var problems: [Problem] = []
    /// How many there are.
    public var problemCount = 0
    /// Where the words went; nil where there were none for a deck that would have been new.
    public var deck: ID<Deck>?
    /// Names, or numbers from 1, of columns that were left out.
    public var columnsLeftOut: [String] = []

    public init() {}

    static let keptProblems = 100

    mutating func add(_ reason: Reason, line: Int) {
        problemCount += 1
        if problems.count < Self.keptProblems { problems.append(Problem(line: line, reason: reason)) }
    }
}

extension WordImport.Reason {
    /// What is told of something that no cell of a table could hold.
    public init(_ reason: Table.Problem.Reason) {
        switch reason {
        case .noEntry: self = .noEntry
        case .nested(let column): self = .nested(column)
        }
    }
}

extension WordImport.Reason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .noWord: "no word in it; left out"
        case .tooLong: "the word is longer than 200 bytes, or another field than 20,000; left out"
        case .noCard: "no card: a gap asks for a sentence with the word in it; left out"
        case .language(let name): "“\(name)” is no language that Glossa has; left out"
        case .status(let text): "the status “\(text)” is none of Lute's or LWT's; taken as a word to learn"
        case .card(let name): "“\(name)” is no kind of card; the kinds that were chosen were made"
        case .noEntry: "no object and no word; left out"
        case .nested(let column): "what “\(column)” holds has names of its own; that was left out"
        }
    }
}
