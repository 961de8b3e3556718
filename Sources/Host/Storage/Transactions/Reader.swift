import Foundation
import Model

/// A view of one unchanging snapshot of the database. It lives as long as the `read` or `write` that made it.
///
/// It reads the rows of one learner: each statement names the learner for every table (`learner_id = ?`), or it is refused.
public class Reader {
    let connection: any Connection
    /// The learner whose rows are read, as an argument for `learner_id = ?`; `.null`, which is nobody, for the door that
    /// spans learners.
    public final let owner: SQLValue
    /// The first error of a statement. It ends the transaction, caught or not: PostgreSQL takes no more statements.
    private var failure: (any Error)?
    private(set) final var isOpen = true

    /// - Parameter learner: Whose rows are read; nil for the rows of all.
    init(_ connection: any Connection, learner: ID<Learner>?) {
        self.connection = connection
        owner = SQLValue(learner)
    }

    /// All rows that a query gives.
    ///
    /// - Parameters:
    ///   - sql: One SELECT, with `?` for each argument.
    ///   - arguments: The values of the placeholders, in order.
    public final func rows(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> [Row] {
        try check(sql, arguments)
        return try attempt { () throws(StorageError) in try connection.rows(sql, arguments) }
    }

    /// The first row that a query gives, nil if it gives none. Say `LIMIT 1` where there may be many.
    public final func first(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> Row? {
        try rows(sql, arguments).first
    }

    /// Hands the rows of a query to `body` one by one, without holding them all. `body` may run other statements.
    ///
    /// - Throws: `StorageError`, and what `body` throws, which ends the query.
    public final func forEachRow(_ sql: String, _ arguments: [SQLValue] = [], _ body: (Row) throws -> Void) throws {
        try check(sql, arguments)
        do {
            try connection.stream(sql, arguments, body)
        } catch let error as StorageError {
            fail(error)
            throw error
        }
    }

    /// Hands the rows of a query that gives only numbers to `body`, one by one: several times faster than ``forEachRow``,
    /// for sums over all of a learner's cards.
    ///
    /// Whole numbers are exact up to 2⁵³, so times are and ids are not; what lies beyond, and infinity, is given as 2⁵³ or
    /// −2⁵³, so that every number but NaN can be made an `Int`. A NULL is NaN.
    ///
    /// - Parameter body: The row's numbers, in the order of the columns; valid until it returns. It runs no other
    ///   statement.
    /// - Throws: `StorageError`, `unexpectedValue` for a text among them, and what `body` throws, which ends the query.
    public final func forEachRow(
        ofNumbers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Double>) throws -> Void
    ) throws {
        try check(sql, arguments)
        do {
            try connection.streamNumbers(sql, arguments, body)
        } catch let error as StorageError {
            fail(error)
            throw error
        }
    }

    /// The same for a query that gives only whole numbers, ids among them.
    ///
    /// - Parameter body: The row's numbers, in the order of the columns; valid until it returns. It runs no other
    ///   statement.
    /// - Throws: `StorageError`, `unexpectedValue` for anything but a whole number, and what `body` throws, which ends
    ///   the query.
    public final func forEachRow(
        ofIntegers sql: String, _ arguments: [SQLValue] = [], _ body: (Span<Int64>) throws -> Void
    ) throws {
        try check(sql, arguments)
        do {
            try connection.streamIntegers(sql, arguments, body)
        } catch let error as StorageError {
            fail(error)
            throw error
        }
    }

    private func check(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) {
        let statement = ScopedStatement.of(sql)
        guard statement.text.kind == .read else { throw .refused(reason: "only a single SELECT can be read from") }
        guard isOpen else { throw .closed }
        try checkScope(of: statement)
        try check(arguments[...], for: statement)
    }

    /// Makes sure that the statement says whose rows it means.
    final func checkScope(of statement: ScopedStatement) throws(StorageError) {
        if owner != .null { try statement.checkScope() }
    }

    /// Makes sure that both engines would understand the arguments alike, and that the learner among them is this one.
    final func check(_ arguments: ArraySlice<SQLValue>, for statement: ScopedStatement) throws(StorageError) {
        let count = statement.text.placeholders.count
        guard arguments.count == count else {
            throw .invalidStatement(reason: "it has \(count) placeholders, not \(arguments.count)")
        }
        if owner != .null { try statement.check(arguments, are: owner) }
        for argument in arguments {
            switch argument {
            case .text(let text) where text.hasNUL: throw .refused(reason: "a text has a NUL character")
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

    /// Makes sure that the transaction is not kept, even if the error goes no further.
    final func fail(_ error: any Error) {
        failure = failure ?? error
    }

    /// Runs the body of a transaction and ends it.
    func run<Value>(_ body: () throws -> Value) throws -> Value {
        defer { isOpen = false }
        let value = try body()
        if let failure { throw failure }
        return value
    }
}

extension String {
    /// Whether one of its characters is U+0000.
    fileprivate var hasNUL: Bool {
        utf8.withContiguousStorageIfAvailable { bytes in
            bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
        } ?? utf8.contains(0)
    }
}
