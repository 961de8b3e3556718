/// The operations that an engine provides to `Reader` and `Transaction`, which enforce all the rules. Confined to one
/// thread at a time.
package protocol Connection: AnyObject {
    /// Runs a statement and returns all its rows.
    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row]

    /// Runs a query and passes its rows to `body` one by one. Other statements may run in between.
    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError)

    /// Runs a query of numbers and passes its rows to `body` one by one in a reused buffer. NULL becomes NaN, and
    /// numbers are clamped to `-Double.mostExact`…`Double.mostExact`.
    func streamNumbers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws(StorageError) -> Void
    ) throws(StorageError)

    /// Runs a query of integers and passes its rows to `body` one by one in a reused buffer.
    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError)

    /// Prepares a statement, runs it once for each list of arguments and returns the number of rows it changed.
    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int

    /// Runs a statement of a migration.
    func define(_ sql: String) throws(StorageError)

    /// Runs a migration's row-level security statement on an engine that supports it.
    func restrict(_ policy: String) throws(StorageError)

    /// Runs a migration's statement about statistics on an engine whose planner takes them from a table.
    func advise(_ statistic: String) throws(StorageError)
}

extension Connection {
    package func streamNumbers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws(StorageError) -> Void
    ) throws(StorageError) {
        var numbers: [Double] = []
        try stream(sql, arguments) { row throws(StorageError) in
            numbers.removeAll(keepingCapacity: true)
            for (index, value) in row.values.enumerated() {
                switch value {
                case .null: numbers.append(.nan)
                case .integer(let integer): numbers.append(Double(integer).exact)
                case .real(let real): numbers.append(real.exact)
                case .text, .blob: numbers.append(try row.real(.index(index)).exact)
                }
            }
            try body(numbers.span)
        }
    }

    @discardableResult
    package func execute(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        var next: ArraySlice<SQLValue>? = arguments[...]
        return try execute(sql) { () throws(StorageError) in
            defer { next = nil }
            return next
        }
    }
}

extension Double {
    /// 2⁵³, up to which a `Double` represents every integer exactly.
    package static let mostExact = 0x1p53

    /// The number, clamped to the range that converts to an integer without loss. NaN stays NaN.
    package var exact: Double {
        self > Self.mostExact ? Self.mostExact : self < -Self.mostExact ? -Self.mostExact : self
    }
}
