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
