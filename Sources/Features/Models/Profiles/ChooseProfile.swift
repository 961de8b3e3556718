import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Awaits ``Reader/modelChoices()``.
    public func choices() async throws -> ModelChoices {
        try await database.read(learner) { try $0.modelChoices() }
    }

    /// Awaits ``Transaction/choose(_:)``.
    ///
    /// - Throws: ``ModelError/noSuchProfile`` for an unknown profile; the previous choices remain then.
    public func choose(_ choices: ModelChoices, at now: Timestamp) async throws {
        guard try await database.write(learner, at: now, { try $0.choose(choices) }) else {
            throw ModelError.noSuchProfile
        }
    }
}
