import LanguageModel
import Model
import Models
import Storage

/// Language models over a database of their own, with no real waiting.
public struct TestModels: Sendable {
    public let desk: ModelDesk
    public let keys = TestKeys()
    public let timing = TestTiming()

    /// - Parameter database: A database with or without a learner.
    public init(_ database: any Database, learner: ID<Learner>) {
        desk = ModelDesk(
            database: database, learner: learner, keys: keys, transport: ModelTransport(), timing: timing.timing)
    }

    /// Saves a profile that needs no key.
    @discardableResult
    public func addProfile(
        _ name: String = "Tiny", at address: String, budget: Int? = nil, needsKey: Bool = false
    ) async throws -> ModelProfile {
        try await desk.keep(
            ModelProfile(
                id: TestIDs.next(), name: name, baseURL: address, model: "tiny", needsKey: needsKey,
                monthlyBudget: budget, createdAt: TestDesk.now), at: TestDesk.now)
    }
}

/// Runs a test with language models over a new database with one learner.
package func withModels(_ engine: Engine, _ body: (TestModels) async throws -> Void) async throws {
    try await withDatabase(engine) { database in
        let learner: ID<Learner> = TestIDs.next()
        try await database.write(learner, at: TestDesk.now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, '', ?)",
                [SQLValue(learner), SQLValue(TestDesk.now)], changes: .upsert(.learner, learner))
        }
        try await body(TestModels(database, learner: learner))
    }
}
