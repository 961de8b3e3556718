import Model

/// The only way to write: a transaction of one learner that records its changes in the change log.
///
/// It reads its own writes. A statement that changes no row records nothing.
public final class Transaction: Reader {
    /// The learner whose rows it writes. Statements name this learner in their `WHERE` or `VALUES`.
    public let learner: ID<Learner>
    /// The moment recorded with every change of this transaction.
    public let time: Timestamp
    /// Whether it has recorded a change.
    public internal(set) var hasRecorded = false
    #if !hasFeature(Embedded)
    /// How much the learner may keep; nil without a limit.
    public var quota: Quota?
    #endif

    package init(_ connection: any Connection, learner: ID<Learner>, time: Timestamp) {
        self.learner = learner
        self.time = time
        super.init(connection, learner: learner)
    }

    /// Runs one INSERT, UPDATE or DELETE and records it.
    ///
    /// - Parameters:
    ///   - sql: The statement, with `?` for each argument.
    ///   - arguments: The values of the placeholders, in order.
    ///   - change: The entry for the change log.
    /// - Returns: The number of rows changed; 0 records nothing.
    @discardableResult
    public func run(_ sql: String, _ arguments: [SQLValue] = [], changes change: Change) throws(StorageError) -> Int {
        try run(sql, each: CollectionOfOne(arguments[...]), changes: change)
    }

    /// Prepares one statement, runs it for many rows and records one change for them all.
    ///
    /// - Parameters:
    ///   - sql: The statement, with `?` for each argument.
    ///   - rows: The arguments of each row, consumed one by one.
    ///   - change: The entry for the change log.
    /// - Returns: The number of rows changed; 0 records nothing.
    @discardableResult
    public func run(_ sql: String, each rows: some Sequence<[SQLValue]>, changes change: Change)
        throws(StorageError) -> Int
    {
        try run(sql, each: rows.lazy.map { $0[...] }, changes: change)
    }

    /// Runs one statement for many rows, such as ``SQLRows``, and records one change for them all.
    @discardableResult
    public func run(_ sql: String, each rows: some Sequence<ArraySlice<SQLValue>>, changes change: Change)
        throws(StorageError) -> Int
    {
        let count = try execute(sql, each: rows)
        if count > 0 { try record(change) }
        return count
    }

    /// Runs several statements that together are one change: a book with its chapters and passages.
    ///
    /// ```swift
    /// try transaction.run(changes: .upsert(.book, book.id)) { statements in
    ///     try statements.execute("INSERT INTO book …", […])
    ///     try statements.execute("INSERT INTO passage …", each: passages.lazy.map { … })
    /// }
    /// ```
    ///
    /// - Throws: `StorageError`, and what `body` throws; either rolls the whole transaction back.
    public func run(
        changes change: Change, _ body: (Statements) throws(StorageError) -> Void
    ) throws(StorageError) {
        let statements = Statements(transaction: self)
        do {
            try body(statements)
        } catch {
            // A partial, unrecorded change must not be committed.
            doom(error)
            throw error
        }
        if statements.count > 0 { try record(change) }
    }

    /// Writes to a cache that can be recomputed from recorded data, without recording a change.
    ///
    /// - Returns: The number of rows changed.
    @discardableResult
    public func runDerived(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> Int {
        try execute(sql, each: CollectionOfOne(arguments[...]))
    }

    /// Writes many rows of a cache that can be recomputed, without recording a change.
    ///
    /// - Returns: The number of rows changed.
    @discardableResult
    public func runDerived(_ sql: String, each rows: some Sequence<[SQLValue]>) throws(StorageError) -> Int {
        try execute(sql, each: rows.lazy.map { $0[...] })
    }

    fileprivate func execute(
        _ sql: String, each rows: some Sequence<ArraySlice<SQLValue>>
    ) throws(StorageError) -> Int {
        let statement = ScopedStatement.of(sql)
        guard statement.text.kind == .write else {
            throw .refused(reason: "only a single INSERT, UPDATE or DELETE can be run")
        }
        guard isOpen else { throw .closed }
        try checkScope(of: statement)
        var iterator = rows.makeIterator()
        return try attempt { () throws(StorageError) in
            try connection.execute(sql) { () throws(StorageError) in
                guard let arguments = iterator.next() else { return nil }
                try check(arguments, for: statement)
                return arguments
            }
        }
    }
}

/// The statements that make up one change. See `Transaction.run(changes:_:)`.
public final class Statements {
    private let transaction: Transaction
    /// The number of rows changed so far.
    public private(set) var count = 0

    fileprivate init(transaction: Transaction) {
        self.transaction = transaction
    }

    /// Runs one INSERT, UPDATE or DELETE and returns the number of rows it changed.
    @discardableResult
    public func execute(_ sql: String, _ arguments: [SQLValue] = []) throws(StorageError) -> Int {
        try execute(sql, each: CollectionOfOne(arguments))
    }

    /// Prepares one statement, runs it for many rows and returns the number of rows it changed.
    @discardableResult
    public func execute(_ sql: String, each rows: some Sequence<[SQLValue]>) throws(StorageError) -> Int {
        let changed = try transaction.execute(sql, each: rows.lazy.map { $0[...] })
        count += changed
        return changed
    }
}
