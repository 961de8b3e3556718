import Model
import Storage
import Synchronization

/// A database that counts its snapshots and its write transactions.
public final class CountingDatabase: Database {
    private let database: any Database
    private let count = Mutex(0)
    private let readCount = Mutex(0)

    public init(_ database: any Database) { self.database = database }

    /// The number of write transactions that were begun.
    public var writes: Int { count.withLock { $0 } }
    /// The number of snapshots of a learner's rows that were read.
    public var reads: Int { readCount.withLock { $0 } }

    public func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        readCount.withLock { $0 += 1 }
        return try await database.read(learner, body)
    }

    public func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await database.readAcrossLearners(body)
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        count.withLock { $0 += 1 }
        return try await database.write(learner, at: time, body)
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        count.withLock { $0 += 1 }
        return try await database.write(learner, at: time, after: check, body)
    }

    @discardableResult
    public func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        count.withLock { $0 += 1 }
        return try await database.load(learner, at: time, body)
    }

    @discardableResult
    public func writeAside<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await database.writeAside(learner, at: time, body)
    }

    public var isShared: Bool { database.isShared }
    public func announce(_ text: String) async throws { try await database.announce(text) }
    public func announcements() -> AsyncStream<String?> { database.announcements() }
    public func prepareForLargeWrite() async { await database.prepareForLargeWrite() }
    public func check() async throws { try await database.check() }
    public func advice() async throws -> [String] { try await database.advice() }
    public func integrityCheck() async throws { try await database.integrityCheck() }
    public func close() async throws { try await database.close() }
}
