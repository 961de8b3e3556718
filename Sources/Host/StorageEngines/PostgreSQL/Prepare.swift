internal import CPostgreSQL
import Storage

/// A statement that the server has parsed and planned.
final class PreparedStatement {
    /// The text and its argument types; the same text with other types is another statement.
    struct Key: Hashable {
        let sql: String
        let types: [UInt32]
    }

    let name: String
    /// The columns, known from the first result on.
    var columns: Row.Columns?

    init(name: String) {
        self.name = name
    }
}

extension PostgreSQLSession {
    /// The number of statements that a connection keeps between transactions: lists of different lengths (`IN (?, ?,
    /// …)`) would accumulate without limit.
    private static let preparedLimit = 256

    /// Discards all statements if there are too many. Runs only between transactions, so that names stay valid within
    /// one.
    func trimPrepared() throws(StorageError) {
        guard prepared.count > Self.preparedLimit else { return }
        try command("DEALLOCATE ALL")
        prepared = [:]
    }

    /// Returns the prepared statement for a text and the kinds of its arguments.
    func prepare(_ sql: String, for arguments: [SQLValue]) throws(StorageError) -> PreparedStatement {
        try cancellation.check()
        let key = PreparedStatement.Key(sql: sql, types: arguments.map(\.typeID))
        if let statement = prepared[key] { return statement }
        let statement = PreparedStatement(name: "s\(prepared.count)")
        let text = ScopedStatement.of(sql).text.numbered(sql)
        try ask { PQsendPrepare($0, statement.name, text, CInt(key.types.count), key.types) }.check()
        prepared[key] = statement
        return statement
    }
}

/// Arguments in the form that libpq takes: one buffer with all bytes, and the offset of each value.
struct EncodedArguments {
    private var buffer: [UInt8] = []
    private var starts: [Int?] = []
    private var lengths: [CInt] = []

    init(_ arguments: [SQLValue]) {
        for argument in arguments {
            let start = buffer.count
            argument.appendBinary(to: &buffer)
            starts.append(argument == .null ? nil : start)
            lengths.append(CInt(buffer.count - start))
        }
        // Gives even an empty value an address; otherwise it would be null.
        buffer.append(0)
    }

    /// The arguments of libpq's functions: count, values, lengths, formats.
    typealias Call<Value> = (
        CInt, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<CInt>, UnsafePointer<CInt>
    ) -> Value

    func lend<Value>(_ body: Call<Value>) -> Value {
        buffer.withUnsafeBytes { bytes in
            let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress
            let values = starts.map { start in start.flatMap { base?.advanced(by: $0) } }
            let binary = [CInt](repeating: 1, count: starts.count)
            return body(CInt(starts.count), values, lengths, binary)
        }
    }
}
