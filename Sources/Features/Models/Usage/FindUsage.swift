import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns the usage of each day, latest first.
    ///
    /// - Parameter days: The number of days back from now, including today.
    public func usage(days: Int, at now: Timestamp) async throws -> [ModelUsage] {
        let (learner, first) = (learner, day(of: now) - Bounds.days.nearest(to: days) + 1)
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT u.day, u.profile_id, u.task, u.requests, u.prompt_tokens, u.completion_tokens,
                    u.estimated_requests, p.name
                FROM model_usage u LEFT JOIN model_profile p ON p.id = u.profile_id AND p.learner_id = u.learner_id
                WHERE u.learner_id = ? AND u.day >= ? ORDER BY u.day DESC, u.profile_id, u.task
                """, [SQLValue(learner), SQLValue(first)])
            return try rows.map { row in
                ModelUsage(
                    day: CalendarDate(number: try row.count("day")), profile: try row.id("profile_id"),
                    profileName: try row.optionalText("name"),
                    task: try row.value("task"), requests: try row.count("requests"),
                    promptTokens: try row.count("prompt_tokens"),
                    completionTokens: try row.count("completion_tokens"),
                    estimatedRequests: try row.count("estimated_requests"))
            }
        }
    }

    /// Returns the tokens that each profile has used this month.
    public func tokensThisMonth(at now: Timestamp) async throws -> [ID<ModelProfile>: Int] {
        let (learner, first) = (learner, firstDayOfMonth(of: now))
        return try await database.read(learner) { reader in
            let rows = try reader.rows(
                """
                SELECT profile_id, CAST(SUM(prompt_tokens + completion_tokens) AS BIGINT) AS tokens
                FROM model_usage WHERE learner_id = ? AND day >= ? GROUP BY profile_id
                """, [SQLValue(learner), SQLValue(first)])
            var tokens: [ID<ModelProfile>: Int] = [:]
            for row in rows { tokens[try row.id("profile_id")] = try row.count("tokens") }
            return tokens
        }
    }
}
