import Foundation
import Model
import Support
import Synchronization
import Testing

@testable import Lanes

@Suite struct LaneTests {
    private func lane(
        threads: Int = 1, running: Int = 1, runningOfOne: Int? = nil, waiting: Int = 100, ofOne: Int = 100
    ) -> Lane {
        Lane(
            name: "test",
            limits: Lane.Limits(
                threads: threads, running: running, runningOfOne: runningOfOne, waiting: waiting, waitingOfOne: ofOne,
                retryAfter: 7), niceness: 0)
    }

    /// Waits until `count` pieces of work are waiting in a lane.
    private func wait(for count: Int, in lane: Lane) async {
        while lane.load.waiting < count { await Task.yield() }
    }

    @Test func workRunsOnTheLanesOwnThreadsAlsoAfterASuspension() async throws {
        let names = try await lane().run(for: TestIDs.next()) {
            let before = threadName()
            await Task.yield()
            return [before, threadName()]
        }
        #expect(names == ["test", "test"])
    }

    @Test func learnersTakeTurns() async throws {
        let lane = lane()
        let (busy, late): (ID<Learner>, ID<Learner>) = (TestIDs.next(), TestIDs.next())
        let order = Journal()
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await lane.run(for: busy) { await gate.wait() } }
            while lane.load.running == 0 { await Task.yield() }
            for number in 1...3 {
                group.addTask { try await lane.run(for: busy) { order.add("busy") } }
                await wait(for: number, in: lane)
            }
            group.addTask { try await lane.run(for: late) { order.add("late") } }
            await wait(for: 4, in: lane)
            gate.open()
            try await group.waitForAll()
        }
        #expect(order.lines == ["busy", "late", "busy", "busy"])
        #expect(lane.load == (0, 0))
    }

    @Test func aFullLaneSaysWhenToTryAgainAndKeepsRoomForOthers() async throws {
        let lane = lane(waiting: 3, ofOne: 1)
        let (greedy, other): (ID<Learner>, ID<Learner>) = (TestIDs.next(), TestIDs.next())
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await lane.run(for: greedy) { await gate.wait() } }
            while lane.load.running == 0 { await Task.yield() }
            group.addTask { try await lane.run(for: greedy) {} }
            await wait(for: 1, in: lane)
            await #expect(throws: LaneError.full(retryAfter: 7)) { try await lane.run(for: greedy) {} }
            group.addTask { try await lane.run(for: other) {} }
            await wait(for: 2, in: lane)
            gate.open()
            try await group.waitForAll()
        }
    }

    @Test func dictionariesTakeTurnsAndOtherJobsGoOn() async throws {
        let lanes = Lanes()
        let (one, other): (ID<Learner>, ID<Learner>) = (TestIDs.next(), TestIDs.next())
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await lanes.dictionaries.run(for: one) { await gate.wait() } }
            while lanes.dictionaries.load.running == 0 { await Task.yield() }
            group.addTask { try await lanes.dictionaries.run(for: other) {} }
            await wait(for: 1, in: lanes.dictionaries)
            #expect(lanes.dictionaries.load == (1, 1))
            try await lanes.jobs.run(for: one) {}
            gate.open()
            try await group.waitForAll()
        }
        #expect(lanes.dictionaries.load == (0, 0))
    }

    @Test func whoStopsWaitingGivesTheirPlaceUp() async throws {
        let lane = lane()
        let learner: ID<Learner> = TestIDs.next()
        let gate = Gate()
        let first = Task { try await lane.run(for: learner) { await gate.wait() } }
        while lane.load.running == 0 { await Task.yield() }
        let second = Task { try await lane.run(for: learner) { Issue.record("It was cancelled before its turn.") } }
        await wait(for: 1, in: lane)
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(lane.load == (1, 0))
        gate.open()
        try await first.value
        #expect(lane.load == (0, 0))
    }

    @Test func workSeesThatItIsCancelled() async throws {
        let lane = lane()
        let learner: ID<Learner> = TestIDs.next()
        let task = Task {
            try await lane.run(for: learner) {
                // Ends only by cancellation.
                while true { try Task.checkCancellation() }
            }
        }
        while lane.load.running == 0 { await Task.yield() }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(lane.load == (0, 0))
    }

    @Test func workInALaneDoesNotWaitForItselfWhenItAsksForOne() async throws {
        let (lane, other) = (lane(), lane())
        let learner: ID<Learner> = TestIDs.next()
        let value = try await lane.run(for: learner) {
            try await lane.run(for: learner) { try await other.run(for: learner) { threadName() } }
        }
        #expect(value == "test")
        #expect(other.load == (0, 0))
    }

    @Test func noLearnerHasAllOfALane() async throws {
        let lane = lane(threads: 2, running: 2, runningOfOne: 1)
        let (busy, other): (ID<Learner>, ID<Learner>) = (TestIDs.next(), TestIDs.next())
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...3 { group.addTask { try await lane.run(for: busy) { await gate.wait() } } }
            await wait(for: 2, in: lane)
            #expect(lane.load == (1, 2))
            // The remaining place is for another learner, who does not have to wait.
            try await lane.run(for: other) { #expect(lane.load == (2, 2)) }
            #expect(lane.load == (1, 2))
            gate.open()
            try await group.waitForAll()
        }
        #expect(lane.load == (0, 0))
    }

    @Test func asMuchRunsAtOnceAsTheLaneTakes() async throws {
        let lane = lane(threads: 2, running: 2)
        let learner: ID<Learner> = TestIDs.next()
        let gate = Gate()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...5 { group.addTask { try await lane.run(for: learner) { await gate.wait() } } }
            await wait(for: 3, in: lane)
            #expect(lane.load == (2, 3))
            gate.open()
            try await group.waitForAll()
        }
    }
}

/// A synchronous function, because Foundation does not provide the name in asynchronous code.
private func threadName() -> String? { Thread.current.name }

/// Events in order.
private final class Journal: Sendable {
    private let state = Mutex<[String]>([])

    var lines: [String] { state.withLock { $0 } }

    func add(_ line: String) { state.withLock { $0.append(line) } }
}

/// Holds tasks until it is opened.
private final class Gate: Sendable {
    private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
