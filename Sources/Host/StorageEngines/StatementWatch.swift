import Storage

/// Is told how long each statement of a database took, and nothing of what it says.
public struct StatementWatch: Sendable {
    private let ended: @Sendable (_ isWrite: Bool, _ time: Duration) -> Void

    /// - Parameter ended: Called on a thread of the database after each statement, also one that failed. It must not wait.
    public init(ended: @escaping @Sendable (_ isWrite: Bool, _ time: Duration) -> Void) { self.ended = ended }

    fileprivate func watching<Value>(
        isWrite: Bool, _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        let begun = ContinuousClock.now
        defer { ended(isWrite, begun.duration(to: .now)) }
        return try body()
    }
}

extension Connection {
    /// The connection, with its statements watched if anybody watches.
    func watched(by watch: StatementWatch?) -> any Connection {
        if let watch { WatchedConnection(self, watch) } else { self }
    }
}

/// A connection whose statements are timed.
private final class WatchedConnection: Connection {
    private let connection: any Connection
    private let watch: StatementWatch

    init(_ connection: any Connection, _ watch: StatementWatch) {
        self.connection = connection
        self.watch = watch
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [Row] {
        try watch.watching(isWrite: false) { () throws(StorageError) in try connection.rows(sql, arguments) }
    }

    func stream(
        _ sql: String, _ arguments: [SQLValue], _ body: (Row) throws(StorageError) -> Void
    ) throws(StorageError) {
        try watch.watching(isWrite: false) { () throws(StorageError) in try connection.stream(sql, arguments, body) }
    }

    func streamNumbers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Double>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try watch.watching(isWrite: false) { () throws(StorageError) in
            try connection.streamNumbers(sql, arguments, body)
        }
    }

    func streamIntegers(
        _ sql: String, _ arguments: [SQLValue], _ body: (Span<Int64>) throws(StorageError) -> Void
    ) throws(StorageError) {
        try watch.watching(isWrite: false) { () throws(StorageError) in
            try connection.streamIntegers(sql, arguments, body)
        }
    }

    func execute(_ sql: String, _ next: () throws(StorageError) -> ArraySlice<SQLValue>?) throws(StorageError) -> Int {
        try watch.watching(isWrite: true) { () throws(StorageError) in try connection.execute(sql, next) }
    }

    func define(_ sql: String) throws(StorageError) { try connection.define(sql) }
    func restrict(_ policy: String) throws(StorageError) { try connection.restrict(policy) }
    func advise(_ statistic: String) throws(StorageError) { try connection.advise(statistic) }
}
