import Model
import Storage

extension Reader {
    /// Returns the usage of language models on each day, latest first.
    ///
    /// - Parameter first: The first day, counted from 1970-01-01.
    public func modelUsage(since first: Int) throws(StorageError) -> [ModelUsage] {
        let rows = try rows(
            """
            SELECT u.day, u.profile_id, u.task, u.requests, u.prompt_tokens, u.completion_tokens,
                u.estimated_requests, p.name
            FROM model_usage u LEFT JOIN model_profile p ON p.id = u.profile_id AND p.learner_id = u.learner_id
            WHERE u.learner_id = ? AND u.day >= ? ORDER BY u.day DESC, u.profile_id, u.task
            """, [owner, SQLValue(first)])
        var usage: [ModelUsage] = []
        for row in rows {
            usage.append(
                ModelUsage(
                    day: CalendarDate(number: try row.count("day")), profile: try row.id("profile_id"),
                    profileName: try row.optionalText("name"), task: try row.value("task"),
                    requests: try row.count("requests"), promptTokens: try row.count("prompt_tokens"),
                    completionTokens: try row.count("completion_tokens"),
                    estimatedRequests: try row.count("estimated_requests")))
        }
        return usage
    }

    /// Returns the tokens that each profile has used, in questions and answers together.
    ///
    /// - Parameter first: The first day that counts, counted from 1970-01-01.
    public func modelTokens(since first: Int) throws(StorageError) -> [ID<ModelProfile>: Int] {
        let rows = try rows(
            """
            SELECT profile_id, CAST(SUM(prompt_tokens + completion_tokens) AS BIGINT) AS tokens
            FROM model_usage WHERE learner_id = ? AND day >= ? GROUP BY profile_id
            """, [owner, SQLValue(first)])
        var tokens: [ID<ModelProfile>: Int] = [:]
        for row in rows { tokens[try row.id("profile_id")] = try row.count("tokens") }
        return tokens
    }
}

extension Transaction {
    /// Adds one request to the usage of a profile.
    ///
    /// - Parameters:
    ///   - prompt: The tokens of the question.
    ///   - completion: The tokens of the answer.
    ///   - isEstimated: Whether the endpoint did not report them.
    ///   - day: The learner's day, counted from 1970-01-01.
    public func countUsage(
        of profile: ID<ModelProfile>, for task: ModelTask, prompt: Int, completion: Int, isEstimated: Bool, on day: Int
    ) throws(StorageError) {
        try run(
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
                owner, SQLValue(day), SQLValue(profile), SQLValue(task.rawValue),
                SQLValue(Bounds.tokens.nearest(to: prompt)), SQLValue(Bounds.tokens.nearest(to: completion)),
                SQLValue(isEstimated),
            ], changes: .upsert(.modelUsage, "\(day)", profile.description, task.rawValue))
    }
}
