import Model
import Storage
import Support
import Synchronization
import Testing

@testable import StorageEngines

/// Whoever measures the database is told of each statement, and nothing that it says.
@Suite struct StatementWatchTests {
    @Test(arguments: Engine.tested) func everyStatementIsTimed(_ engine: Engine) async throws {
        let place = try await engine.makePlace()
        let told = Mutex<[(isWrite: Bool, time: Duration)]>([])
        let watch = StatementWatch { isWrite, time in told.withLock { $0.append((isWrite, time)) } }
        let database = try await openDatabase(place.location, watch: watch)
        let learner = ID<Learner>(high: 0x019C_CF09_0200_7001, low: 0x9E37_79B9_7F4A_7C15)
        let now = Timestamp(milliseconds: 1_770_000_000_000)
        // What opening and migrating the database runs is not what learners wait for.
        #expect(told.withLock { $0.isEmpty })
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                "INSERT INTO learner (id, name, created_at) VALUES (?, 'first', 9)", [SQLValue(learner)],
                changes: .upsert(.learner, learner))
        }
        let written = told.withLock { $0.filter(\.isWrite).count }
        #expect(written >= 1)
        let before = told.withLock { $0.count }
        let count = try await database.read(learner) { reader in
            let first = try reader.rows("SELECT name FROM learner WHERE id = ?", [SQLValue(learner)]).count
            var second = 0
            try reader.forEachRow("SELECT name FROM learner WHERE id = ?", [SQLValue(learner)]) { _ in second += 1 }
            try reader.forEachRow(ofIntegers: "SELECT 1 FROM learner WHERE id = ?", [SQLValue(learner)]) { _ in
                second += 1
            }
            return first + second
        }
        #expect(count == 3)
        let all = told.withLock { $0 }
        #expect(all.count == before + 3 && all[before...].allSatisfy { !$0.isWrite })
        #expect(all.allSatisfy { $0.time >= .zero })
        try await database.close()
    }
}
