import Model
import Support
import Testing

@testable import Storage
@testable import StorageEngines

/// A PostgreSQL server that accepts connections and then stays silent.
@Suite(.enabled(if: Engine.isPostgreSQLTested)) struct FrozenServerTests {
    private func ask(_ pool: PostgreSQLPool) async throws -> Int {
        try await pool.perform { session in
            try session.transact("BEGIN", of: nil) { try session.rows("SELECT 1 AS one", [])[0].integer("one") }
        }
    }

    @Test func itIsNoticedWithinSecondsRefusedAtOnceAndFoundAgain() async throws {
        let proxy = try await FreezableProxy(to: try await PostgreSQLCluster.shared.value.socket)
        var patience = PostgreSQLPatience()
        patience.silence = 0.2
        patience.connecting = 2
        patience.queueing = 1
        patience.pause = 0.3
        let pool = PostgreSQLPool(
            url: "postgresql://glossa@127.0.0.1:\(proxy.port)/postgres", size: 2, patience: patience)
        #expect(try await ask(pool) == 1)

        proxy.setFrozen(true)
        let start = ContinuousClock.now
        // More tasks than there are connections; those waiting for a connection must not hang either.
        await withTaskGroup(of: Bool.self) { group in
            for _ in 1...6 {
                group.addTask {
                    do {
                        _ = try await ask(pool)
                        return false
                    } catch {
                        return (error as? StorageError)?.isTemporary ?? false
                    }
                }
            }
            for await isTemporary in group { #expect(isTemporary) }
        }
        #expect(ContinuousClock.now - start < .seconds(10))
        let next = ContinuousClock.now
        await #expect(throws: StorageError.self) { try await ask(pool) }
        #expect(ContinuousClock.now - next < .seconds(5))

        proxy.setFrozen(false)
        let deadline = ContinuousClock.now + .seconds(20)
        var answer: Int?
        while answer == nil, ContinuousClock.now < deadline { answer = try? await ask(pool) }
        #expect(answer == 1)
        try await proxy.close()
    }

    @Test func aCancelledStatementLeavesTheConnectionToNobody() async throws {
        let pool = PostgreSQLPool(
            url: try await PostgreSQLCluster.shared.value.url(schema: "public"), size: 1)
        let task = Task {
            try await pool.perform { session in
                try session.transact("BEGIN", of: nil) { try session.rows("SELECT 1 AS one FROM pg_sleep(60)", []) }
                    .count
            }
        }
        // It ends at once whenever it is cancelled, before or while the server works on it.
        try await Task.sleep(for: .milliseconds(300))
        task.cancel()
        let start = ContinuousClock.now
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(try await ask(pool) == 1)
    }
}
