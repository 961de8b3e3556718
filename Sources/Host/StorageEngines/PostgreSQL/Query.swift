internal import CPostgreSQL
import Storage

extension PostgreSQLSession {
    /// The number of rows fetched from a cursor at a time.
    private static let fetchSize = 64

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        let statement = try prepare(sql, for: arguments)
        let encoded = EncodedArguments(arguments)
        let result = try ask { connection in
            encoded.lend { count, values, lengths, formats in
                PQsendQueryPrepared(connection, statement.name, count, values, lengths, formats, 1)
            }
        }
        try result.check()
        let columns = statement.columns ?? result.columns
        statement.columns = columns
        return try result.rows(columns)
    }

    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try stream(sql, arguments) {
            (result: borrowing PostgreSQLResult, columns: Row.Columns) throws(StorageError) in
            for row in try result.rows(columns) { try body(row) }
        }
    }

    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        var numbers: [Int64] = []
        // Rows of numbers are short, so a thousand at a time take little memory.
        try stream(sql, arguments, fetching: 1024) {
            (result: borrowing PostgreSQLResult, columns: Row.Columns) throws(StorageError) in
            for row in 0..<result.rowCount {
                numbers.removeAll(keepingCapacity: true)
                for column in 0..<result.columnCount {
                    switch try result.value(row: row, column: column) {
                    case .integer(let integer): numbers.append(integer)
                    case let other:
                        throw StorageError.unexpectedValue(
                            column: columns.names[column], expected: "integer", found: other.kind)
                    }
                }
                try body(numbers.span)
            }
        }
    }

    /// Passes the rows of a query to `body`, fetching a few at a time.
    private func stream(
        _ sql: String, _ arguments: [SQLValue], fetching count: Int = PostgreSQLSession.fetchSize,
        _ body: (borrowing PostgreSQLResult, Row.Columns) throws(StorageError) -> Void
    ) throws(StorageError) {
        let cursor = "c\(cursors)"
        cursors += 1
        let declaration = "DECLARE \(cursor) NO SCROLL CURSOR FOR \(ScopedStatement.of(sql).text.numbered(sql))"
        let types = arguments.map(\.typeID)
        let encoded = EncodedArguments(arguments)
        try ask { connection in
            encoded.lend { count, values, lengths, formats in
                PQsendQueryParams(connection, declaration, count, types, values, lengths, formats, 1)
            }
        }.check()
        // A failed transaction has already closed it.
        defer { if !isLost { try? command("CLOSE \(cursor)") } }
        var columns: Row.Columns?
        while true {
            do { try cancellation.check() } catch { throw .declining(error) }
            let result = try ask {
                PQsendQueryParams($0, "FETCH \(count) FROM \(cursor)", 0, nil, nil, nil, nil, 1)
            }
            try result.check()
            let names = columns ?? result.columns
            columns = names
            try body(result, names)
            if result.rowCount < count { return }
        }
    }
}

extension PostgreSQLResult {
    fileprivate var columns: Row.Columns {
        Row.Columns((0..<columnCount).map { columnName($0) })
    }

    fileprivate func rows(_ columns: Row.Columns) throws(StorageError) -> [Row] {
        var rows: [Row] = []
        rows.reserveCapacity(rowCount)
        for row in 0..<rowCount {
            var values: [SQLValue] = []
            values.reserveCapacity(columnCount)
            for column in 0..<columnCount { values.append(try value(row: row, column: column)) }
            rows.append(Row(columns: columns, values: values))
        }
        return rows
    }
}
