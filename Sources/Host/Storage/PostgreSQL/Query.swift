internal import CPostgreSQL

extension PostgreSQLSession {
    /// Rows fetched from a cursor at a time.
    private static let fetchSize = 64

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        let statement = try prepare(sql, for: arguments)
        let connection = try live
        let answer = EncodedArguments(arguments).lend { count, values, lengths, formats in
            PQexecPrepared(connection, statement.name, count, values, lengths, formats, 1)
        }
        let result = PostgreSQLResult(answer, on: connection)
        try result.check()
        let columns = statement.columns ?? result.columns
        statement.columns = columns
        return try result.rows(columns)
    }

    func stream(_ sql: String, _ arguments: [SQLValue], _ body: (Row) throws -> Void) throws {
        let connection = try live
        let cursor = "c\(cursors)"
        cursors += 1
        let declaration = "DECLARE \(cursor) NO SCROLL CURSOR FOR \(ScopedStatement.of(sql).text.numbered(sql))"
        let types = arguments.map(\.typeID)
        let answer = EncodedArguments(arguments).lend { count, values, lengths, formats in
            PQexecParams(connection, declaration, count, types, values, lengths, formats, 1)
        }
        try PostgreSQLResult(answer, on: connection).check()
        defer { PQclear(PQexec(connection, "CLOSE \(cursor)")) }
        var columns: Row.Columns?
        while true {
            try cancellation.check()
            let page = PQexecParams(connection, "FETCH \(Self.fetchSize) FROM \(cursor)", 0, nil, nil, nil, nil, 1)
            let result = PostgreSQLResult(page, on: connection)
            try result.check()
            let names = columns ?? result.columns
            columns = names
            for row in try result.rows(names) { try body(row) }
            if result.rowCount < Self.fetchSize { return }
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
