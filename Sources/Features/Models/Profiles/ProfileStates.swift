import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Returns all profiles with where their keys are, what they used this month and what they are used for. A profile
    /// whose key cannot be looked up says why.
    public func overview(at now: Timestamp) async throws -> ModelOverview {
        let first = firstDayOfMonth(of: now)
        var overview = try await database.read(learner) { try $0.modelOverview(since: first) }
        for place in overview.states.indices {
            do {
                overview.states[place].key = try await keyPlace(of: overview.states[place].profile.id)
            } catch let error as ModelError {
                overview.states[place].problem = error
            }
        }
        return overview
    }

    /// Returns a profile with where its key is and what it used this month.
    ///
    /// - Throws: ``ModelError/noSuchProfile``.
    public func state(of id: ID<ModelProfile>, at now: Timestamp) async throws -> ModelProfileState {
        let first = firstDayOfMonth(of: now)
        let overview = try await database.read(learner) { try $0.modelOverview(since: first) }
        guard var state = overview.states.first(where: { $0.profile.id == id }) else { throw ModelError.noSuchProfile }
        do { state.key = try await keyPlace(of: id) } catch let error as ModelError { state.problem = error }
        return state
    }
}
