import Model

#if !hasFeature(Embedded)
import Glibc
#endif

/// A consistent snapshot of the database, valid only during the `read` or `write` that created it.
///
/// It reads the rows of one learner: each statement names the learner for every table (`learner_id = ?`), or it is
/// refused.
public class Reader {
    package final let connection: any Connection
    /// The learner whose rows it reads, as an argument for `learner_id = ?`; `.null`, which matches nobody, when it
    /// spans learners.
    public final let owner: SQLValue
    /// The first error of a statement. It ends the transaction even if caught, because PostgreSQL accepts no more
    /// statements.
    private final var failure: StorageError?
    private(set) final var isOpen = true

    /// - Parameter learner: The learner whose rows to read; nil for the rows of all.
    package init(_ connection: any Connection, learner: ID<Learner>?) {
        self.connection = connection
        owner = SQLValue(learner)
    }

    /// Returns all rows of a query.
    ///
    /// - Parameters:
    ///   - sql: One SELECT, with `?` for each argument.
    ///   - arguments: The values of the placeholders, in order.
    public final func rows(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> [Row] {
        try check(sql, arguments)
        return try attempt { () throws(StorageError) in try connection.rows(sql, arguments) }
    }

    /// Returns the first row of a query, or nil if there is none. Use `LIMIT 1` if there may be many.
    public final func first(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> Row? {
        try rows(sql, arguments).first
    }

    /// Passes the rows of a query to `body` one by one, without holding them all. `body` may run other statements.
    ///
    /// - Throws: `StorageError`, and what `body` throws, which ends the query.
    public final func forEachRow(
        _ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try check(sql, arguments)
        try attempt { () throws(StorageError) in try connection.stream(sql, arguments, body) }
    }

    /// Passes the rows of a query that returns only numbers to `body`, one by one. Several times faster than
    /// ``forEachRow``, for sums over all of a learner's cards.
    ///
    /// Integers are exact up to 2⁵³, which suffices for times but not for ids. Larger magnitudes and infinity are
    /// clamped to 2⁵³ or −2⁵³, so that every number but NaN converts to `Int`. NULL becomes NaN.
    ///
    /// - Parameter body: Receives the row's numbers, in the order of the columns; valid until it returns. It must not
    ///   run other statements.
    /// - Throws: `StorageError`, including `unexpectedValue` for text, and what `body` throws, which ends the query.
    public final func forEachRow(
        ofNumbers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Double>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try check(sql, arguments)
        try attempt { () throws(StorageError) in try connection.streamNumbers(sql, arguments, body) }
    }

    /// Does the same for a query that returns only integers, including ids.
    ///
    /// - Parameter body: Receives the row's numbers, in the order of the columns; valid until it returns. It must not
    ///   run other statements.
    /// - Throws: `StorageError`, including `unexpectedValue` for anything but an integer, and what `body` throws, which
    ///   ends the query.
    public final func forEachRow(
        ofIntegers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try check(sql, arguments)
        try attempt { () throws(StorageError) in try connection.streamIntegers(sql, arguments, body) }
    }

    private func check(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) {
        let statement = ScopedStatement.of(sql)
        guard statement.text.kind == .read else { throw .refused(reason: "only a single SELECT can be read from") }
        guard isOpen else { throw .closed }
        try checkScope(of: statement)
        try check(arguments[...], for: statement)
    }

    /// Throws unless the statement names a learner for each of its tables.
    final func checkScope(of statement: ScopedStatement) throws(StorageError) {
        if owner != .null { try statement.checkScope() }
    }

    /// Throws unless both engines interpret the arguments alike and they name this learner.
    final func check(_ arguments: ArraySlice<SQLValue>, for statement: ScopedStatement) throws(StorageError) {
        let count = statement.text.placeholders.count
        guard arguments.count == count else {
            throw .invalidStatement(reason: "it has \(count) placeholders, not \(arguments.count)")
        }
        if owner != .null { try statement.check(arguments, are: owner) }
        for argument in arguments {
            switch argument {
            case .text(let text) where text.hasNUL: throw .nulCharacter
            case .real(let real) where real.isNaN: throw .refused(reason: "a number is not a number")
            default: continue
            }
        }
    }

    final func attempt<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        do {
            return try body()
        } catch {
            fail(error)
            throw error
        }
    }

    /// Dooms the transaction, even if the error is caught. A verb that declines has not failed: its caller may go on.
    final func fail(_ error: StorageError) {
        if case .declined = error { return }
        doom(error)
    }

    final func doom(_ error: StorageError) {
        failure = failure ?? error
    }

    /// Runs the body of a transaction and ends it.
    package final func run<Value>(_ body: () throws(StorageError) -> Value) throws(StorageError) -> Value {
        defer { isOpen = false }
        let value = try body()
        if let failure { throw failure }
        return value
    }
}

extension String {
    /// Whether the text contains U+0000.
    fileprivate var hasNUL: Bool {
        #if hasFeature(Embedded)
        return utf8.contains(0)
        #else
        return utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
        } ?? utf8.contains(0)
        #endif
    }
}
