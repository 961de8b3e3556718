import CSQLite
import Storage

/// An SQLite connection to a block of pages, with its prepared statements.
final class PagedConnection: Connection {
    private let database: OpaquePointer
    /// Statements that are not running, by their text.
    private var prepared: [String: OpaquePointer] = [:]
    private static let mostPrepared = 128

    init(_ block: PageBlock) throws(StorageError) {
        var code = PageBlock.registerFileSystem()
        var opened: OpaquePointer?
        if code == SQLITE_OK {
            code = sqlite3_open_v2(
                block.fileName, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, PageBlock.fileSystem)
        }
        guard code == SQLITE_OK, let opened else {
            sqlite3_close(opened)
            throw .unavailable(reason: "SQLite could not be started (\(code))")
        }
        database = opened
        for setting in Self.settings { try command("PRAGMA " + setting) }
    }

    /// A block has one user and is stored page by page elsewhere, so SQLite neither locks nor waits for a disk, and
    /// keeps its journal in memory.
    private static let settings = [
        "page_size = 4096", "journal_mode = MEMORY", "synchronous = OFF", "locking_mode = EXCLUSIVE",
        "temp_store = MEMORY", "case_sensitive_like = ON", "foreign_keys = ON",
    ]

    deinit {
        for statement in prepared.values { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    // MARK: Reading

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        var rows: [Row] = []
        try stream(sql, arguments) { row throws(StorageError) in rows.append(row) }
        return rows
    }

    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try using(sql, arguments[...]) { statement throws(StorageError) in
            let columns = Row.Columns(Self.columnNames(of: statement))
            while try step(statement) {
                var values: [SQLValue] = []
                values.reserveCapacity(columns.names.count)
                for column in 0..<CInt(columns.names.count) { values.append(SQLValue(column: column, of: statement)) }
                try body(Row(columns: columns, values: values))
            }
        }
    }

    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try using(sql, arguments[...]) { statement throws(StorageError) in
            var numbers = [Int64](repeating: 0, count: Int(sqlite3_column_count(statement)))
            while try step(statement) {
                for column in numbers.indices {
                    guard sqlite3_column_type(statement, CInt(column)) == SQLITE_INTEGER else {
                        throw .unexpectedValue(
                            column: Self.columnNames(of: statement)[column], expected: "integer", found: "another kind")
                    }
                    numbers[column] = sqlite3_column_int64(statement, CInt(column))
                }
                try body(numbers.span)
            }
        }
    }

    private static func columnNames(of statement: OpaquePointer) -> [String] {
        var names: [String] = []
        for column in 0..<sqlite3_column_count(statement) {
            names.append(String(c: sqlite3_column_name(statement, column)))
        }
        return names
    }

    // MARK: Writing

    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int {
        guard let first = try next() else { return 0 }
        return try using(sql, first) { statement throws(StorageError) in
            var count = 0
            while true {
                while try step(statement) {}
                count += Int(sqlite3_changes(database))
                guard let arguments = try next() else { return count }
                sqlite3_reset(statement)
                bind(arguments, to: statement)
            }
        }
    }

    func define(_ sql: String) throws(StorageError) { try command(SchemaText.withRowIDKeys(sql)) }

    /// Does nothing: a block holds one learner's rows, and the statements themselves name their learner.
    func restrict(_ policy: String) throws(StorageError) {}

    func advise(_ statistic: String) throws(StorageError) { try command(statistic) }

    /// Runs a statement without arguments and without rows.
    func command(_ sql: String) throws(StorageError) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        if code != SQLITE_OK { throw error(code) }
    }

    // MARK: Statements

    /// Lends a prepared statement with bound arguments to `body`.
    private func using<Value>(
        _ sql: String, _ arguments: ArraySlice<SQLValue>, _ body: (OpaquePointer) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        // Taken out meanwhile, because `body` may run the same text.
        let kept = prepared.removeValue(forKey: sql)
        let statement = if let kept { kept } else { try prepare(sql) }
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
            // Lists (`IN (?, ?, …)`) come in too many lengths to keep a statement for each.
            if prepared.count < Self.mostPrepared, arguments.count <= 24, prepared[sql] == nil {
                prepared[sql] = statement
            } else {
                sqlite3_finalize(statement)
            }
        }
        bind(arguments, to: statement)
        return try body(statement)
    }

    private func prepare(_ sql: String) throws(StorageError) -> OpaquePointer {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(database, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw error(code) }
        return statement
    }

    private func bind(_ arguments: ArraySlice<SQLValue>, to statement: OpaquePointer) {
        var index: CInt = 1
        for argument in arguments {
            argument.bind(to: statement, at: index)
            index += 1
        }
    }

    /// Moves to the next row.
    ///
    /// - Returns: False at the end.
    private func step(_ statement: OpaquePointer) throws(StorageError) -> Bool {
        let code = sqlite3_step(statement)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw error(code)
        }
    }

    /// Whether a transaction is open. SQLite ends one by itself after some errors.
    var isInTransaction: Bool { sqlite3_get_autocommit(database) == 0 }

    /// The error for a result code; its low byte is the primary code (https://www.sqlite.org/rescode.html).
    private func error(_ code: CInt) -> StorageError {
        let message = String(c: sqlite3_errmsg(database))
        switch code & 0xFF {
        case SQLITE_FULL, SQLITE_NOMEM: return .diskFull
        case SQLITE_CORRUPT, SQLITE_NOTADB: return .corrupted(path: "the browser's copy")
        case SQLITE_BUSY, SQLITE_LOCKED: return .busy
        case SQLITE_READONLY: return .writeFromReader
        case SQLITE_CONSTRAINT:
            return SQLiteConstraint.error(extendedCode: sqlite3_extended_errcode(database), message: message)
        case SQLITE_ERROR, SQLITE_MISUSE, SQLITE_MISMATCH, SQLITE_RANGE, SQLITE_TOOBIG:
            return .invalidStatement(reason: message)
        default: return .unavailable(reason: message)
        }
    }
}

extension String {
    init(c text: UnsafePointer<CChar>?) {
        self = text.map { String(cString: $0) } ?? ""
    }
}
