internal import GRDBSQLite
import Storage

/// Lists of arguments that a statement reads as the rows of a table.
///
/// Starting and finishing a statement costs SQLite more than inserting a row. One statement therefore inserts many
/// rows, requesting them one by one: `INSERT INTO book (id, title) SELECT c0, c1 FROM supplied_rows(?) WHERE true`.
final class SuppliedRows {
    typealias Supply = () throws(StorageError) -> ArraySlice<SQLValue>?

    /// The maximum number of columns in a row.
    static let width = 40
    /// The pointer type name of this class among SQLite's values.
    private static let pointer: StaticString = "supplied_rows"

    private let supply: Supply
    /// The values of the current row. SQLite reads them one by one, millions of times, so they are stored without
    /// reference counting or bounds checks.
    private let values = UnsafeMutableBufferPointer<SQLValue>.allocate(capacity: SuppliedRows.width)
    private var count = 0
    /// Whether there are no more rows.
    fileprivate private(set) var isAtEnd = false
    fileprivate private(set) var number: Int64 = 0
    /// The error that ended the rows early, if any.
    private(set) var failure: StorageError?

    init(_ supply: @escaping Supply) {
        self.supply = supply
        values.initialize(repeating: .null)
    }

    deinit {
        values.deinitialize()
        values.deallocate()
    }

    fileprivate func advance() -> CInt {
        do throws(StorageError) {
            guard let row = try supply() else {
                isAtEnd = true
                return SQLITE_OK
            }
            count = min(row.count, values.count)
            for (index, value) in zip(0..<count, row) { values[index] = value }
            number += 1
            return SQLITE_OK
        } catch {
            failure = error
            return SQLITE_ERROR
        }
    }

    /// Binds the rows to the statement's only placeholder. They must outlive its run.
    func bind(to statement: OpaquePointer) {
        sqlite3_bind_pointer(
            statement, 1, Unmanaged.passUnretained(self).toOpaque(),
            UnsafeRawPointer(Self.pointer.utf8Start).assumingMemoryBound(to: CChar.self), nil)
    }

    fileprivate func give(_ column: Int, to context: OpaquePointer?) {
        guard column < count else { return }
        // Integers are by far the most frequent.
        if case .integer(let integer) = values[column] {
            sqlite3_result_int64(context, integer)
        } else {
            values[column].give(to: context)
        }
    }

    fileprivate static func of(_ value: OpaquePointer?) -> SuppliedRows? {
        let name = UnsafeRawPointer(pointer.utf8Start).assumingMemoryBound(to: CChar.self)
        return sqlite3_value_pointer(value, name).map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
    }

    /// Registers the table with a connection.
    static func register(on connection: OpaquePointer?) {
        sqlite3_create_module_v2(connection, "supplied_rows", module, nil, nil)
    }
}

// MARK: - SQLite callbacks

/// A cursor over the table. Its first member is the base that SQLite requires.
private struct Cursor {
    var base = sqlite3_vtab_cursor()
    /// Not retained: SQLite may keep the cursor slightly longer than the rows are lent.
    var rows: Unmanaged<SuppliedRows>?

    func use<Value>(_ body: (SuppliedRows) -> Value) -> Value? { rows?._withUnsafeGuaranteedRef(body) }

    static func at(_ base: UnsafeMutablePointer<sqlite3_vtab_cursor>?) -> UnsafeMutablePointer<Cursor> {
        UnsafeMutableRawPointer(base!).assumingMemoryBound(to: Cursor.self)
    }
}

nonisolated(unsafe) private let module: UnsafePointer<sqlite3_module> = {
    var module = sqlite3_module()
    module.xConnect = { connection, _, _, _, table, _ in
        let columns = (0..<SuppliedRows.width).map { "c\($0)" }.joined(separator: ", ")
        let result = sqlite3_declare_vtab(connection, "CREATE TABLE rows (\(columns), supply HIDDEN)")
        guard result == SQLITE_OK else { return result }
        table!.pointee = .allocate(capacity: 1)
        table!.pointee!.initialize(to: sqlite3_vtab())
        return SQLITE_OK
    }
    module.xDisconnect = { table in
        table?.deallocate()
        return SQLITE_OK
    }
    module.xBestIndex = { _, info in
        for index in 0..<Int(info!.pointee.nConstraint) {
            let constraint = info!.pointee.aConstraint[index]
            guard constraint.iColumn == CInt(SuppliedRows.width), constraint.usable != 0 else { continue }
            info!.pointee.aConstraintUsage[index].argvIndex = 1
            info!.pointee.aConstraintUsage[index].omit = 1
            return SQLITE_OK
        }
        return SQLITE_CONSTRAINT
    }
    module.xOpen = { _, cursor in
        let made = UnsafeMutablePointer<Cursor>.allocate(capacity: 1)
        made.initialize(to: Cursor())
        cursor!.pointee = UnsafeMutableRawPointer(made).assumingMemoryBound(to: sqlite3_vtab_cursor.self)
        return SQLITE_OK
    }
    module.xClose = { base in
        let cursor = Cursor.at(base)
        cursor.deinitialize(count: 1)
        cursor.deallocate()
        return SQLITE_OK
    }
    module.xFilter = { base, _, _, _, arguments in
        guard let rows = SuppliedRows.of(arguments?[0]) else { return SQLITE_MISUSE }
        Cursor.at(base).pointee.rows = Unmanaged.passUnretained(rows)
        return rows.advance()
    }
    module.xNext = { Cursor.at($0).pointee.use { $0.advance() } ?? SQLITE_MISUSE }
    module.xEof = { Cursor.at($0).pointee.use { $0.isAtEnd } ?? true ? 1 : 0 }
    module.xColumn = { base, context, column in
        Cursor.at(base).pointee.use { $0.give(Int(column), to: context) }
        return SQLITE_OK
    }
    module.xRowid = { base, number in
        number!.pointee = Cursor.at(base).pointee.use { $0.number } ?? 0
        return SQLITE_OK
    }
    let place = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    place.initialize(to: module)
    return UnsafePointer(place)
}()

extension SQLText {
    /// Returns the statement that inserts supplied rows where `sql` inserts its arguments, or nil if `sql` is not an
    /// `INSERT INTO … VALUES (?, ?, …)` with at most an `ON CONFLICT` after it.
    func takingSuppliedRows(_ sql: String) -> String? {
        guard let first = placeholders.first, let last = placeholders.last, placeholders.count <= SuppliedRows.width,
            sql.hasPrefix("INSERT INTO ")
        else { return nil }
        let bytes = Array(sql.utf8)
        guard let opening = bytes[..<first].lastIndex(of: UInt8(ascii: "(")),
            let closing = bytes[last...].firstIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let tuple = bytes[opening...closing].filter { $0 > 0x20 }
        let wanted = "(" + Array(repeating: "?", count: placeholders.count).joined(separator: ",") + ")"
        let head = bytes[..<opening].reversed().drop { $0 <= 0x20 }
        let tail = bytes[(closing + 1)...].drop { $0 <= 0x20 }
        guard tuple.elementsEqual(wanted.utf8), head.starts(with: "VALUES".utf8.reversed()),
            tail.isEmpty || tail.starts(with: "ON CONFLICT".utf8)
        else { return nil }
        let columns = placeholders.indices.map { "c\($0)" }.joined(separator: ", ")
        // Without WHERE, the parser would read the ON of ON CONFLICT as a join condition.
        return String(decoding: head.dropFirst(6).reversed(), as: UTF8.self)
            + "SELECT \(columns) FROM supplied_rows(?) WHERE true " + String(decoding: tail, as: UTF8.self)
    }
}
