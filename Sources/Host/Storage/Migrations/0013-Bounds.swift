extension Migration {
    /// Clamps stored values that predate validation to computable bounds. A package, a page or a language model's
    /// endpoint could supply any 64-bit number, which overflowed sums and counters. Valid values do not change.
    ///
    /// Options and preferences are JSON, which the two engines parse differently, so they are repaired when read.
    static let bounds = Migration(
        version: 13,
        name: "Bounds",
        statements: [
            within(
                "book",
                [
                    ("page_count", 1, 1_000_000_000), ("scalar_count", 0, 1_000_000_000_000),
                    ("last_page", 1, 1_000_000_000),
                ]),
            within("chapter", [("first_page", 1, 1_000_000_000)]),
            within("mark", [("page", 1, 1_000_000_000), ("times_marked", 0, 1_000_000_000)]),
            within(
                "reading_session",
                [
                    ("active_seconds", 0, 1_000_000_000), ("characters_read", 0, 1_000_000_000_000),
                    ("words_looked_up", 0, 1_000_000_000), ("words_marked", 0, 1_000_000_000),
                    ("new_words", 0, 1_000_000_000), ("first_page", 1, 1_000_000_000), ("last_page", 1, 1_000_000_000),
                ]),
            within("deck", [("position", 0, 1_000_000_000)]),
            within("note", [("page", 1, 1_000_000_000)]),
            within(
                "card",
                [
                    ("step", 0, 1_000_000_000), ("interval_days", 0, 109_500), ("repetitions", 0, 1_000_000_000),
                    ("reviews", 0, 1_000_000_000), ("lapses", 0, 1_000_000_000), ("position", 0, 2_147_483_648),
                ]),
            // In PostgreSQL, NaN is greater than any number; SQLite cannot store it.
            "UPDATE card SET ease = 2.5 WHERE ease < 1 OR ease > 100",
            """
            UPDATE card SET stability = NULL, difficulty = NULL
            WHERE stability <= 0 OR stability > 1e100 OR difficulty < 1 OR difficulty > 10
            """,
            within("review", [("interval_seconds", 0, 9_460_800_000), ("duration", 0, 86_400_000)]),
            // Daily summaries of the log: no day can lie beyond the last year that an id represents.
            "DELETE FROM review_day WHERE day < 0 OR day > 101806",
            "DELETE FROM review_hour WHERE day < 0 OR day > 101806",
            within(
                "review_day",
                ["again", "hard", "good", "easy", "new_cards"].map { ($0, 0, 1_000_000_000) }
                    + [("milliseconds", 0, 1_000_000_000_000)]),
            within("review_hour", [("reviews", 0, 1_000_000_000), ("recalled", 0, 1_000_000_000)]),
            within("model_profile", [("time_limit", 1, 600), ("monthly_budget", 1, 1_000_000_000_000)]),
            within(
                "model_usage",
                ["requests", "prompt_tokens", "completion_tokens", "estimated_requests"].map {
                    ($0, 0, 1_000_000_000_000)
                }),
            within("model_reply", [("bytes", 0, 1_000_000_000_000)]),
            within("model_request", [("attempts", 0, 1_000_000_000)]),
            within("lesson", [("estimated_seconds", 0, 1_000_000_000)]),
            within("lesson_answer", [("seconds", 0, 86_400)]),
        ])

    /// Clamps columns to their bounds in one pass over the table.
    private static func within(_ table: String, _ columns: [(name: String, least: Int64, most: Int64)]) -> String {
        let assignments = columns.map {
            "\($0.name) = CASE WHEN \($0.name) < \($0.least) THEN \($0.least) "
                + "WHEN \($0.name) > \($0.most) THEN \($0.most) ELSE \($0.name) END"
        }
        let conditions = columns.map { "\($0.name) < \($0.least) OR \($0.name) > \($0.most)" }
        return
            "UPDATE \(table) SET \(assignments.joined(separator: ", ")) WHERE \(conditions.joined(separator: " OR "))"
    }
}
