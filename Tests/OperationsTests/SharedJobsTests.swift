import Foundation
import Model
import Pages
import Routes
import Storage
import Support
import Testing
import Wire

@testable import Operations

/// Two servers before one database, each with its jobs of the same learner.
@Suite struct SharedJobsTests {
    private static let job = Job<Int>(JobName(.change, "1"))
    private static let subject = JobSubject("is:due", at: .review(.browse()))

    /// What every test needs: a table for each of two servers, and the clock of both.
    private struct Servers {
        let test: TestDesk
        let clock = TurnedClock()

        init(on engine: Engine) async throws { test = try await TestDesk(on: engine) }

        func table(_ server: String) -> JobTable {
            JobTable(
                database: test.desk.database, learner: test.desk.learner, server: server, clock: clock,
                pause: .milliseconds(5))
        }

        func jobs(_ server: String) -> Jobs { Jobs(in: table(server)) }
    }

    /// Waits until a server shows a state that the closure accepts.
    private static func state(
        _ jobs: Jobs, _ isWanted: (JobState<Int, any Error>) -> Bool
    ) async throws -> JobState<Int, any Error> {
        while true {
            let state = try #require(try await jobs.state(of: job))
            if isWanted(state) { return state }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    private static func end(_ jobs: Jobs) async throws -> JobState<Int, any Error> {
        try await state(jobs) { if case .running = $0 { false } else { true } }
    }

    /// A sentence may be longer than an index of PostgreSQL takes, and what a database can compress is not.
    @Test(arguments: Engine.tested) func aJobMayHaveALongName(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let jobs = servers.jobs("1")
        var scalars = String.UnicodeScalarView()
        var state: UInt32 = 1
        while scalars.count < 5000 {
            state = state &* 1_664_525 &+ 1_013_904_223
            if let scalar = Unicode.Scalar(0x4E00 + (state >> 16) % 0x5000) { scalars.append(scalar) }
        }
        for (number, ending) in ["。", "！"].enumerated() {
            let job = Job<Int>(.sentence(String(scalars) + ending, in: .chinese))
            try await jobs.start(job, Self.subject) { _ in number }
            while true {
                // As another server sees it.
                guard case .running = try #require(try await servers.jobs("2").state(of: job)) else { break }
                try await Task.sleep(for: .milliseconds(1))
            }
            guard case .finished(number)? = try await servers.jobs("2").state(of: job) else {
                Issue.record("It has another result.")
                continue
            }
        }
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func aJobIsShownByEveryServer(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let (one, other) = (servers.jobs("1"), servers.jobs("2"))
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        try await one.start(Self.job, Self.subject, from: JobProgress(fraction: 0)) { report in
            report(JobProgress(step: 1, fraction: 0.5))
            for await _ in gate { break }
            return 7
        }
        #expect(try await other.subject(of: Self.job.name) == Self.subject)
        _ = try await Self.state(other) {
            if case .running(JobProgress(step: 1, fraction: 0.5)) = $0 { true } else { false }
        }
        // Nobody begins it again, and nobody forgets it.
        try await other.start(Self.job, JobSubject("another", at: .review())) { _ in 8 }
        try await other.forget(Self.job.name)
        #expect(try await other.subject(of: Self.job.name) == Self.subject)
        opener.yield()
        for jobs in [one, other] {
            guard case .finished(7) = try await Self.end(jobs) else {
                Issue.record("It has another result.")
                continue
            }
        }
        // A result of another type is none.
        #expect(try await other.state(of: Job<String>(Self.job.name)) == nil)
        try await other.forget(Self.job.name)
        #expect(try await one.state(of: Self.job) == nil)
        #expect(try await one.subject(of: Self.job.name) == nil)
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func aJobIsCancelledByEveryServer(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let (one, other) = (servers.jobs("1"), servers.jobs("2"))
        try await one.start(Self.job, Self.subject) { _ in
            try await Task.sleep(for: .seconds(600))
            return 7
        }
        try await other.cancel(Self.job.name)
        for jobs in [one, other] {
            guard case .cancelled = try await Self.end(jobs) else {
                Issue.record("It was not cancelled.")
                continue
            }
        }
        // The flag is of that job, not of the next one.
        try await other.start(Self.job, Self.subject) { _ in 8 }
        guard case .finished(8) = try await Self.end(one) else {
            Issue.record("It did not start again.")
            return
        }
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func aJobWhoseServerHasStoppedWasInterrupted(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        // It is never heard of again.
        let run = servers.table("1").newRun()
        #expect(try await servers.table("1").begin(Self.job.name, run, Self.subject, JobProgress(fraction: 0.25)))
        let other = servers.jobs("2")
        guard case .running(JobProgress(fraction: 0.25)) = try await other.state(of: Self.job) else {
            Issue.record("It does not run.")
            return
        }
        servers.clock.advance(bySeconds: 30)
        guard case .running = try await other.state(of: Self.job) else {
            Issue.record("It does not run as long as its lease.")
            return
        }
        servers.clock.advance(bySeconds: 1)
        guard case .failed(let error as KeptError) = try await other.state(of: Self.job) else {
            Issue.record("It has another state.")
            return
        }
        #expect(error.problem == .jobInterrupted(.change) && error.status == 503)
        try await other.start(Self.job, Self.subject) { _ in 8 }
        guard case .finished(8) = try await Self.end(other) else {
            Issue.record("It did not start again.")
            return
        }
        // What the first server would still write is no longer about this job.
        #expect(try await !servers.table("1").renew(Self.job.name, run, JobProgress()))
        await servers.table("1").end(Self.job.name, run, JobState<Int, any Error>.finished(1))
        guard case .finished(8) = try await other.state(of: Self.job) else {
            Issue.record("The result is another job's.")
            return
        }
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func aLeaseIsRenewedAsLongAsTheJobRuns(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let table = servers.table("1")
        let run = table.newRun()
        #expect(try await table.begin(Self.job.name, run, Self.subject, JobProgress()))
        for _ in 1...3 {
            servers.clock.advance(bySeconds: 20)
            #expect(try await table.renew(Self.job.name, run, JobProgress()))
        }
        #expect(try await servers.table("2").row(Self.job.name)?.isInterrupted == false)
        #expect(try await !servers.table("2").begin(Self.job.name, "2", Self.subject, JobProgress()))
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func anErrorIsToldByEveryServer(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let (one, other) = (servers.jobs("1"), servers.jobs("2"))
        try await one.start(Self.job, Self.subject) { _ in throw StorageError.diskFull }
        guard case .failed(let full as KeptError) = try await Self.end(other) else {
            Issue.record("It has another state.")
            return
        }
        #expect(full.problem == .diskFull && full.status == 507)
        _ = try await Self.end(one)
        // The page of a question tells the model's own error.
        try await one.start(Self.job, Self.subject) { _ in throw ModelError.timedOut(seconds: 30) }
        guard case .failed(let late as ModelError) = try await Self.end(other) else {
            Issue.record("It has another state.")
            return
        }
        #expect(late == .timedOut(seconds: 30))
        try await servers.test.remove()
    }

    @Test(arguments: Engine.tested) func theOldestOfAKindMakeRoom(_ engine: Engine) async throws {
        let servers = try await Servers(on: engine)
        let table = servers.table("1")
        for number in 0...Jobs.limit {
            let name = JobName(.change, "\(number)")
            let run = table.newRun()
            #expect(try await table.begin(name, run, Self.subject, JobProgress()))
            await table.end(name, run, JobState<Int, any Error>.finished(number))
            servers.clock.advance(bySeconds: 1)
        }
        // Room is made when the next one begins.
        #expect(try await table.begin(JobName(.change, "next"), "next", Self.subject, JobProgress()))
        #expect(try await table.row(JobName(.change, "0")) == nil)
        #expect(try await table.row(JobName(.change, "\(Jobs.limit)")) != nil)
        try await servers.test.remove()
    }

    @Test func resultsAreReadAsTheyWereWritten() throws {
        let files = [
            ImportedFile(name: "a.txt", outcome: .failure(StorageError.diskFull)),
            ImportedFile(name: "b.txt", outcome: .failure(ModelError.untrusted)),
        ]
        let read = try JSONDecoder().decode([ImportedFile].self, from: JSONEncoder().encode(files))
        #expect(read.map(\.name) == ["a.txt", "b.txt"])
        guard case .failure(let full as KeptError) = read[0].outcome,
            case .failure(let untrusted as ModelError) = read[1].outcome
        else {
            Issue.record("They have other outcomes.")
            return
        }
        #expect(full.problem == .diskFull && untrusted == .untrusted)
        let settled = DeckSettling(deck: TestIDs.next(), outcome: .settled(recounted: 9))
        #expect(try JSONDecoder().decode(DeckSettling.self, from: JSONEncoder().encode(settled)) == settled)
    }
}
