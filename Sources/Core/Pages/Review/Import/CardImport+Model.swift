import Model
import Routes

/// `/review/import`: bringing in Anki packages and word lists.
public enum CardImportPage {
    /// What the form shows.
    public struct Model: Sendable {
        /// The deck that the form was opened from.
        public var deck: Deck?
        /// What was wrong with the last try; nil at first.
        public var problem: Problem?
        /// The largest file, in megabytes.
        public var megabytes: Int

        public init(deck: Deck? = nil, problem: Problem? = nil, megabytes: Int) {
            self.deck = deck
            self.problem = problem
            self.megabytes = megabytes
        }
    }
}

/// `/review/import/lists/{name}`: a list before it is brought in.
public enum CardListPage {
    /// Rows that are shown.
    public static let shownRows = 8
    /// Changes of words that are here already that are shown.
    public static let shownChanges = 20

    /// What the import would do.
    public struct Outlook: Sendable {
        /// A field of a word that is here and would become another.
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

        /// Words that would be new.
        public var added: Int
        /// Words that are here and would change.
        public var changed: Int
        /// The first fields that would.
        public var changes: [Change]

        public init(added: Int, changed: Int, changes: [Change]) {
            self.added = added
            self.changed = changed
            self.changes = changes
        }
    }

    /// What the page shows.
    public struct Model: Sendable {
        /// The list's name in paths.
        public var name: String
        public var fileName: String
        public var rowCount: Int
        /// The columns' own names, or none.
        public var header: [String]?
        /// What each column is taken for; nil for one that is left out.
        public var fields: [WordField?]
        /// The first rows.
        public var rows: [[String]]
        /// Rows that had more or fewer cells than the others.
        public var raggedRows: Int
        /// What parts the columns: one character; nil where it was found.
        public var separator: String?
        public var language: Language
        public var kinds: [Card.Kind]
        /// The decks with their paths, as they stand in each other.
        public var decks: [(id: ID<Deck>, path: String)]
        /// The chosen deck; nil for a new one.
        public var deck: ID<Deck>?
        /// The name of the new deck.
        public var newDeck: String
        public var outlook: Outlook
        /// What has to be mended before the list can be brought in.
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

/// `/review/import/jobs/{name}`: how far an import has come, and what it did.
public enum CardImportJobPage {
    /// What an import did.
    public struct Report: Sendable {
        /// Things that were brought in, or changed, each with its number; those of which there are none are left out.
        public enum Count: Hashable, Sendable {
            case notesAdded, notesUpdated, notesUnchanged, cardsAdded, cardsUpdated, cardsMoved, answersAdded,
                mediaAdded, decksAdded
            case markedKnown, markedIgnored
        }

        /// A row of a list that was not taken as it was.
        public struct Problem: Hashable, Sendable {
            public enum Reason: Hashable, Sendable {
                case noWord
                case noCard
                case tooLong
                case language(String)
                case status(String)
                /// No kind of card.
                case card(String)
                /// An entry of a JSON list that is no object and no word.
                case noEntry
                /// A value of a JSON list that has names of its own, and its column.
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
        /// The first of the rows that were not taken as they were.
        public var problems: [Problem]
        /// Rows of that kind beyond the first.
        public var moreProblems: Int
        /// Columns that were left out.
        public var columnsLeftOut: [String]
        /// What of a package could not be carried over.
        public var losses: [AnkiLoss]
        /// The deck that words went to.
        public var deck: ID<Deck>?
        /// When it was done, where it can be taken back while nothing else has been done since.
        public var moment: Timestamp?
        /// Whether it can be taken back now.
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

    /// Where an import stands.
    public enum State: Sendable {
        case running(Share)
        case finished(Report)
        case failed(Problem)
        case cancelled
    }

    /// What the page shows.
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
