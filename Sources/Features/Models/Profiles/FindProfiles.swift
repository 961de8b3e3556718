import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns all profiles, oldest first.
    public func profiles() async throws -> [ModelProfile] {
        let learner = learner
        return try await database.read(learner) { try Self.profiles($0, learner) }
    }

    /// Returns whether there is any profile. It may still be unreachable, or lack its key.
    public func isSetUp() async throws -> Bool { try await !profiles().isEmpty }

    /// - Throws: ``ModelError/noSuchProfile``.
    public func profile(_ id: ID<ModelProfile>) async throws -> ModelProfile {
        guard let profile = try await profiles().first(where: { $0.id == id }) else { throw ModelError.noSuchProfile }
        return profile
    }

    /// Returns a profile by its name or a unique prefix of it, ignoring case.
    ///
    /// - Throws: ``ModelError/noSuchProfile``.
    public func profile(named name: String) async throws -> ModelProfile {
        let profiles = try await profiles()
        if let exact = profiles.first(where: { $0.name == name }) { return exact }
        let close = profiles.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
        guard close.count == 1, !name.isEmpty else { throw ModelError.noSuchProfile }
        return close[0]
    }

    /// Returns where a profile's key is stored, or nil if it has none.
    public func keyPlace(of id: ID<ModelProfile>) async throws -> KeyPlace? { try await keys.find(id)?.place }

    static func profiles(_ reader: Reader, _ learner: ID<Learner>) throws -> [ModelProfile] {
        let rows = try reader.rows(
            """
            SELECT id, name, base_url, model, needs_key, time_limit, monthly_budget, structured_output, created_at
            FROM model_profile WHERE learner_id = ? ORDER BY created_at, id
            """, [SQLValue(learner)])
        return try rows.map { row in
            ModelProfile(
                id: try row.id("id"), name: try row.text("name"), baseURL: try row.text("base_url"),
                model: try row.text("model"), needsKey: try row.flag("needs_key"),
                timeLimit: try row.count("time_limit"),
                // A larger one may have been saved before the bound was introduced.
                monthlyBudget: try row.optionalCount("monthly_budget").map { Bounds.monthlyBudget.nearest(to: $0) },
                structuredOutput: try row.value("structured_output"), createdAt: try row.time("created_at"))
        }
    }
}
