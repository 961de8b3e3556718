import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Saves a new or changed profile.
    ///
    /// - Returns: The profile as saved, with its address normalized.
    /// - Throws: ``ModelError/impossibleProfile(_:)``; the previous version remains then.
    @discardableResult
    public func keep(_ profile: ModelProfile, at now: Timestamp) async throws -> ModelProfile {
        let profile = try profile.checked()
        try await database.write(learner, at: now) { transaction in
            try checkReach(of: profile, transaction)
            guard try transaction.keep(profile) else { throw ModelError.impossibleProfile(.nameTaken) }
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
        return try await keepKey(key, of: id)
    }

    /// Deletes the key of one of the learner's profiles.
    ///
    /// - Throws: ``ModelError/noSuchProfile``, ``ModelError/keys(_:)``.
    public func forgetKey(of id: ID<ModelProfile>) async throws {
        _ = try await profile(id)
        try await dropKey(of: id)
    }
}
