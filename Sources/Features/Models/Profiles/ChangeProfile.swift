import LanguageModel
import Model
import Practice
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
        let hasKey = if case .replace = change.key { true } else { false }
        let new = ModelProfile(
            id: id, name: "", baseURL: "", model: "",
            needsKey: hasKey || !ModelProfile.isOnThisMachine(change.baseURL ?? ""), createdAt: now)
        return try await keep(change, at: now) { _ in new }
    }

    /// Changes a profile, and then its key if the change says so. With the address of another server, the profile has no key
    /// any more unless the change brings one: a key is sent to the server for which it was entered, and to no other.
    ///
    /// - Returns: The profile as saved, with its address normalized.
    /// - Throws: ``ModelError/noSuchProfile``; ``ModelError/impossibleProfile(_:)``, with nothing changed, not even the
    ///   key; ``ModelError/keys(_:)`` if only the key could not be saved or deleted.
    @discardableResult
    public func change(
        _ id: ID<ModelProfile>, _ change: ModelProfileChange, at now: Timestamp
    ) async throws -> ModelProfile {
        try await keep(change, of: id, at: now) { transaction in
            guard let former = try transaction.modelProfiles().first(where: { $0.id == id }) else {
                throw ModelError.noSuchProfile
            }
            return former
        }
    }

    /// - Parameters:
    ///   - id: The profile that there is already; nil for a new one.
    ///   - former: Finds the profile to change, in the transaction that saves it.
    private func keep(
        _ change: ModelProfileChange, of id: ID<ModelProfile>? = nil, at now: Timestamp,
        of former: @escaping @Sendable (Transaction) throws -> ModelProfile
    ) async throws -> ModelProfile {
        // An impossible key first, so that no profile is saved without its key.
        let key: ModelKey? = if case .replace(let text) = change.key { try ModelKey(text) } else { nil }
        // Before the address changes, so that no request takes the key there meanwhile.
        if let id, try await movesAway(id, change) { try await dropKey(of: id) }
        let profile = try await database.write(learner, at: now) { transaction in
            let profile = try change.applied(to: try former(transaction)).checked()
            try checkReach(of: profile, transaction)
            guard try transaction.keep(profile) else { throw ModelError.impossibleProfile(.nameTaken) }
            return profile
        }
        if let key { try await keepKey(key, of: profile.id) }
        if change.key == .forget { try await dropKey(of: profile.id) }
        return profile
    }

    /// Whether a change that can be saved gives a profile the address of another server.
    ///
    /// - Throws: What saving it would throw.
    private func movesAway(_ id: ID<ModelProfile>, _ change: ModelProfileChange) async throws -> Bool {
        try await database.read(learner) { reader in
            let profiles = try reader.modelProfiles()
            guard let former = profiles.first(where: { $0.id == id }) else { return false }
            let next = try change.applied(to: former).checked()
            try checkReach(of: next, reader)
            let isPossible = !profiles.contains { $0.id != id && $0.name == next.name }
            return isPossible && !ModelProfile.isSameServer(former.baseURL, next.baseURL)
        }
    }
}
