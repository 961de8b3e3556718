import LanguageModel
import Model
import Practice
import Storage

extension ModelDesk {
    /// Records the usage of a request.
    func count(_ tokens: TokenCount, of profile: ModelProfile, _ task: ModelTask, at now: Timestamp) async throws {
        let day = day(of: now)
        try await database.write(learner, at: now) {
            try $0.countUsage(
                of: profile.id, for: task, prompt: tokens.prompt, completion: tokens.completion,
                isEstimated: tokens.isEstimated, on: day)
        }
    }

    /// - Throws: ``ModelError/budgetUsedUp(used:budget:)`` if a profile has exhausted its monthly budget.
    func checkBudget(of profile: ModelProfile, at now: Timestamp) async throws {
        guard let budget = profile.monthlyBudget else { return }
        let used = try await tokensThisMonth(at: now)[profile.id] ?? 0
        guard used < budget else { throw ModelError.budgetUsedUp(used: used, budget: budget) }
    }

    /// Returns the usage of each day, latest first.
    ///
    /// - Parameter days: The number of days back from now, including today; at least one.
    public func usage(days: Int, at now: Timestamp) async throws -> [ModelUsage] {
        let first = day(of: now) - max(1, Bounds.days.nearest(to: days)) + 1
        return try await database.read(learner) { try $0.modelUsage(since: first) }
    }

    /// Returns the tokens that each profile has used this month.
    public func tokensThisMonth(at now: Timestamp) async throws -> [ID<ModelProfile>: Int] {
        let first = firstDayOfMonth(of: now)
        return try await database.read(learner) { try $0.modelTokens(since: first) }
    }
}
