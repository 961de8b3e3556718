import Library
import Model
import Review
import Storage

// Portable verbs that only tests ask for by themselves.

extension Desk {
    /// Awaits a verb of one snapshot: `try await desk.read { try $0.mark(of: "书", in: .chinese) }`.
    public func read<Value: Sendable>(
        _ verb: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await database.read(learner, verb)
    }
}

extension ReviewDesk {
    /// Awaits a verb of one snapshot.
    public func read<Value: Sendable>(
        _ verb: @Sendable @escaping (Reader) throws -> Value
    ) async throws -> Value {
        try await database.read(learner, verb)
    }
}
