/// What an engine does for `Reader` and `Transaction`, which hold all the rules. It is used by one thread at a time.
protocol Connection: AnyObject {
    /// Runs a statement and gives all its rows.
    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row]

    /// Runs a query and hands out its rows one by one. Other statements may run in between.
    func stream(_ sql: String, _ arguments: [SQLValue], _ body: (Row) throws -> Void) throws

    /// Runs a query of numbers and hands out its rows one by one, in memory that is used again; NULL is NaN, and numbers
    /// are brought between `-Double.mostExact` and `Double.mostExact`.
    func streamNumbers(_ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws -> Void) throws

    /// Runs a query of whole numbers and hands out its rows one by one, in memory that is used again.
    func streamIntegers(_ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws -> Void) throws

    /// Runs a statement once for every list of arguments, prepared once, and gives the number of rows it changed.
    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int

    /// Runs a statement of a migration.
    func define(_ sql: String) throws(StorageError)

    /// Runs a statement of a migration that says who may see which rows, on an engine that has such a thing.
    func restrict(_ policy: String) throws(StorageError)
}

extension Connection {
    func streamNumbers(_ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws -> Void) throws {
        var numbers: [Double] = []
        try stream(sql, arguments) { row in
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
    func execute(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        var next: ArraySlice<SQLValue>? = arguments[...]
        return try execute(sql) { () throws(StorageError) in
            defer { next = nil }
            return next
        }
    }
}

extension Double {
    /// 2⁵³: up to here every whole number has a `Double` of its own.
    static let mostExact = 0x1p53

    /// The number, or the nearest that can be made a whole number without loss; "not a number" stays.
    var exact: Double { self > Self.mostExact ? Self.mostExact : self < -Self.mostExact ? -Self.mostExact : self }
}
