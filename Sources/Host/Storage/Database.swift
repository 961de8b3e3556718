import Model

/// The one place where Glossa keeps what a learner has.
///
/// Both engines take the same SQL text, with `?` for arguments, in what SQLite 3.40 and PostgreSQL 15 share:
/// flags are 0 and 1, computed columns are named with `AS`, and an `ORDER BY` over a column that may be null
/// says `NULLS FIRST` or `NULLS LAST`. Text compares by code point and `LIKE` minds the case, on both engines; a
/// `LIKE` with an escape character names it.
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
    /// Runs `body` on one unchanging snapshot of the database. It can only read, and only what belongs to a learner.
    ///
    /// When the task is cancelled, the next statement or row fails and the call throws `CancellationError`.
    ///
    /// - Parameters:
    ///   - learner: Whose rows are read. A statement that does not name this learner for each of its tables is refused;
    ///     PostgreSQL shows no others besides (row-level security).
    ///   - body: Runs on a thread of the database, so it may block, and returns plain values; the reader ends with it.
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value

    /// The same for what spans learners: finding out who is here, looking after the whole database. No page, no route and no
    /// verb of a learner comes through here.
    func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value

    /// Runs `body` as one transaction in the name of a learner: all of it is kept, or nothing.
    ///
    /// Transactions of one learner never run at the same time, so a value read in `body` still holds when it is
    /// written back. When the call returns, the change is on disk. A statement that failed rolls everything back
    /// even if `body` caught its error; so does a cancelled task.
    ///
    /// - Parameters:
    ///   - learner: Whose rows are read and written, and whose change log tells of it. A statement that does not name
    ///     this learner for each of its tables is refused.
    ///   - time: The moment recorded in the change log.
    ///   - body: Runs on a thread of the database; its transaction ends with it.
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    @discardableResult
    func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// The same as ``write(_:at:_:)``, for hundreds of thousands of rows at once.
    ///
    /// All of it is kept, or nothing, and it is on disk when the call returns; other writers wait that long. SQLite is lent
    /// more memory meanwhile, and does not look up each row that another refers to. So `body` only refers to rows that it
    /// has read or written in this transaction.
    ///
    /// - Throws: `StorageError` for what the database reports, `CancellationError`, and what `body` throws.
    @discardableResult
    func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value

    /// Looks whether what is asked now will be answered, and what is written kept: quickly, and again and again.
    ///
    /// - Throws: `StorageError`, with the reason why not.
    func check() async throws

    /// What whoever runs the database should change about it, in sentences for a log; empty where all is as it should be.
    func advice() async throws -> [String]

    /// Has the engine check its own data.
    ///
    /// SQLite reads its whole file, every index and every foreign key, which takes seconds for a large library.
    /// PostgreSQL checks its pages whenever it reads them; here it is only asked to answer.
    ///
    /// - Throws: `StorageError.corrupted` when something is wrong.
    func integrityCheck() async throws

    /// Ends all connections, after the requests under way. Later requests fail with `StorageError.closed`.
    func close() async throws
}

extension Database {
    public func advice() async throws -> [String] { [] }
}

/// Opens a database, making it and bringing its schema up to date where needed.
///
/// - Parameter location: A file's path or a server's address.
/// - Returns: The engine that the location asks for.
/// - Throws: `corrupted`, `foreign` or `newerSchema` for a database that this Glossa must not touch, which is then
///   left as it is; `unavailable` when it cannot be reached.
public func openDatabase(_ location: DatabaseLocation) async throws(StorageError) -> any Database {
    switch location {
    case .file(let path): try SQLiteDatabase(path: path)
    case .server(let url): try await PostgreSQLDatabase(url: url)
    }
}
