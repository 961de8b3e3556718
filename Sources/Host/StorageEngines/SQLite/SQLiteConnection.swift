internal import GRDB
internal import GRDBSQLite
import Storage

/// One SQLite connection, valid while GRDB lends it.
final class SQLiteConnection: Connection {
    private let database: GRDB.Database
    private let path: String

    init(_ database: GRDB.Database, path: String) {
        self.database = database
        self.path = path
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        try mapped {
            // Lists (`IN (?, ?, …)`) come in too many lengths to keep a statement for each.
            let isKept = arguments.count <= 20
            let statement = try isKept ? database.cachedStatement(sql: sql) : database.makeStatement(sql: sql)
            var rows: [Row] = []
            try step(statement, arguments) { rows.append($0) }
            return rows
        }
    }

    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try mapped {
            // A separate statement, because `body` may run the same text.
            try step(try database.makeStatement(sql: sql), arguments, body)
        }
    }

    func streamNumbers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try mapped {
            let statement = try database.makeStatement(sql: sql)
            bind(arguments, to: statement)
            var numbers = [Double](repeating: 0, count: statement.columnCount)
            let cursor = try GRDB.Row.fetchCursor(statement)
            while try cursor.next() != nil {
                for index in numbers.indices {
                    numbers[index] = try number(column: index, of: statement)
                }
                try body(numbers.span)
            }
        }
    }

    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try mapped {
            let statement = try database.makeStatement(sql: sql)
            bind(arguments, to: statement)
            var numbers = [Int64](repeating: 0, count: statement.columnCount)
            let cursor = try GRDB.Row.fetchCursor(statement)
            while try cursor.next() != nil {
                for index in numbers.indices {
                    guard sqlite3_column_type(statement.sqliteStatement, CInt(index)) == SQLITE_INTEGER else {
                        throw StorageError.unexpectedValue(
                            column: statement.columnNames[index], expected: "integer", found: "another kind")
                    }
                    numbers[index] = sqlite3_column_int64(statement.sqliteStatement, CInt(index))
                }
                try body(numbers.span)
            }
        }
    }

    private func number(column index: Int, of statement: Statement) throws(StorageError) -> Double {
        switch sqlite3_column_type(statement.sqliteStatement, CInt(index)) {
        case SQLITE_INTEGER: Double(sqlite3_column_int64(statement.sqliteStatement, CInt(index))).exact
        case SQLITE_FLOAT: sqlite3_column_double(statement.sqliteStatement, CInt(index)).exact
        case SQLITE_NULL: .nan
        default:
            throw .unexpectedValue(column: statement.columnNames[index], expected: "a number", found: "a text")
        }
    }

    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int {
        guard let first = try next() else { return 0 }
        let second = try next()
        // The two rows already taken to check whether there are several.
        var taken = second.map { [$0, first] } ?? [first]
        let all = { () throws(StorageError) -> ArraySlice<SQLValue>? in
            if let row = taken.popLast() { return row }
            return second == nil ? nil : try next()
        }
        guard second != nil, let insertion = ScopedStatement.of(sql).text.takingSuppliedRows(sql) else {
            return try executeEach(sql, all)
        }
        return try withoutActuallyEscaping(all) { (all) throws(StorageError) in
            try insert(insertion, SuppliedRows(all))
        }
    }

    private func executeEach(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?)
        throws(StorageError) -> Int
    {
        try mapped {
            let statement = try database.cachedStatement(sql: sql)
            var count = 0
            var isFirst = true
            while let arguments = try next() {
                bind(arguments, to: statement)
                // Let GRDB handle only the first row and failing rows: its checks take as long as the row itself.
                if isFirst || sqlite3_step(statement.sqliteStatement) != SQLITE_DONE {
                    try statement.execute()
                    isFirst = false
                } else {
                    sqlite3_reset(statement.sqliteStatement)
                }
                count += database.changesCount
            }
            return count
        }
    }

    private func insert(_ sql: String, _ rows: SuppliedRows) throws(StorageError) -> Int {
        try mapped {
            let statement = try database.cachedStatement(sql: sql)
            statement.setUncheckedArguments([])
            rows.bind(to: statement.sqliteStatement)
            defer { sqlite3_clear_bindings(statement.sqliteStatement) }
            do {
                try statement.execute()
            } catch {
                throw rows.failure ?? error
            }
            return database.changesCount
        }
    }

    func define(_ sql: String) throws(StorageError) {
        try mapped { try database.execute(sql: SchemaText.withRowIDKeys(sql)) }
    }

    /// Does nothing: nobody else reads an embedded database, and the statements themselves name their learner.
    func restrict(_ policy: String) throws(StorageError) {}

    func advise(_ statistic: String) throws(StorageError) { try mapped { try database.execute(sql: statistic) } }

    private func step(_ statement: Statement, _ arguments: [SQLValue], _ body: (Row) throws -> Void) throws {
        bind(arguments, to: statement)
        let columns = Row.Columns(statement.columnNames)
        let cursor = try GRDB.Row.fetchCursor(statement)
        while try cursor.next() != nil {
            let values = (0..<CInt(columns.names.count)).map { SQLValue(column: $0, of: statement.sqliteStatement) }
            try body(Row(columns: columns, values: values))
        }
    }

    /// Binds through SQLite itself: GRDB's `Data` would turn an empty blob into NULL and copy every other one twice.
    private func bind(_ arguments: some Collection<SQLValue>, to statement: Statement) {
        // Tells GRDB that the arguments are already bound.
        statement.setUncheckedArguments([])
        for (index, argument) in arguments.enumerated() {
            argument.bind(to: statement.sqliteStatement, at: CInt(index + 1))
        }
    }

    private func mapped<Value>(_ body: () throws -> Value) throws(StorageError) -> Value {
        do {
            return try body()
        } catch let error as StorageError {
            throw error
        } catch let error as DatabaseError {
            throw StorageError(error, path: path)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}
