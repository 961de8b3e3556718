import Model
import Storage

/// A database that can be read, but whose disk is full, which a transaction meets at its beginning or at its end.
public struct FullDatabase: Database {
    /// When a transaction meets the full disk.
    public enum Moment: CaseIterable, Sendable { case beginning, end }

    private let database: any Database
    private let moment: Moment

    /// - Parameter database: What is read, and in which a transaction runs until it fails.
    public init(_ database: any Database, fullAt moment: Moment) {
        self.database = database
        self.moment = moment
    }

    public func read<Value: Sendable>(
        _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value { try await database.read(learner, body) }

    public func readAcrossLearners<Value: Sendable>(
        _ body: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value { try await database.readAcrossLearners(body) }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await write(learner, at: time, after: { _ in }, body)
    }

    @discardableResult
    public func write<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
        _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value {
        try await database.write(learner, at: time, after: check) { [moment] transaction in
            if moment == .beginning { throw StorageError.diskFull }
            _ = try body(transaction)
            throw StorageError.diskFull
        }
    }

    @discardableResult
    public func load<Value: Sendable>(
        _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
    ) async throws -> Value { try await write(learner, at: time, body) }

    public func check() async throws { throw StorageError.diskFull }
    public func integrityCheck() async throws { try await database.integrityCheck() }
    public func close() async throws {}
}
