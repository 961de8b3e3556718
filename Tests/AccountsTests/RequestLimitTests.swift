import Accounts
import Model
import Storage
import Support
import Testing

/// Limits that all servers of a database share, on both engines.
@Suite struct RequestLimitTests {
    private static let now = TestDesk.now

    @Test(arguments: Engine.tested) func asManyAsTheLimitComeAtOnceAndThenOneEachSecond(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let limit = RequestLimit.models
            for left in (0..<60).reversed() {
                let outcome = try await limit.count("a", in: database, at: Self.now)
                #expect(outcome == .admitted(remaining: left, reset: 60 - left))
            }
            #expect(try await limit.count("a", in: database, at: Self.now) == .refused(retryAfter: 1))
            // A refusal costs nothing, and others are not concerned.
            #expect(try await limit.count("b", in: database, at: Self.now) == .admitted(remaining: 59, reset: 1))
            let later = Self.now.advanced(bySeconds: 1)
            #expect(try await limit.count("a", in: database, at: later) == .admitted(remaining: 0, reset: 60))
            #expect(try await limit.count("a", in: database, at: later) == .refused(retryAfter: 1))
            // After a minute without any, all of them may come again.
            let free = Self.now.advanced(bySeconds: 61)
            #expect(try await limit.count("a", in: database, at: free) == .admitted(remaining: 59, reset: 1))
        }
    }

    @Test(arguments: Engine.tested) func noMoreThanTheLimitComeFromManyAtOnce(_ engine: Engine) async throws {
        try await withDatabase(engine) { database in
            let admitted = try await withThrowingTaskGroup(of: Bool.self) { tasks in
                for _ in 0..<100 {
                    tasks.addTask {
                        if case .admitted = try await RequestLimit.models.count("a", in: database, at: Self.now) {
                            true
                        } else {
                            false
                        }
                    }
                }
                return try await tasks.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(admitted == 60)
        }
    }
}
