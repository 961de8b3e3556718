/// Rows of texts, as a CSV, TSV or JSON file has them.
public struct Table: Hashable, Sendable {
    /// What parts the columns.
    public enum Separator: String, CaseIterable, Hashable, Sendable {
        case comma = ","
        case semicolon = ";"
        case tab = "\t"
        case pipe = "|"
    }

    /// A row with the line of the file on which it begins, counted from 1.
    public struct Row: Hashable, Sendable {
        public var line: Int
        /// As many as the table has columns: a short row is filled with empty texts.
        public var cells: [String]

        public init(line: Int, cells: [String]) {
            self.line = line
            self.cells = cells
        }
    }

    /// Something of the file that no cell holds.
    public struct Problem: Hashable, Sendable {
        public enum Reason: Hashable, Sendable {
            /// An entry of a list that is no object and no text.
            case noEntry
            /// What a column of this name holds has names of its own.
            case nested(column: String)
        }

        /// The line of the file, or the entry of a list, counted from 1.
        public var line: Int
        public var reason: Reason

        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// The columns' own names; nil where the file begins with a row like all others.
    public var header: [String]?
    public var columnCount: Int
    public var rows: [Row]
    /// Whether its texts are HTML, as Anki says of its own exports.
    public var isHTML = false
    /// Rows with fewer or more cells than the others; what is beyond the last column was joined to it.
    public var raggedRows = 0
    /// What was left out, in the order of its lines.
    public var problems: [Problem] = []
    /// What was done to read it: bytes that were no text, and the like.
    public var notes: [ImportNote] = []

    public init(header: [String]?, columnCount: Int, rows: [Row]) {
        self.header = header
        self.columnCount = columnCount
        self.rows = rows
    }
}
