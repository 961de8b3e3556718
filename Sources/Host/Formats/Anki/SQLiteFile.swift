import Foundation
internal import GRDBSQLite
import Model

/// Another program's SQLite file: untrusted when read, or written for that program. Use it from one thread at a time.
final class SQLiteFile {
    private let handle: OpaquePointer
    /// The most rows that a statement may return: more than the file has room for.
    let mostRows: Int
    private let work: Work

    /// The longest row of a file being read, in bytes.
    private static let longestRow: CInt = 32 << 20

    /// Opens a file for reading. Its schema is not trusted: its views, triggers and functions do nothing, and tables
    /// with generated columns are rejected, because a few bytes of them expand to gigabytes.
    ///
    /// - Throws: `.damaged` if it is not a database, or has such a table.
    init(reading file: URL) throws(AnkiError) {
        let length = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        // A row of any of these tables takes at least twenty bytes.
        mostRows = length / 8 + 16
        work = Work(length: length)
        handle = try Self.open("file:\(file.path)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        // Anki sorts names case-insensitively; nothing here depends on the order.
        sqlite3_create_collation(handle, "unicase", SQLITE_UTF8, nil) { _, leftCount, left, rightCount, right in
            guard let left, let right else { return leftCount - rightCount }
            let order = memcmp(left, right, Int(min(leftCount, rightCount)))
            return order != 0 ? order : leftCount - rightCount
        }
        sqlite3_progress_handler(
            handle, Work.step, { work in Unmanaged<Work>.fromOpaque(work!).takeUnretainedValue().goesOn ? 0 : 1 },
            Unmanaged.passUnretained(work).toOpaque())
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

    /// Creates a file for another program to read once it is complete.
    init(writing file: URL) throws(AnkiError) {
        mostRows = .max
        work = Work(length: 0)
        handle = try Self.open(file.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try run("PRAGMA journal_mode = OFF")
        try run("PRAGMA synchronous = OFF")
    }

    deinit { sqlite3_close_v2(handle) }

    /// The budget for reading a file. In a corrupt file a page may be its own descendant, or a child of six hundred
    /// others: SQLite traverses it for hours and does not notice.
    private final class Work {
        /// How many instructions of SQLite's virtual machine run between two checks of the budget.
        static let step: CInt = 100_000

        private var left: Int
        /// Whether the work exceeded what any file of this length can require.
        private(set) var isTooMuch = false

        /// A million reviews in sixty megabytes take one instruction per byte; the budget is twenty.
        init(length: Int) { left = 20 + length / (Int(Self.step) / 20) }

        var goesOn: Bool {
            left -= 1
            if left < 0 { isTooMuch = true }
            return left >= 0 && !Task<Never, Never>.isCancelled
        }
    }

    private static func open(_ name: String, _ flags: CInt) throws(AnkiError) -> OpaquePointer {
        var handle: OpaquePointer?
        guard sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_NOMUTEX, nil) == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw .damaged(part: "its collection")
        }
        return handle
    }

    /// Executes statements that return no rows.
    func run(_ sql: String) throws(AnkiError) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error }
    }

    /// Whether there is a table, not just a view, of this name.
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

    private static let endless = AnkiError.damaged(part: "its collection: one of its pages occurs more than once")

    fileprivate var error: AnkiError {
        if work.isTooMuch { return Self.endless }
        if sqlite3_errcode(handle) == SQLITE_INTERRUPT { return .cancelled }
        let isRead = sqlite3_db_readonly(handle, "main") != 0
        if !isRead { return .unwritable(reason: String(cString: sqlite3_errmsg(handle))) }
        return .damaged(part: "its collection: " + String(cString: sqlite3_errmsg(handle)))
    }

    /// A prepared statement; columns are numbered from 0 and placeholders from 1.
    final class Statement {
        private let file: SQLiteFile
        private let statement: OpaquePointer
        private var rows = 0
        private static let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

        fileprivate init(file: SQLiteFile, statement: OpaquePointer) {
            self.file = file
            self.statement = statement
        }

        deinit { sqlite3_finalize(statement) }

        /// Advances to the next row; false at the end.
        func step() throws(AnkiError) -> Bool {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                rows += 1
                guard rows <= file.mostRows else { throw SQLiteFile.endless }
                return true
            case SQLITE_DONE: return false
            default: throw file.error
            }
        }

        /// Executes it once with the bound values.
        func run() throws(AnkiError) {
            guard sqlite3_step(statement) == SQLITE_DONE else { throw file.error }
            sqlite3_reset(statement)
        }

        /// 0 for anything but a number; numbers out of range are clamped.
        func integer(_ column: CInt) -> Int64 { sqlite3_column_int64(statement, column) }

        /// The number clamped to the bounds; anything but a number counts as 0.
        func int(_ column: CInt, in bounds: Bounds) -> Int { bounds.nearest(to: integer(column)) }

        /// The text without NUL characters, which Glossa cannot store.
        func text(_ column: CInt) -> String {
            guard let start = sqlite3_column_text(statement, column) else { return "" }
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
            return bytes.contains(0)
                ? String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
        }

        /// Calls the closure with the bytes of a text or a blob.
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
