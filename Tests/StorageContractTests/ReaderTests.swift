import Dispatch
import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

@Suite struct ReaderTests {
    private static let writes = [
        "DELETE FROM learner", "UPDATE learner SET name = ''", "INSERT INTO learner (id) VALUES ('x')", "COMMIT",
        "DROP TABLE learner", "PRAGMA journal_mode = DELETE", "SELECT 1; DELETE FROM learner", "",
        "WITH gone AS (DELETE FROM learner RETURNING id) SELECT id FROM gone",
    ]

    @Test(arguments: Engine.tested) func aReaderTakesNothingButQueries(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            for sql in Self.writes {
                await #expect(throws: StorageError.self, "\(sql)") {
                    try await database.readAcrossLearners { _ = try $0.rows(sql) }
                }
                await #expect(throws: StorageError.self, "\(sql)") {
                    try await database.write(reader1, at: noon) { _ = try $0.rows(sql) }
                }
            }
            #expect(try await database.count("learner") == 1)
        }
    }

    @Test(arguments: Engine.tested) func theEngineItselfKeepsReadersFromWriting(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            await #expect(throws: StorageError.refused(reason: "a write came from a reader")) {
                try await database.readAcrossLearners { _ = try $0.connection.execute("DELETE FROM learner", []) }
            }
            #expect(try await database.count("learner") == 1)
        }
    }

    @Test(arguments: Engine.tested) func runTakesNothingButWritesOfRows(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            for sql in ["SELECT 1", "COMMIT", "DROP TABLE learner", "DELETE FROM mark; DELETE FROM change", ""] {
                await #expect(throws: StorageError.self, "\(sql)") {
                    try await database.write(reader1, at: noon) { _ = try $0.runDerived(sql) }
                }
            }
            #expect(try await database.sequences(of: reader1) == [1])
        }
    }

    @Test(arguments: Engine.tested) func aReaderSeesOneMomentWhileOthersWrite(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let hasRead = DispatchSemaphore(value: 0)
            let hasWritten = DispatchSemaphore(value: 0)
            async let counts = database.readAcrossLearners { reader in
                func count() throws -> Int { try reader.rows("SELECT word FROM mark").count }
                let before = try count()
                hasRead.signal()
                hasWritten.wait()
                return [before, try count()]
            }
            await hear(hasRead)
            try await database.write(reader1, at: noon) { try $0.mark("银行") }
            hasWritten.signal()
            #expect(try await counts == [0, 0])
            #expect(try await database.count("mark") == 1)
        }
    }

    @Test(arguments: Engine.tested) func rowsAreStreamedWithOtherQueriesInBetween(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                for number in 0..<200 { try transaction.mark("\(1000 + number)") }
            }
            let (words, inner) = try await database.readAcrossLearners { reader in
                var words: [String] = []
                var inner = 0
                let sql = "SELECT word FROM mark WHERE learner_id = ? ORDER BY word"
                try reader.forEachRow(sql, [SQLValue(reader1)]) { row in
                    words.append(try row.text("word"))
                    if words.count % 50 == 0 {
                        try reader.forEachRow(sql, [SQLValue(reader1)]) { _ in inner += 1 }
                        _ = try reader.rows(sql, [SQLValue(reader1)])
                    }
                }
                return (words, inner)
            }
            #expect(words == (1000..<1200).map { "\($0)" })
            #expect(inner == 800)
        }
    }

    @Test(arguments: Engine.tested) func numbersComeWithoutTheirRows(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let row = try await database.readAcrossLearners { reader in
                var row: [Double] = []
                try reader.forEachRow(
                    ofNumbers: "SELECT created_at, created_at / 7 AS week, NULL AS none FROM learner WHERE id = ?",
                    [SQLValue(reader1)]
                ) { numbers in row += (0..<numbers.count).map { numbers[$0] } }
                return row
            }
            #expect(row.count == 3 && row[2].isNaN)
            #expect(Array(row.prefix(2)) == [1_700_000_000_000, 242_857_142_857])
            await #expect(throws: StorageError.self) {
                try await database.readAcrossLearners {
                    try $0.forEachRow(ofNumbers: "SELECT id FROM learner") { _ in }
                }
            }
            await #expect(throws: StorageError.self) {
                try await database.readAcrossLearners { try $0.forEachRow(ofNumbers: "DELETE FROM learner") { _ in } }
            }
        }
    }

    @Test(arguments: Engine.tested) func aStreamCanBeLeftInTheMiddle(_ engine: Engine) async throws {
        struct Enough: Error {}
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                for number in 0..<200 { try transaction.mark("\(number)") }
            }
            let (seen, after) = try await database.readAcrossLearners { reader in
                var seen = 0
                do {
                    try reader.forEachRow("SELECT word FROM mark") { _ in
                        seen += 1
                        if seen == 3 { throw Enough() }
                    }
                } catch is Enough {}
                return (seen, try reader.rows("SELECT word FROM mark").count)
            }
            #expect(seen == 3)
            #expect(after == 200)
        }
    }

    @Test(arguments: Engine.tested) func aCancelledRequestStops(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            let hasBegun = DispatchSemaphore(value: 0)
            let isCancelled = DispatchSemaphore(value: 0)
            let task = Task {
                try await database.write(reader1, at: noon) { transaction in
                    for number in 0..<300 { try transaction.mark("\(number)") }
                    hasBegun.signal()
                    isCancelled.wait()
                    try transaction.forEachRow("SELECT word FROM mark WHERE learner_id = ?", [transaction.owner]) { _ in
                    }
                }
            }
            await hear(hasBegun)
            task.cancel()
            isCancelled.signal()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(try await database.count("mark") == 0)
        }
    }

    /// A query that would run for hours.
    private static let endless = """
        WITH RECURSIVE number (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM number WHERE value < 1000000000)
        SELECT COUNT(*) AS count FROM number
        """

    @Test(arguments: Engine.tested) func aReadEndsWhenItsTimeIsUp(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            await #expect(throws: StorageError.timedOut) {
                try await database.read(reader1, within: .milliseconds(50)) { try $0.rows(Self.endless).count }
            }
            let next = try await database.read(reader1, within: .seconds(60)) { try $0.rows("SELECT 1").count }
            #expect(next == 1)
        }
    }

    @Test(arguments: Engine.tested) func theStatementUnderWayEndsWithItsRequest(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let hasBegun = DispatchSemaphore(value: 0)
            let task = Task {
                try await database.readAcrossLearners { reader in
                    hasBegun.signal()
                    return try reader.rows(Self.endless).count
                }
            }
            await hear(hasBegun)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            // The connection can be reused.
            for _ in 0..<8 {
                let next = try await database.readAcrossLearners { try $0.rows("SELECT 1").count }
                #expect(next == 1)
            }
        }
    }

    @Test(arguments: Engine.tested) func wholeNumbersComeAsTheyAre(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let sums = try await database.readAcrossLearners { reader in
                var rows: [[Int64]] = []
                try reader.forEachRow(
                    ofIntegers: "SELECT 9223372036854775807 AS a, ? AS b UNION ALL SELECT 1, 2 ORDER BY a DESC",
                    [SQLValue(-5)]
                ) { row in rows.append([row[0], row[1]]) }
                return rows
            }
            #expect(sums == [[.max, -5], [1, 2]])
            await #expect(throws: StorageError.self) {
                try await database.readAcrossLearners { try $0.forEachRow(ofIntegers: "SELECT 'a' AS a") { _ in } }
            }
        }
    }

    /// Waits for a signal without blocking one of Swift's threads.
    private func hear(_ semaphore: DispatchSemaphore) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                semaphore.wait()
                continuation.resume()
            }
        }
    }

    @Test(arguments: Engine.tested) func textSortsByCodePointAndLikeMindsTheCase(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            try await database.add(reader1)
            try await database.write(reader1, at: noon) { transaction in
                for word in ["b", "A", "a", "B", "é", "银", "_"] { try transaction.mark(word) }
            }
            let sorted = try await database.readAcrossLearners {
                try $0.rows("SELECT word FROM mark ORDER BY word").map { try $0.text(0) }
            }
            #expect(sorted == ["A", "B", "_", "a", "b", "é", "银"])
            let like = try await database.readAcrossLearners {
                try $0.rows("SELECT word FROM mark WHERE word LIKE ?", ["a%"]).map { try $0.text(0) }
            }
            #expect(like == ["a"])
        }
    }

    @Test(arguments: Engine.tested) func anUnknownCaseInARowIsAnError(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let row = try await database.readAcrossLearners {
                try $0.first(
                    """
                    SELECT 'ja' AS language, 'tlh' AS other, CAST(2 AS BIGINT) AS state, CAST(9 AS BIGINT) AS last,
                        NULL AS none
                    """)
            }
            let found = try #require(row)
            #expect(try found.value("language", as: Language.self) == .japanese)
            #expect(try found.optionalValue("language", as: Language.self) == .japanese)
            #expect(try found.value("state", as: CardState.self) == .review)
            #expect(try found.optionalValue("none", as: Language.self) == nil)
            #expect(throws: StorageError.unknownValue(column: "other")) { try found.value("other", as: Language.self) }
            #expect(throws: StorageError.unknownValue(column: "last")) { try found.value("last", as: CardState.self) }
            #expect(throws: StorageError.self) { try found.value("none", as: Language.self) }
            #expect(throws: StorageError.unknownValue(column: "state")) { try CardState(stored: 4, in: "state") }
        }
    }

    @Test(arguments: Engine.tested) func argumentsMustMatchThePlaceholders(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            await #expect(throws: StorageError.invalidStatement(reason: "it has 1 placeholders, not 2")) {
                try await database.readAcrossLearners {
                    _ = try $0.rows("SELECT '?' AS mark, ? AS value -- ?", [1, 2])
                }
            }
        }
    }

    @Test(arguments: Engine.tested) func aClosedDatabaseSaysSo(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let database = try await openDatabase(place.location)
        try await database.close()
        await #expect(throws: StorageError.closed) {
            try await database.readAcrossLearners { _ = try $0.rows("SELECT 1") }
        }
        await #expect(throws: StorageError.closed) { try await database.add(reader1) }
    }
}
