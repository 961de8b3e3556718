import Model
import Routes

/// `/review/import`: importing Anki packages and word lists.
public enum CardImportPage {
    /// The data that the form shows.
    public struct Model: Sendable {
        /// The deck from which the form was opened.
        public var deck: Deck?
        /// The problem with the last attempt; nil at first.
        public var problem: Problem?
        /// Maximum file size, in megabytes.
        public var megabytes: Int

        public init(deck: Deck? = nil, problem: Problem? = nil, megabytes: Int) {
            self.deck = deck
            self.problem = problem
            self.megabytes = megabytes
        }
    }
}

/// `/review/import/lists/{name}`: preview of a list before its import.
public enum CardListPage {
    /// Number of rows shown.
    public static let shownRows = 8
    /// Number of shown changes to existing words.
    public static let shownChanges = 20

    /// The effect of the import.
    public struct Outlook: Sendable {
        /// A changed field of an existing word.
        public struct Change: Hashable, Sendable {
            public var word: String
            public var field: WordField
            public var before: String
            public var after: String

            public init(word: String, field: WordField, before: String, after: String) {
                self.word = word
                self.field = field
                self.before = before
                self.after = after
            }
        }

        /// The number of new words.
        public var added: Int
        /// The number of existing words that would change.
        public var changed: Int
        /// The first changed fields.
        public var changes: [Change]

        public init(added: Int, changed: Int, changes: [Change]) {
            self.added = added
            self.changed = changed
            self.changes = changes
        }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The list's name in paths.
        public var name: String
        public var fileName: String
        public var rowCount: Int
        /// The columns' own names, if any.
        public var header: [String]?
        /// The field assigned to each column; nil for an omitted column.
        public var fields: [WordField?]
        /// The first rows.
        public var rows: [[String]]
        /// The number of rows with more or fewer cells than the others.
        public var raggedRows: Int
        /// The column separator, a single character; nil if it was detected.
        public var separator: String?
        public var language: Language
        public var kinds: [Card.Kind]
        /// The decks with their paths, in tree order.
        public var decks: [(id: ID<Deck>, path: String)]
        /// The chosen deck; nil for a new one.
        public var deck: ID<Deck>?
        /// The name of the new deck.
        public var newDeck: String
        public var outlook: Outlook
        /// The problem to fix before the list can be imported.
        public var problem: Problem?

        public init(
            name: String, fileName: String, rowCount: Int, header: [String]?, fields: [WordField?], rows: [[String]],
            raggedRows: Int, separator: String?, language: Language, kinds: [Card.Kind],
            decks: [(id: ID<Deck>, path: String)], deck: ID<Deck>?, newDeck: String, outlook: Outlook,
            problem: Problem?
        ) {
            self.name = name
            self.fileName = fileName
            self.rowCount = rowCount
            self.header = header
            self.fields = fields
            self.rows = rows
            self.raggedRows = raggedRows
            self.separator = separator
            self.language = language
            self.kinds = kinds
            self.decks = decks
            self.deck = deck
            self.newDeck = newDeck
            self.outlook = outlook
            self.problem = problem
        }
    }
}

/// `/review/import/jobs/{name}`: an import's progress and result.
public enum CardImportJobPage {
    /// The result of an import.
    public struct Report: Sendable {
        /// The kinds of imported or changed items, each with its count; kinds without any are omitted.
        public enum Count: Hashable, Sendable {
            case notesAdded, notesUpdated, notesUnchanged, cardsAdded, cardsUpdated, cardsMoved, answersAdded,
                mediaAdded, decksAdded
            case markedKnown, markedIgnored
        }

        /// A row of a list that was not imported unchanged.
        public struct Problem: Hashable, Sendable {
            public enum Reason: Hashable, Sendable {
                case noWord
                case noCard
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

    /// The state of an import.
    public enum State: Sendable {
        case running(Share)
        case finished(Report)
        case failed(Problem)
        case cancelled
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// The job's name in paths.
        public var job: String
        public var fileName: String
        public var state: State

        public init(job: String, fileName: String, state: State) {
            self.job = job
            self.fileName = fileName
            self.state = state
        }
    }
}
