import LanguageModel
import Model
import Practice

extension ModelDesk {
    /// Deletes the keys of every profile, before the profiles themselves are deleted.
    ///
    /// - Throws: ``ModelError/keys(_:)``, in which case keys may remain.
    public func forgetKeys() async throws {
        let profiles = try await database.read(learner) { try $0.modelProfiles() }
        for profile in profiles { try await dropKey(of: profile.id) }
    }
}
