import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns all profiles with where their keys are and what they used this month, oldest first.
    public func states(at now: Timestamp) async throws -> [ModelProfileState] {
        let tokens = try await tokensThisMonth(at: now)
        var states: [ModelProfileState] = []
        for profile in try await profiles() { states.append(try await state(of: profile, tokens)) }
        return states
    }

    /// Returns a profile with where its key is and what it used this month.
    ///
    /// - Throws: ``ModelError/noSuchProfile``.
    public func state(of id: ID<ModelProfile>, at now: Timestamp) async throws -> ModelProfileState {
        try await state(of: try await profile(id), try await tokensThisMonth(at: now))
    }

    private func state(
        of profile: ModelProfile, _ tokens: [ID<ModelProfile>: Int]
    ) async throws -> ModelProfileState {
        var state = ModelProfileState(profile, key: nil, tokens: tokens[profile.id] ?? 0)
        do { state.key = try await keyPlace(of: profile.id) } catch let error as ModelError { state.problem = error }
        return state
    }
}
