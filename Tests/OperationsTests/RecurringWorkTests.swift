import Model
import Storage
import Support
import Testing

@testable import Operations

/// Which of several servers does the work that comes round again.
@Suite struct RecurringWorkTests {
    private struct Broken: Error {}

    /// Two servers that claim work in one database, and the clock of both.
    private static func servers(
        over test: TestDesk
    ) -> (one: WorkClaims, other: WorkClaims, clock: TurnedClock) {
        let clock = TurnedClock()
        func server(_ name: String) -> WorkClaims {
            WorkClaims(database: test.desk.database, server: name, clock: clock)
        }
        return (server("1"), server("2"), clock)
    }

    @Test(arguments: Engine.tested, RecurringWork.allCases) func oneServerHasTheWorkUntilItIsNotHeardOf(
        _ engine: Engine, _ work: RecurringWork
    ) async throws {
        let test = try await TestDesk(on: engine)
        let (one, other, clock) = Self.servers(over: test)
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
        let (one, other, _) = Self.servers(over: test)
        #expect(try await one.claim(.waiting))
        #expect(try await other.claim(.dailyWords))
        #expect(try await !one.claim(.dailyWords))
        try await test.remove()
    }

    @Test(arguments: Engine.tested) func whatIsDoneIsNotDoneAgainTheSameNight(_ engine: Engine) async throws {
        let test = try await TestDesk(on: engine)
        let (one, other, clock) = Self.servers(over: test)
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
