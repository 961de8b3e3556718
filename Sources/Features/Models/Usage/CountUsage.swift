import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Records the usage of a request.
    func count(_ tokens: TokenCount, of profile: ModelProfile, _ task: ModelTask, at now: Timestamp) async throws {
        let (learner, day) = (learner, day(of: now))
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO model_usage (
                    learner_id, day, profile_id, task, requests, prompt_tokens, completion_tokens, estimated_requests
                ) VALUES (?, ?, ?, ?, 1, ?, ?, ?)
                ON CONFLICT (learner_id, day, profile_id, task) DO UPDATE SET
                    requests = model_usage.requests + excluded.requests,
                    prompt_tokens = model_usage.prompt_tokens + excluded.prompt_tokens,
                    completion_tokens = model_usage.completion_tokens + excluded.completion_tokens,
                    estimated_requests = model_usage.estimated_requests + excluded.estimated_requests
                """,
                [
                    SQLValue(learner), SQLValue(day), SQLValue(profile.id), SQLValue(task.rawValue),
                    SQLValue(Bounds.tokens.nearest(to: tokens.prompt)),
                    SQLValue(Bounds.tokens.nearest(to: tokens.completion)),
                    SQLValue(tokens.isEstimated),
                ], changes: .upsert(.modelUsage, "\(day)", profile.id.description, task.rawValue))
        }
    }

    /// - Throws: ``ModelError/budgetUsedUp(used:budget:)`` if a profile has exhausted its monthly budget.
    func checkBudget(of profile: ModelProfile, at now: Timestamp) async throws {
        guard let budget = profile.monthlyBudget else { return }
        let used = try await tokensThisMonth(at: now)[profile.id] ?? 0
        guard used < budget else { throw ModelError.budgetUsedUp(used: used, budget: budget) }
    }
}
