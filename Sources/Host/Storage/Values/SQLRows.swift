/// The arguments of many rows, one after the other in one array: what to run a statement with a million times without a
/// million arrays.
///
/// ```swift
/// var rows = SQLRows(width: 2)
/// for book in books { rows.append(contentsOf: [SQLValue(book.id), SQLValue(book.title)]) }
/// try transaction.run("INSERT INTO book (id, title) VALUES (?, ?)", each: rows, changes: .upsertMany(.book))
/// ```
public struct SQLRows: Sequence, Sendable {
    /// Values in a row.
    public let width: Int
    @usableFromInline var values: [SQLValue] = []

    /// - Parameters:
    ///   - width: Values in a row; at least 1.
    ///   - capacity: Rows that there will be, about.
    public init(width: Int, capacity: Int = 0) {
        self.width = Swift.max(1, width)
        values.reserveCapacity(self.width * capacity)
    }

    /// How many rows are whole.
    public var count: Int { values.count / width }

    /// Adds a value; ``width`` of them make a row.
    @inlinable
    public mutating func append(_ value: SQLValue) { values.append(value) }

    /// Adds values, in their order; ``width`` of them make a row.
    public mutating func append(contentsOf values: [SQLValue]) { self.values += values }

    public func makeIterator() -> Iterator { Iterator(values: values, width: width) }

    /// Gives the whole rows one by one.
    public struct Iterator: IteratorProtocol {
        fileprivate let values: [SQLValue]
        fileprivate let width: Int
        private var start = 0

        fileprivate init(values: [SQLValue], width: Int) {
            self.values = values
            self.width = width
        }

        public mutating func next() -> ArraySlice<SQLValue>? {
            guard start + width <= values.count else { return nil }
            defer { start += width }
            return values[start..<start + width]
        }
    }
}
