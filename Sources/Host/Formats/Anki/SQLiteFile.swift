import Foundation
internal import GRDBSQLite
import Model

/// A SQLite file of another program's: read without trusting it, or written for it. It is used by one thread at a time.
final class SQLiteFile {
    private let handle: OpaquePointer

    /// The longest row of a file that is read, in bytes.
    private static let longestRow: CInt = 32 << 20

    /// Opens a file to be read. Its schema is not trusted: views, triggers and functions in it do nothing, and a table whose
    /// columns are computed is refused: from a few bytes they make gigabytes.
    ///
    /// - Throws: `.damaged` when it is not a database, or not a plain one.
    init(reading file: URL) throws(AnkiError) {
        handle = try Self.open("file:\(file.path)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        // Anki sorts names without regard to case; nothing here depends on the order.
        sqlite3_create_collation(handle, "unicase", SQLITE_UTF8, nil) { _, leftCount, left, rightCount, right in
            guard let left, let right else { return leftCount - rightCount }
            let order = memcmp(left, right, Int(min(leftCount, rightCount)))
            return order != 0 ? order : leftCount - rightCount
        }
        sqlite3_progress_handler(handle, 100_000, { _ in Task<Never, Never>.isCancelled ? 1 : 0 }, nil)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.longestRow)
        try run("PRAGMA trusted_schema = OFF")
        try run("PRAGMA cell_size_check = ON")
        let computed = try prepare(
            """
            SELECT 1 FROM sqlite_master AS object, pragma_table_xinfo(object.name) AS part
            WHERE object.type = 'table' AND part.hidden <> 0 LIMIT 1
            """)
        guard try !computed.step() else { throw .damaged(part: "its collection: a column of it is computed") }
    }

    /// Makes a file, for a program that reads it when it is whole.
    init(writing file: URL) throws(AnkiError) {
        handle = try Self.open(file.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try run("PRAGMA journal_mode = OFF")
        try run("PRAGMA synchronous = OFF")
    }

    deinit { sqlite3_close_v2(handle) }

    private static func open(_ name: String, _ flags: CInt) throws(AnkiError) -> OpaquePointer {
        var handle: OpaquePointer?
        guard sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw .damaged(part: "its collection")
        }
        return handle
    }

    /// Runs statements without rows.
    func run(_ sql: String) throws(AnkiError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error }
    }

    /// Whether there is a table, and not only a view, of this name.
    func hasTable(_ name: String) throws(AnkiError) -> Bool {
        let found = try prepare(
            "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '\(name)' AND sql LIKE 'CREATE TABLE%'")
        return try found.step()
    }

    func prepare(_ sql: String) throws(AnkiError) -> Statement {
        var statement: OpaquePointer?
        guard
            sqlite3_prepare_v3(handle, sql, -1, CUnsignedInt(SQLITE_PREPARE_PERSISTENT), &statement, nil) == SQLITE_OK,
            let statement
        else { throw error }
        return Statement(file: self, statement: statement)
    }

    fileprivate var error: AnkiError {
        if sqlite3_errcode(handle) == SQLITE_INTERRUPT { return .cancelled }
        let isRead = sqlite3_db_readonly(handle, "main") != 0
        if !isRead { return .unwritable(reason: String(cString: sqlite3_errmsg(handle))) }
        return .damaged(part: "its collection: " + String(cString: sqlite3_errmsg(handle)))
    }

    /// A prepared statement; columns count from 0 and placeholders from 1.
    final class Statement {
        private let file: SQLiteFile
        private let statement: OpaquePointer
        private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

        fileprivate init(file: SQLiteFile, statement: OpaquePointer) {
            self.file = file
            self.statement = statement
        }

        deinit { sqlite3_finalize(statement) }

        /// Goes to the next row; false at the end.
        func step() throws(AnkiError) -> Bool {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: return true
            case SQLITE_DONE: return false
            default: throw file.error
            }
        }

        /// Runs it once with what is bound.
        func run() throws(AnkiError) {
            guard sqlite3_step(statement) == SQLITE_DONE else { throw file.error }
            sqlite3_reset(statement)
        }

        /// 0 for anything but a number; a number out of range is the nearest in it.
        func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(statement, column) }

        /// The nearest number within bounds; 0, or the number nearest to it, for anything but a number.
        func int(_ column: CInt, in bounds: Bounds) -> Int { bounds.nearest(to: integer(column)) }

        /// The text without NUL characters, which Glossa cannot keep.
        func text(_ column: CInt) -> String {
            guard let start = sqlite3_column_text(statement, column) else { return "" }
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
            return bytes.contains(0)
                ? String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
        }

        /// Lends the bytes of a text or a blob.
        func withBytes<Value>(_ column: CInt, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
            let start = sqlite3_column_blob(statement, column)?.assumingMemoryBound(to: UInt8.self)
            return body(UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }

        func bytes(_ column: CInt) -> [UInt8] { withBytes(column) { Array($0) } }

        func bind(_ index: CInt, _ value: Int64) { sqlite3_bind_int64(statement, index, value) }

        func bind(_ index: CInt, _ value: Int) { sqlite3_bind_int64(statement, index, Int64(value)) }

        func bind(_ index: CInt, _ value: String) { sqlite3_bind_text(statement, index, value, -1, Self.copies) }
    }
}
