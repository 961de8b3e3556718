import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Adds a profile, with its key if it has one.
    ///
    /// - Returns: The profile as saved, with its address normalized.
    /// - Throws: ``ModelError/impossibleProfile(_:)``, with nothing saved; ``ModelError/keys(_:)`` if only the key could
    ///   not be.
    @discardableResult
    public func add(
        _ change: ModelProfileChange, as id: ID<ModelProfile>, at now: Timestamp
    ) async throws -> ModelProfile {
        let address = change.baseURL ?? ""
        let profile = ModelProfile(
            id: id, name: "", baseURL: "", model: "",
            needsKey: change.key != nil || !ModelProfile.isOnThisMachine(address), createdAt: now)
        return try await keep(change, of: profile, at: now)
    }

    /// Changes a profile, and replaces its key if there is another one.
    ///
    /// - Returns: The profile as saved, with its address normalized.
    /// - Throws: ``ModelError/noSuchProfile``; ``ModelError/impossibleProfile(_:)``, with nothing changed;
    ///   ``ModelError/keys(_:)`` if only the key could not be saved.
    @discardableResult
    public func change(
        _ id: ID<ModelProfile>, _ change: ModelProfileChange, at now: Timestamp
    ) async throws -> ModelProfile {
        try await keep(change, of: try await profile(id), at: now)
    }

    private func keep(
        _ change: ModelProfileChange, of former: ModelProfile, at now: Timestamp
    ) async throws -> ModelProfile {
        // The key first, so that no profile is saved without its key.
        let key = try change.key.map { try ModelKey($0) }
        let profile = try await keep(change.applied(to: former), at: now)
        if let key { try await keep(key, for: profile.id) }
        return profile
    }
}
