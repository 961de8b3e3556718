import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Removes a profile with its key. Its recorded usage remains.
    ///
    /// - Throws: ``ModelError/noSuchProfile``; ``ModelError/keys(_:)``, in which case the profile remains, so that its
    ///   key is not orphaned.
    public func remove(_ id: ID<ModelProfile>, at now: Timestamp) async throws {
        _ = try await profile(id)
        try await dropKey(of: id)
        try await database.write(learner, at: now) { try $0.remove(profile: id) }
    }
}
