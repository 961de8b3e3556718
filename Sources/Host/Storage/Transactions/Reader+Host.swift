#if !hasFeature(Embedded)
// Bodies that throw anything, for work that only the server and the command do.
extension Reader {
    /// Passes the rows of a query to `body` one by one, without holding them all. `body` may run other statements.
    ///
    /// - Throws: `StorageError`, and what `body` throws, which ends the query.
    public final func forEachRow(_ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws -> Void) throws {
        try unwrapping { () throws(StorageError) in
            try forEachRow(sql, arguments) { row throws(StorageError) in try declining { try body(row) } }
        }
    }

    /// Passes the rows of a query of numbers to `body` one by one; see the typed method of the same name.
    public final func forEachRow(
        ofNumbers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Double>) throws -> Void
    ) throws {
        try unwrapping { () throws(StorageError) in
            try forEachRow(ofNumbers: sql, arguments) { row throws(StorageError) in try declining { try body(row) } }
        }
    }

    /// Passes the rows of a query of integers to `body` one by one; see the typed method of the same name.
    public final func forEachRow(
        ofIntegers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Int64>) throws -> Void
    ) throws {
        try unwrapping { () throws(StorageError) in
            try forEachRow(ofIntegers: sql, arguments) { row throws(StorageError) in try declining { try body(row) } }
        }
    }

    /// Runs the body of a transaction and ends it. Throws a feature's own error where a verb declined.
    package final func run<Value>(_ body: () throws -> Value) throws -> Value {
        try unwrapping { () throws(StorageError) in
            try run { () throws(StorageError) in try declining { try body() } }
        }
    }
}

extension Transaction {
    /// Runs several statements that together are one change; see the typed method of the same name.
    ///
    /// - Throws: `StorageError`, and what `body` throws; either rolls the whole transaction back.
    public func run(changes change: Change, _ body: (Statements) throws -> Void) throws {
        try unwrapping { () throws(StorageError) in
            try run(changes: change) { statements throws(StorageError) in try declining { try body(statements) } }
        }
    }
}

private func declining<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
    do { return try body() } catch { throw .declining(error) }
}

private func unwrapping<Value>(_ body: () throws(StorageError) -> Value) throws -> Value {
    do throws(StorageError) { return try body() } catch { throw error.unwrapped }
}
#endif
