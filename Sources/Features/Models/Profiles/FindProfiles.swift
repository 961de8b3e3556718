import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Awaits ``Reader/modelProfiles()``.
    public func profiles() async throws -> [ModelProfile] {
        try await database.read(learner) { try $0.modelProfiles() }
    }

    /// Awaits ``Reader/hasModel()``.
    public func isSetUp() async throws -> Bool { try await database.read(learner) { try $0.hasModel() } }

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
    public func keyPlace(of id: ID<ModelProfile>) async throws -> KeyPlace? { try await findKey(of: id)?.place }
}
