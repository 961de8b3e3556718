import Foundation
internal import GRDBSQLite
import Model

/// A SQLite file of another program's: read without trusting it, or written for it. It is used by one thread at a time.
final class SQLiteFile {
    private let handle: OpaquePointer
    /// Rows that a statement may give: more than there is room for in the file.
    let mostRows: Int
    private let work: Work

    /// The longest row of a file that is read, in bytes.
    private static let longestRow: CInt = 32 << 20

    /// Opens a file to be read. Its schema is not trusted: views, triggers and functions in it do nothing, and a table whose
    /// columns are computed is refused: from a few bytes they make gigabytes.
    ///
    /// - Throws: `.damaged` when it is not a database, or not a plain one.
    init(reading file: URL) throws(AnkiError) {
        let length = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
        // A row of any table here takes twenty bytes and more.
        mostRows = length / 8 + 16
        work = Work(length: length)
        handle = try Self.open("file:\(file.path)?immutable=1", SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
        // Anki sorts names without regard to case; nothing here depends on the order.
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

    /// Makes a file, for a program that reads it when it is whole.
    init(writing file: URL) throws(AnkiError) {
        mostRows = .max
        work = Work(length: 0)
        handle = try Self.open(file.path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
        try run("PRAGMA journal_mode = OFF")
        try run("PRAGMA synchronous = OFF")
    }

    deinit { sqlite3_close_v2(handle) }

    /// What reading a file may cost. In a damaged one a page may be its own descendant, or that of six hundred others: SQLite
    /// goes through it for hours and does not notice.
    private final class Work {
        /// Instructions of SQLite's virtual machine after which it is looked whether it may go on.
        static let step: CInt = 100_000

        private var left: Int
        /// Whether it took more than any file of this length can.
        private(set) var isTooMuch = false

        /// A million answers in sixty megabytes take one instruction for each byte; twenty may be taken.
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

    private static let endless = AnkiError.damaged(part: "its collection: a page of it is there more than once")

    fileprivate var error: AnkiError {
        if work.isTooMuch { return Self.endless }
        if sqlite3_errcode(handle) == SQLITE_INTERRUPT { return .cancelled }
        let isRead = sqlite3_db_readonly(handle, "main") != 0
        if !isRead { return .unwritable(reason: String(cString: sqlite3_errmsg(handle))) }
        return .damaged(part: "its collection: " + String(cString: sqlite3_errmsg(handle)))
    }

    /// A prepared statement; columns count from 0 and placeholders from 1.
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

        /// Goes to the next row; false at the end.
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
