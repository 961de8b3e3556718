import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// A database filled before numbers were checked opens, and its numbers are repaired.
@Suite struct BoundsMigrationTests {
    private static let learner = "'\(reader1)'"
    private static let before = Migration.all.filter { $0.version < Migration.bounds.version }

    /// Rows in which every number that can be has the same value.
    private static func rows(_ number: String) -> [String] {
        [
            "INSERT INTO deck VALUES ('d', \(learner), NULL, 'Words', '', \(number), '{}', 1, 1, NULL)",
            """
            INSERT INTO note (id, learner_id, language, word, reading, definition, sentence, translation, picture, audio,
                tags, level, page, guid, created_at, updated_at)
            VALUES (1, \(learner), 'zh', '书', '', '', '', '', '', '', '', '', \(number), 'g', 1, 1)
            """,
            """
            INSERT INTO card (id, learner_id, note_id, deck_id, kind, state, step, stability, difficulty, ease,
                interval_days, repetitions, due, reviews, lapses, position, created_at)
            VALUES (1, \(learner), 1, 'd', 'recall', 2, \(number), 1e300, 1e300, 1e300, \(number), \(number), \(number),
                \(number), \(number), \(number), 1)
            """,
            """
            INSERT INTO review (id, card_id, at, rating, state, interval_seconds, duration)
            VALUES (1, 1, \(number), 3, 2, \(number), \(number))
            """,
            """
            INSERT INTO review_day VALUES (\(learner), 7, 'd', 1, \(number), \(number), \(number), \(number), \(number),
                \(number))
            """,
            "INSERT INTO review_day VALUES (\(learner), \(number), 'd', 1, 1, 1, 1, 1, 1, 1)",
            "INSERT INTO review_hour VALUES (\(learner), 7, 3, \(number), \(number))",
            """
            INSERT INTO mark (learner_id, language, word, status, page, times_marked, created_at, updated_at)
            VALUES (\(learner), 'zh', '书', 'known', \(number), \(number), 1, 1)
            """,
            """
            INSERT INTO reading_session VALUES ('s', \(learner), 'b', 1, 1, 0, \(number), \(number), \(number), \(number),
                \(number), \(number), \(number))
            """,
            "INSERT INTO model_usage VALUES (\(learner), 7, 'p', 'other', \(number), \(number), \(number), \(number))",
        ]
    }

    /// Sums that a page computes.
    private static let sums = [
        "SELECT SUM(prompt_tokens + completion_tokens) AS number FROM model_usage",
        "SELECT SUM(again + hard + good + easy) AS number FROM review_day",
        "SELECT SUM(milliseconds) AS number FROM review_day", "SELECT SUM(reviews) AS number FROM review_hour",
        "SELECT SUM(active_seconds) AS number FROM reading_session", "SELECT SUM(duration) AS number FROM review",
        "SELECT MAX(times_marked) + 1 AS number FROM mark", "SELECT MAX(reviews) + 1 AS number FROM card",
        "SELECT MAX(interval_days) AS number FROM card",
    ]

    @Test(arguments: Engine.tested, ["9223372036854775807", "-9223372036854775807 - 1", "-1"])
    func whatWasStoredUncheckedIsMended(_ engine: Engine, _ number: String) async throws {
        let place = try await engine.makePlace()
        let old = try await place.open(Self.before)
        try await old.add(reader1)
        try await old.write(reader1, at: noon) { transaction in
            for row in Self.rows(number) { _ = try transaction.connection.execute(row, []) }
        }
        try await old.close()
        let database = try await openDatabase(place.location)
        for sql in Self.sums {
            let sum = try await database.readAcrossLearners { try $0.first(sql)?.integer("number") }
            #expect((0...4_000_000_000_000).contains(sum ?? 0), "\(sql)")
        }
        let card = try await database.readAcrossLearners {
            try $0.first("SELECT stability, difficulty, ease, reviews FROM card")?.values
        }
        let reviews: SQLValue = number.hasPrefix("-") ? 0 : 1_000_000_000
        #expect(card == [.null, .null, 2.5, reviews])
        // The day that no answer can belong to is gone; the other remains.
        #expect(try await database.count("review_day") == 1)
        try await database.close()
    }

    @Test(arguments: Engine.tested) func whatIsInOrderIsLeftAlone(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let old = try await place.open(Self.before)
        try await old.add(reader1)
        try await old.write(reader1, at: noon) { transaction in
            try transaction.mark("书", times: 3)
            _ = try transaction.connection.execute(
                "INSERT INTO model_usage VALUES (\(Self.learner), 7, 'p', 'other', 1, 2, 3, 0)", [])
        }
        try await old.close()
        let database = try await openDatabase(place.location)
        let marked = try await database.readAcrossLearners {
            try $0.first("SELECT times_marked, page FROM mark")?.values
        }
        #expect(marked == [3, .null])
        let usage = try await database.readAcrossLearners {
            try $0.first("SELECT requests, prompt_tokens, completion_tokens, estimated_requests FROM model_usage")?
                .values
        }
        #expect(usage == [1, 2, 3, 0])
        try await database.close()
    }

    @Test(arguments: Engine.tested) func aCountIsReadWithinItsBounds(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let row = try await database.readAcrossLearners {
                try $0.first(
                    """
                    SELECT CAST(9223372036854775807 AS BIGINT) AS most, CAST(-5 AS BIGINT) AS less, NULL AS none,
                        CAST(1e300 AS DOUBLE PRECISION) AS real, CAST(7 AS BIGINT) AS some
                    """)
            }
            let found = try #require(row)
            for (column, number) in [("most", Row.mostCounted), ("less", 0), ("some", 7), ("real", Row.mostCounted)] {
                #expect(try found.count(.name(column)) == number)
            }
            #expect(try found.optionalCount("none") == nil)
            #expect(throws: StorageError.self) { try found.count("none") }
            let time = try found.time("most")
            #expect(time.milliseconds == Timestamp.furthest)
            try await database.readAcrossLearners { reader in
                try reader.forEachRow(
                    ofNumbers: "SELECT CAST(9223372036854775807 AS BIGINT), CAST(1e300 AS DOUBLE PRECISION)"
                ) {
                    #expect($0[0] == 0x1p53 && $0[1] == 0x1p53)
                }
            }
        }
    }
}
