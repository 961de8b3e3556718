import Model
import Storage
import Support
import Synchronization
import Testing

@testable import Operations

/// Which of several servers does the work that comes round again.
@Suite struct RecurringWorkTests {
    private struct Broken: Error {}

    /// A clock that a test turns.
    private final class TurnedClock: Operations.Clock {
        private let time = Mutex(TestDesk.now)

        func now() -> Timestamp { time.withLock { $0 } }
        func random() -> (UInt64, UInt64) { SystemClock().random() }
        func advance(bySeconds seconds: Int64) { time.withLock { $0 = $0.advanced(bySeconds: seconds) } }
    }

    @Test(arguments: Engine.tested, RecurringWork.allCases) func oneServerHasTheWorkUntilItIsNotHeardOf(
        _ engine: Engine, _ work: RecurringWork
    ) async throws {
        let test = try await TestDesk(on: engine)
        let clock = TurnedClock()
        let one = WorkClaims(database: test.desk.database, server: "1", clock: clock)
        let other = WorkClaims(database: test.desk.database, server: "2", clock: clock)
        #expect(try await one.claim(work))
        #expect(try await !other.claim(work))
        // The first server renews its claim.
        clock.advance(bySeconds: Workplace.claim - 1)
        #expect(try await one.claim(work))
        clock.advance(bySeconds: Workplace.claim)
        #expect(try await !other.claim(work))
        // Then it stops.
        clock.advance(bySeconds: 1)
        #expect(try await other.claim(work))
        #expect(try await !one.claim(work))
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func differentWorkIsClaimedApart(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let clock = TurnedClock()
        let one = WorkClaims(database: test.desk.database, server: "1", clock: clock)
        let other = WorkClaims(database: test.desk.database, server: "2", clock: clock)
        #expect(try await one.claim(.waiting))
        #expect(try await other.claim(.dailyWords))
        #expect(try await !one.claim(.dailyWords))
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func whatIsDoneIsNotDoneAgainTheSameNight(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let clock = TurnedClock()
        let one = WorkClaims(database: test.desk.database, server: "1", clock: clock)
        let other = WorkClaims(database: test.desk.database, server: "2", clock: clock)
        // A failure leaves it to whoever comes next.
        #expect(try await one.claim(.backup))
        try await one.release(.backup, isDone: false)
        #expect(try await other.claim(.backup))
        try await other.release(.backup, isDone: true)
        clock.advance(bySeconds: 20 * 3600 - 1)
        #expect(try await !one.claim(.backup))
        #expect(try await !other.claim(.backup))
        clock.advance(bySeconds: 1)
        #expect(try await one.claim(.backup))
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func whoIsAskedTwiceDoesItWhereThereIsOneServer(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let clock = TurnedClock()
        let (one, other) = (Workplace(of: test.desk, clock: clock), Workplace(of: test.desk, clock: clock))
        await #expect(throws: Broken.self) { try await one.claiming(.backup) { throw Broken() } }
        #expect(try await one.claiming(.backup) { 1 } == 1)
        // Only servers of one PostgreSQL know of each other.
        #expect(try await other.claiming(.backup) { 2 } == (engine == .postgreSQL ? nil : 2))
        #expect(try await one.claiming(.waiting) { 1 } == 1)
        #expect(try await other.claiming(.waiting) { 2 } == (engine == .postgreSQL ? nil : 2))
        #expect(try await one.claiming(.waiting) { 1 } == 1)
        // A server that stops leaves it to the others at once, but not what is theirs.
        await other.giveBack(.waiting)
        #expect(try await other.claiming(.waiting) { 2 } == (engine == .postgreSQL ? nil : 2))
        await one.giveBack(.waiting)
        #expect(try await other.claiming(.waiting) { 2 } == 2)
        try await test.remove()
    }
}
