import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Saves a new or changed profile.
    ///
    /// - Returns: The profile as saved, with its address normalized.
    /// - Throws: ``ModelError/impossibleProfile(_:)``; the previous version remains then.
    @discardableResult
    public func keep(_ profile: ModelProfile, at now: Timestamp) async throws -> ModelProfile {
        let profile = try profile.checked()
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let namesake = try transaction.first(
                "SELECT id FROM model_profile WHERE learner_id = ? AND name = ? AND id <> ? LIMIT 1",
                [SQLValue(learner), SQLValue(profile.name), SQLValue(profile.id)])
            guard namesake == nil else { throw ModelError.impossibleProfile(.nameTaken) }
            try transaction.run(
                """
                INSERT INTO model_profile (
                    id, learner_id, name, base_url, model, needs_key, time_limit, monthly_budget, structured_output,
                    created_at, updated_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (learner_id, id) DO UPDATE SET name = excluded.name, base_url = excluded.base_url,
                    model = excluded.model, needs_key = excluded.needs_key, time_limit = excluded.time_limit,
                    monthly_budget = excluded.monthly_budget, structured_output = excluded.structured_output,
                    updated_at = excluded.updated_at
                """,
                [
                    SQLValue(profile.id), SQLValue(learner), SQLValue(profile.name), SQLValue(profile.baseURL),
                    SQLValue(profile.model), SQLValue(profile.needsKey), SQLValue(profile.timeLimit),
                    SQLValue(profile.monthlyBudget), SQLValue(profile.structuredOutput.rawValue),
                    SQLValue(profile.createdAt), SQLValue(now),
                ], changes: .upsert(.modelProfile, profile.id))
        }
        return profile
    }

    /// Saves a profile's key, replacing its previous one.
    ///
    /// - Returns: Where the key is stored.
    /// - Throws: ``ModelError/noSuchProfile``, ``ModelError/keys(_:)``.
    @discardableResult
    public func keep(_ key: ModelKey, for id: ID<ModelProfile>) async throws -> KeyPlace {
        _ = try await profile(id)
        return try await keys.keep(key, for: id)
    }

    /// Deletes the key of one of the learner's profiles.
    ///
    /// - Throws: ``ModelError/noSuchProfile``, ``ModelError/keys(_:)``.
    public func forgetKey(of id: ID<ModelProfile>) async throws {
        // The keys are in one store, which does not know whose they are.
        _ = try await profile(id)
        try await keys.forget(id)
    }
}
