#if !hasFeature(Embedded)
import Model

/// The store of all learner data.
///
/// Both engines take the same SQL text, with `?` for arguments, in the common subset of SQLite 3.40 and PostgreSQL 15:
/// flags are 0 and 1, computed columns are named with `AS`, and an `ORDER BY` over a nullable column specifies `NULLS
/// FIRST` or `NULLS LAST`. On both engines text compares by code point and `LIKE` is case-sensitive; a `LIKE` with an
/// escape character declares it.
///
/// ```swift
/// let titles = try await database.read(learner) { reader in
///     try reader.rows("SELECT title FROM book WHERE learner_id = ?", [SQLValue(learner)]).map { try $0.text("title") }
/// }
/// try await database.write(learner, at: now) { transaction in
///     try transaction.run(
///         "UPDATE book SET last_page = ? WHERE id = ? AND learner_id = ?",
///         [SQLValue(page), SQLValue(book), SQLValue(learner)],
///         changes: .upsert(.book, book))
/// }
/// ```
public protocol Database: Sendable {
    /// Runs `body` on a consistent snapshot of the database. It can only read, and only rows that belong to one
    /// learner.
    ///
    /// When the task is cancelled, the next statement or row fails and the call throws `CancellationError`.
    ///
    /// - Parameters:
    ///   - learner: The learner whose rows `body` reads. A statement that does not name this learner for each of its
    ///     tables is refused; PostgreSQL also hides all other rows (row-level security).
    ///   - body: Runs on a thread of the database, so it may block. It returns plain values; the reader is valid only
    ///     until it returns.
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value

    /// Runs `body` on a snapshot of all learners' rows, to list learners, to find whose a name is, or to
    /// maintain the whole database. No operation of a learner uses it.
    func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value

    /// Runs `body` as one atomic transaction on behalf of a learner.
    ///
    /// Transactions of one learner are serialized, so a value read in `body` still holds when it is written back. When
    /// the call returns, the change is on disk. A failed statement rolls everything back even if `body` catches its
    /// error; so does cancelling the task.
    ///
    /// - Parameters:
    ///   - learner: The learner whose rows `body` reads and writes and whose change log records the change. A statement
    ///     that does not name this learner for each of its tables is refused.
    ///   - time: The moment recorded in the change log.
    ///   - body: Runs on a thread of the database; the transaction is valid only until it returns.
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    @discardableResult
    func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// Does the same as ``write(_:at:_:)``, if what `check` reads of all learners' rows allows it: that somebody else still
    /// looks after the server. Both are one transaction, and no two such transactions overlap, on whichever server: what
    /// `check` has read of others still holds when `body` is saved, as far as it is written in this way.
    ///
    /// - Parameter check: Reads the rows of all learners, before `body` runs. What it throws ends the transaction.
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `check` and `body` throw.
    @discardableResult
    func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// Does the same as ``write(_:at:_:)``, for hundreds of thousands of rows at once.
    ///
    /// The write is atomic and on disk when the call returns; other writers wait until then. Meanwhile SQLite gets more
    /// memory and does not check foreign keys, so `body` must refer only to rows that it has read or written in this
    /// transaction.
    ///
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    @discardableResult
    func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// Does the same as ``write(_:at:_:)``, without taking turns with the learner's other transactions where the engine
    /// can. For rows about work in progress, which may hold a transaction of its own for minutes: how far it is, and
    /// whether it is to be cancelled. A value that `body` reads may change before it is written back.
    ///
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    @discardableResult
    func writeAside<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// Whether other servers, on other machines, may use the same database at the same time. What they must know of each
    /// other is then kept in it.
    var isShared: Bool { get }

    /// Whether there is a limit to what each learner may keep.
    var hasQuota: Bool { get }

    /// Tells all servers of a shared database something, this one included: that what they keep in memory has changed.
    /// Does nothing where there is one server.
    ///
    /// - Parameter text: Less than 8,000 bytes, and nothing personal.
    func announce(_ text: String) async throws

    /// Returns what servers announce from now on; nil where some of it may have been missed, because the connection was
    /// lost. Listening ends with the task that iterates over it. Ends at once where there is one server.
    func announcements() -> AsyncStream<String?>

    /// Prepares for a large ``write(_:at:_:)``, such as that of a book, just before it. Never fails.
    ///
    /// SQLite moves what only its log has into the file. If the disk then becomes full before the write ends, the log can be
    /// cut off to give the room back: nothing is left in it for which the file would have to grow. PostgreSQL has nothing
    /// to do.
    func prepareForLargeWrite() async

    /// Checks that reads are answered and writes are saved. Cheap enough to call repeatedly.
    ///
    /// - Throws: `StorageError` with the reason if not.
    func check() async throws

    /// Configuration changes that the operator should make, as sentences for a log; empty if there are none.
    func advice() async throws -> [String]

    /// Has the engine check its own data.
    ///
    /// SQLite reads its whole file, every index and every foreign key, which takes seconds for a large library.
    /// PostgreSQL checks its pages whenever it reads them, so this only checks that it answers.
    ///
    /// - Throws: `StorageError.corrupted` if something is wrong.
    func integrityCheck() async throws

    /// Closes all connections once the requests in progress finish. Later requests fail with `StorageError.closed`.
    func close() async throws
}

extension Database {
    @discardableResult
    public func writeAside<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await write(learner, at: time, body)
    }

    public var isShared: Bool { false }
    public var hasQuota: Bool { false }
    public func announce(_ text: String) async throws {}
    public func announcements() -> AsyncStream<String?> { AsyncStream { $0.finish() } }
    public func prepareForLargeWrite() async {}
    public func advice() async throws -> [String] { [] }
}
#endif
