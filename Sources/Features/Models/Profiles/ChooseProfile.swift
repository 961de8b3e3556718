import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Awaits ``Reader/modelChoices()``.
    public func choices() async throws -> ModelChoices {
        try await database.read(learner) { try $0.modelChoices() }
    }

    /// Replaces all choices.
    ///
    /// - Throws: ``ModelError/noSuchProfile`` for an unknown profile; the previous choices remain then.
    public func choose(_ choices: ModelChoices, at now: Timestamp) async throws {
        let isChosen = try await database.write(learner, at: now) { try $0.choose(choices) }
        guard isChosen else { throw ModelError.noSuchProfile }
    }

    /// Chooses the profile for one task. The choices for other tasks stay as they are.
    ///
    /// - Throws: ``ModelError/noSuchProfile`` for an unknown profile; the previous choice remains then.
    public func choose(_ choice: ModelChoice, at now: Timestamp) async throws {
        let isChosen = try await database.write(learner, at: now) { try $0.choose([choice]) }
        guard isChosen else { throw ModelError.noSuchProfile }
    }
}
