import Foundation
import HTTPTypes
import Library
import Model
import Operations
import Storage
import Support
import Synchronization
import Testing

@testable import Server

/// Whether the database answers, which a load balancer asks every few seconds, also when it hangs.
@Suite struct DatabaseCheckTests {
    /// A database that answers nothing until it is let go.
    private final class StuckDatabase: Database {
        private struct State {
            var isStuck = true
            var waiting: [CheckedContinuation<Void, Never>] = []
            var checks = 0
            var reads = 0
        }

        private let state = Mutex(State())
        private let failure: StorageError?

        init(then failure: StorageError? = nil) { self.failure = failure }

        /// How often it was asked whether it answers.
        var checks: Int { state.withLock { $0.checks } }
        /// How often it was asked for anything else.
        var reads: Int { state.withLock { $0.reads } }

        func letGo() {
            let waiting = state.withLock { state in
                state.isStuck = false
                defer { state.waiting = [] }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }

        private func stand() async {
            await withCheckedContinuation { continuation in
                let isStuck = state.withLock { state in
                    if state.isStuck { state.waiting.append(continuation) }
                    return state.isStuck
                }
                if !isStuck { continuation.resume() }
            }
        }

        func check() async throws {
            state.withLock { $0.checks += 1 }
            await stand()
            if let failure { throw failure }
        }

        private func refuse<Value>() async throws -> Value {
            state.withLock { $0.reads += 1 }
            await stand()
            throw StorageError.closed
        }

        func read<Value: Sendable>(
            _ learner: ID<Learner>, _ body: @Sendable @escaping (Reader) throws -> Value
        ) async throws -> Value { try await refuse() }

        func readAcrossLearners<Value: Sendable>(
            _ body: @Sendable @escaping (Reader) throws -> Value
        ) async throws -> Value { try await refuse() }

        func write<Value: Sendable>(
            _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
        ) async throws -> Value { try await refuse() }

        func write<Value: Sendable>(
            _ learner: ID<Learner>, at time: Timestamp, after check: @Sendable @escaping (Reader) throws -> Void,
            _ body: @Sendable @escaping (Transaction) throws -> Value
        ) async throws -> Value { try await refuse() }

        func load<Value: Sendable>(
            _ learner: ID<Learner>, at time: Timestamp, _ body: @Sendable @escaping (Transaction) throws -> Value
        ) async throws -> Value { try await refuse() }

        func integrityCheck() async throws {}
        func close() async throws { letGo() }
    }

    @Test func howeverManyAskAHangingDatabaseIsAskedOnce() async throws {
        let database = StuckDatabase()
        let check = DatabaseCheck(database, patience: .milliseconds(20))
        let verdicts = await withTaskGroup(of: StorageError?.self) { group in
            for _ in 1...200 { group.addTask { await check.failure() } }
            return await group.reduce(into: [StorageError?]()) { $0.append($1) }
        }
        #expect(verdicts == [StorageError?](repeating: .busy, count: 200))
        // Whoever asks later is told at once.
        for _ in 1...200 { #expect(await check.failure() == .busy) }
        #expect(database.checks == 1)
        database.letGo()
        while await check.failure() != nil { await Task.yield() }
    }

    @Test func aDatabaseThatAnswersIsAskedAnewEachTime() async throws {
        let well = StuckDatabase()
        well.letGo()
        let check = DatabaseCheck(well, patience: .seconds(60))
        for _ in 1...3 { #expect(await check.failure() == nil) }
        #expect(well.checks == 3)
        let full = StuckDatabase(then: .diskFull)
        full.letGo()
        #expect(await DatabaseCheck(full, patience: .seconds(60)).failure() == .diskFull)
    }

    /// Whoever watches a server must not take it for one that waits for its database.
    @Test func aServerWhoseDatabaseWasReplacedSaysSo() async throws {
        let test = try await TestDesk()
        let database = StuckDatabase(then: .replaced)
        database.letGo()
        let desk = Desk(
            database: database, lexicon: test.desk.lexicon, japanese: nil, learner: test.desk.learner)
        try await serving(
            Workplace(of: desk), door: .open(test.desk.learner), options: ServerOptions(in: test.folder)
        ) { client in
            let answer = try await client.get("/ready")
            #expect(answer.status == .serviceUnavailable && answer.text == "backup restored\n")
        }
        try await test.remove()
    }

    /// Nothing of a learner is needed to say whether the server is ready, so that a database which hangs cannot hold it up.
    @Test(arguments: ["/ready", "/health"]) func whoWatchesTheServerWaitsForNoLearner(_ path: String) async throws {
        let test = try await TestDesk()
        let database = StuckDatabase()
        let desk = Desk(
            database: database, lexicon: test.desk.lexicon, japanese: nil, learner: test.desk.learner)
        try await serving(
            Workplace(of: desk), door: .open(test.desk.learner), options: ServerOptions(in: test.folder)
        ) { client in
            let begun = ContinuousClock.now
            let answer = try await client.get(path)
            #expect(answer.text == (path == "/ready" ? "no database\n" : "ok\n"))
            #expect(begun.duration(to: .now) < .seconds(10))
            database.letGo()
        }
        try await test.remove()
    }
}
