internal import CPostgreSQL
import Storage

/// Returns libpq's message about a connection, on one line.
func connectionMessage(of connection: OpaquePointer?) -> String {
    String(cString: PQerrorMessage(connection)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// A result from the server. Frees libpq's memory when destroyed.
struct PostgreSQLResult: ~Copyable {
    private let result: OpaquePointer?
    /// The connection's own message, for when there is no result to carry one. It contains no values.
    private let lostMessage: String?

    init(_ result: OpaquePointer?, on connection: OpaquePointer) {
        self.result = result
        let isLost = PQstatus(connection) != CONNECTION_OK
        lostMessage = result == nil || isLost ? connectionReason(of: connection) : nil
    }

    deinit {
        PQclear(result)
    }

    var status: ExecStatusType { PQresultStatus(result) }
    var rowCount: Int { Int(PQntuples(result)) }
    var columnCount: Int { Int(PQnfields(result)) }
    /// The number of rows that an INSERT, UPDATE or DELETE changed.
    var changedCount: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    func columnName(_ column: Int) -> String { String(cString: PQfname(result, CInt(column))) }

    /// Throws the error that the server reported, if any.
    func check() throws(StorageError) {
        switch status {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_PIPELINE_SYNC: return
        default: break
        }
        if let lostMessage { throw .unavailable(reason: lostMessage) }
        throw StorageError(
            sqlState: field(CInt(UInt8(ascii: "C"))) ?? "", message: field(CInt(UInt8(ascii: "M"))) ?? "no message",
            table: field(CInt(UInt8(ascii: "t"))))
    }

    /// A field of the server's error report: C is the SQLSTATE, M the primary message, t the table.
    private func field(_ code: CInt) -> String? {
        PQresultErrorField(result, code).map { String(cString: $0) }
    }

    /// Returns the value in a column of a row, sent in binary.
    func value(row: Int, column: Int) throws(StorageError) -> SQLValue {
        let (row, column) = (CInt(row), CInt(column))
        if PQgetisnull(result, row, column) == 1 { return .null }
        let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(result, row, column), count: Int(PQgetlength(result, row, column)))
        return try SQLValue(binary: bytes, type: PQftype(result, column))
    }
}
