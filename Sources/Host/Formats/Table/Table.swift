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

    /// The columns' own names; nil where the file begins with a row like all others.
    public var header: [String]?
    public var columnCount: Int
    public var rows: [Row]
    /// Whether its texts are HTML, as Anki says of its own exports.
    public var isHTML = false
    /// Rows with fewer or more cells than the others; what is beyond the last column was joined to it.
    public var raggedRows = 0
    /// What was done to read it: bytes that were no text, and the like.
    public var notes: [ImportNote] = []

    public init(header: [String]?, columnCount: Int, rows: [Row]) {
        self.header = header
        self.columnCount = columnCount
        self.rows = rows
    }
}
