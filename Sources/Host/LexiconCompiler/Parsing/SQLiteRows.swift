import Foundation
internal import GRDBSQLite
import LexiconFile

/// A data set that is a database of SQLite, read table by table.
final class SQLiteRows {
    private let handle: OpaquePointer
    private let path: String

    /// - Throws: ``LexiconError/unreadable(path:reason:)``.
    init(_ file: URL) throws(LexiconError) {
        path = file.path
        var handle: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let address = URL(filePath: file.path).absoluteString + "?immutable=1"
        guard sqlite3_open_v2(address, &handle, flags, nil) == SQLITE_OK, let handle else {
            sqlite3_close_v2(handle)
            throw .unreadable(path: file.path, reason: "it is not a database of SQLite")
        }
        self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    /// A row; columns are numbered from 0.
    struct Row {
        fileprivate let statement: OpaquePointer

        /// 0 for anything but a number.
        func integer(_ column: CInt) -> Int { Int(sqlite3_column_int64(statement, column)) }

        /// Empty for anything but a text.
        func text(_ column: CInt) -> String {
            guard let start = sqlite3_column_text(statement, column) else { return "" }
            let count = Int(sqlite3_column_bytes(statement, column))
            return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }

    /// Calls the closure with each row of a query.
    ///
    /// - Throws: ``LexiconError/unreadable(path:reason:)``, also if a table or a column is missing.
    func read(_ query: String, _ body: (Row) -> Void) throws(LexiconError) {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, query, -1, &statement, nil) == SQLITE_OK, let statement else { throw error }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW: body(Row(statement: statement))
            case SQLITE_DONE: return
            default: throw error
            }
        }
    }

    private var error: LexiconError {
        .unreadable(path: path, reason: String(cString: sqlite3_errmsg(handle)))
    }
}
