/// The arguments of many rows, stored contiguously, so that a statement can run a million times without a million
/// arrays.
///
/// ```swift
/// var rows = SQLRows(width: 2)
/// for book in books { rows.append(contentsOf: [SQLValue(book.id), SQLValue(book.title)]) }
/// try transaction.run("INSERT INTO book (id, title) VALUES (?, ?)", each: rows, changes: .upsertMany(.book))
/// ```
public struct SQLRows: Sequence, Sendable {
    /// The number of values in a row.
    public let width: Int
    @usableFromInline var values: [SQLValue] = []

    /// - Parameters:
    ///   - width: The number of values in a row; at least 1.
    ///   - capacity: The approximate number of rows to reserve.
    public init(width: Int, capacity: Int = 0) {
        self.width = Swift.max(1, width)
        values.reserveCapacity(self.width * capacity)
    }

    /// The number of complete rows.
    public var count: Int { values.count / width }

    /// Appends a value; ``width`` of them make a row.
    @inlinable
    public mutating func append(_ value: SQLValue) { values.append(value) }

    /// Appends values, in order; ``width`` of them make a row.
    public mutating func append(contentsOf values: [SQLValue]) { self.values += values }

    public func makeIterator() -> Iterator { Iterator(values: values, width: width) }

    /// An iterator over the complete rows.
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
