/// The rows of a CSV, TSV or JSON file.
public struct Table: Hashable, Sendable {
    /// The separator between columns.
    public enum Separator: String, CaseIterable, Hashable, Sendable {
        case comma = ","
        case semicolon = ";"
        case tab = "\t"
        case pipe = "|"
    }

    /// A row, with the line of the file on which it begins, counted from 1.
    public struct Row: Hashable, Sendable {
        public var line: Int
        /// As many cells as the table has columns: short rows are padded with empty strings.
        public var cells: [String]

        public init(line: Int, cells: [String]) {
            self.line = line
            self.cells = cells
        }
    }

    /// Something in the file that no cell contains.
    public struct Problem: Hashable, Sendable {
        /// Why it cannot be read.
        public enum Reason: Hashable, Sendable {
            /// An entry of a list that is neither an object nor a string.
            case noEntry
            /// The column of this name contains a nested object.
            case nested(column: String)
        }

        /// The line of the file, or the entry of the list, counted from 1.
        public var line: Int
        public var reason: Reason

        public init(line: Int, reason: Reason) {
            self.line = line
            self.reason = reason
        }
    }

    /// The column names in the file; nil if the first row is not a header.
    public var header: [String]?
    public var columnCount: Int
    public var rows: [Row]
    /// Whether its texts are HTML, as Anki declares of its exports.
    public var isHTML = false
    /// The number of rows with fewer or more cells than the others; surplus cells were joined to the last column.
    public var raggedRows = 0
    /// What was left out, in the order of its lines.
    public var problems: [Problem] = []
    /// What was lost in decoding, such as invalid bytes.
    public var notes: [ImportNote] = []

    public init(header: [String]?, columnCount: Int, rows: [Row]) {
        self.header = header
        self.columnCount = columnCount
        self.rows = rows
    }
}
