import LanguageModel
import Model
import Models
import Routes

extension LearnerContext {
    /// Changes a profile. The result of an earlier test, which was about the former settings, is forgotten.
    ///
    /// - Returns: The profile as saved.
    /// - Throws: As `ModelDesk.change`.
    public func changeModel(_ id: ID<ModelProfile>, _ change: ModelProfileChange) async throws -> ModelProfile {
        let profile = try await models.change(id, change, at: now)
        try await work.jobs.forget(.test(of: id))
        return profile
    }

    /// Keeps a model's key. The result of an earlier test is forgotten.
    ///
    /// - Returns: Where it is kept.
    /// - Throws: As `ModelDesk.keep(_:for:)`.
    public func keep(_ key: ModelKey, ofModel id: ID<ModelProfile>) async throws -> KeyPlace {
        let place = try await models.keep(key, for: id)
        try await work.jobs.forget(.test(of: id))
        return place
    }

    /// Deletes a model's key. The result of an earlier test is forgotten.
    ///
    /// - Throws: As `ModelDesk.forgetKey(of:)`.
    public func forgetKey(ofModel id: ID<ModelProfile>) async throws {
        try await models.forgetKey(of: id)
        try await work.jobs.forget(.test(of: id))
    }

    /// Removes a profile with its key, and cancels its test.
    ///
    /// - Throws: As `ModelDesk.remove`.
    public func removeModel(_ id: ID<ModelProfile>) async throws {
        try await work.jobs.cancel(.test(of: id))
        try await models.remove(id, at: now)
    }

    /// Tests the connection to a model in a job.
    ///
    /// - Returns: The page that shows its progress.
    /// - Throws: `ModelError.noSuchProfile`, `StorageError`.
    public func startTest(of id: ID<ModelProfile>) async throws -> Route {
        let profile = try await models.profile(id)
        let place = Route.me(.models(.profile(id)))
        try await work.jobs.start(.test(of: id), JobSubject(profile.name, at: place)) { [self] _ in
            try await models.test(id, at: now)
        }
        return place
    }
}
