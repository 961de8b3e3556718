import CSQLite
import Storage

extension SQLValue {
    /// Reads a column of a statement's current row.
    init(column: CInt, of statement: OpaquePointer) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER:
            self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT:
            self = .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(statement, column)
            let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
            self = .text(String(decoding: bytes, as: UTF8.self))
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(statement, column)
            self = .blob(
                [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))))
        default:
            self = .null
        }
    }

    /// Binds the value to a placeholder, numbered from 1. SQLite copies what it needs.
    func bind(to statement: OpaquePointer, at index: CInt) {
        let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch self {
        case .null:
            sqlite3_bind_null(statement, index)
        case .integer(let integer):
            sqlite3_bind_int64(statement, index, integer)
        case .real(let real):
            sqlite3_bind_double(statement, index, real)
        case .text(let text):
            sqlite3_bind_text(statement, index, text, -1, copies)
        case .blob(let bytes) where bytes.isEmpty:
            sqlite3_bind_zeroblob(statement, index, 0)
        case .blob(let bytes):
            _ = bytes.withUnsafeBytes {
                sqlite3_bind_blob64(statement, index, $0.baseAddress, UInt64($0.count), copies)
            }
        }
    }
}
