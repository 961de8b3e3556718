import Model
import Storage

/// A learner's database in a block of memory: the engine that runs in a browser, where a transaction is a synchronous
/// call.
///
/// It runs the same statements, under the same rules, as the engines of the server. The caller stores the pages that a
/// transaction changed (``PageBlock/takeDirtyPages()``).
public final class PagedDatabase {
    private let connection: PagedConnection
    /// The pages.
    public let block: PageBlock

    /// Opens a database, creating it if the block is empty, and migrates its schema.
    ///
    /// - Parameters:
    ///   - block: The pages as they were stored.
    ///   - now: The moment recorded with the steps of the schema.
    /// - Throws: `corrupted` or `newerSchema` for a database that is then left unchanged.
    public init(_ block: PageBlock = PageBlock(), at now: Timestamp) throws(StorageError) {
        self.block = block
        connection = try PagedConnection(block)
        let isEmpty = block.pageCount == 0
        let applied = isEmpty ? [] : try Migration.applied(on: connection)
        let pending = try Migration.pending(of: Migration.all, applied: applied)
        guard !pending.isEmpty else { return }
        // A step may rebuild a table that others refer to.
        try connection.command("PRAGMA foreign_keys = OFF")
        for migration in pending {
            try transact("BEGIN IMMEDIATE") { () throws(StorageError) in try migration.apply(on: connection, at: now) }
        }
        try connection.command("PRAGMA foreign_keys = ON")
    }

    /// Runs `body` on the rows of a learner, which it can only read.
    ///
    /// - Throws: `StorageError`, also where a verb declines.
    public func read<Value>(
        _ learner: ID<Learner>, _ body: (Reader) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try transact("BEGIN") { () throws(StorageError) in
            let reader = Reader(connection, learner: learner)
            return try reader.run { () throws(StorageError) in try body(reader) }
        }
    }

    /// Runs `body` as one atomic transaction on behalf of a learner.
    ///
    /// - Parameter time: The moment recorded in the change log.
    /// - Throws: `StorageError`, also where a verb declines; then nothing has changed.
    @discardableResult
    public func write<Value>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: (Transaction) throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try transact("BEGIN IMMEDIATE") { () throws(StorageError) in
            let transaction = Transaction(connection, learner: learner, time: time)
            return try transaction.run { () throws(StorageError) in try body(transaction) }
        }
    }

    private func transact<Value>(
        _ begin: String, _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try connection.command(begin)
        do throws(StorageError) {
            let value = try body()
            try connection.command("COMMIT")
            return value
        } catch {
            if connection.isInTransaction { try? connection.command("ROLLBACK") }
            throw error
        }
    }
}
