import Model

/// One row of a result. Access a column by name or, in tight loops, by its index from 0.
///
/// ```swift
/// let id: ID<Book> = try row.id("id")
/// let title = try row.text("title")
/// let author = try row.optionalText("author")
/// ```
///
/// A getter throws `StorageError.unexpectedValue` if the result has no such column or the value has another type. The
/// names of computed columns differ between engines; name them with `AS`.
public struct Row: Sendable {
    /// A reference to a column of a row.
    public enum Column: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        /// The column with this name; the first if several share it.
        case name(String)
        /// The column at this index, from 0.
        case index(Int)

        public init(stringLiteral value: String) { self = .name(value) }
        public init(integerLiteral value: Int) { self = .index(value) }
    }

    /// The names of the columns; one instance is shared by all rows of a result.
    package final class Columns: Sendable {
        package let names: [String]

        package init(_ names: [String]) {
            self.names = names
        }
    }

    package let columns: Columns
    /// The values, in the order of the columns.
    public let values: [SQLValue]

    package init(columns: Columns, values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The names of the columns, in order.
    public var columnNames: [String] { columns.names }

    /// The value in a column, of any type.
    public func value(_ column: Column) throws(StorageError) -> SQLValue {
        let index: Int?
        switch column {
        case .name(let name): index = columns.names.firstIndex(of: name)
        case .index(let position): index = values.indices.contains(position) ? position : nil
        }
        guard let index else { throw .unexpectedValue(column: label(of: column), expected: "a column", found: "none") }
        return values[index]
    }

    func label(of column: Column) -> String {
        switch column {
        case .name(let name): name
        case .index(let index): columns.names.indices.contains(index) ? columns.names[index] : "#\(index)"
        }
    }
}
