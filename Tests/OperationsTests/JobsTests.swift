import Library
import Model
import Routes
import Storage
import Support
import Synchronization
import Testing

@testable import Operations

@Suite struct JobsTests {
    private struct Broken: Error {}

    private static func job(_ subject: String) -> Job<Int> { Job(JobName(.change, subject)) }
    private static let subject = JobSubject("is:due", at: .review(.browse()))

    /// Waits until a job is in a state that the closure accepts.
    private static func state(
        of job: Job<Int>, in jobs: Jobs, _ isWanted: (JobState<Int, any Error>) -> Bool
    ) async throws -> JobState<Int, any Error> {
        while true {
            let state = try #require(try await jobs.state(of: job))
            if isWanted(state) { return state }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    private static func end(of job: Job<Int>, in jobs: Jobs) async throws -> JobState<Int, any Error> {
        try await state(of: job, in: jobs) { if case .running = $0 { false } else { true } }
    }

    @Test func aJobTellsHowFarItIsAndWhatItMade() async throws {
        let jobs = Jobs()
        let (gate, opener) = AsyncStream.makeStream(of: Void.self)
        let job = Self.job("1")
        try await jobs.start(job, Self.subject, from: JobProgress(fraction: 0)) { report in
            report(JobProgress(step: 1, fraction: 0.5))
            for await _ in gate { break }
            return 7
        }
        #expect(try await jobs.subject(of: job.name) == Self.subject)
        _ = try await Self.state(of: job, in: jobs) {
            if case .running(JobProgress(step: 1, fraction: 0.5)) = $0 { true } else { false }
        }
        opener.yield()
        guard case .finished(7) = try await Self.end(of: job, in: jobs) else {
            Issue.record("It has another result.")
            return
        }
        #expect(try await jobs.state(of: Self.job("2")) == nil)
        #expect(try await jobs.subject(of: Self.job("2").name) == nil)
    }

    @Test func whatBecomesOfAJobIsTold() async throws {
        let (steps, step) = AsyncStream.makeStream(of: JobStep.self)
        let jobs = Jobs(tellStep: { _, became in step.yield(became) })
        try await jobs.start(Self.job("1"), Self.subject) { _ in 1 }
        #expect(await Self.next(2, of: steps) == [.started, .finished])
        try await jobs.start(Self.job("2"), Self.subject) { _ in throw Broken() }
        #expect(await Self.next(2, of: steps) == [.started, .failed])
        try await jobs.start(Self.job("3"), Self.subject) { _ in
            try await Task.sleep(for: .seconds(600))
            return 1
        }
        #expect(await Self.next(1, of: steps) == [.started])
        // The same name again starts nothing.
        try await jobs.start(Self.job("3"), Self.subject) { _ in 2 }
        try await jobs.cancel(Self.job("3").name)
        #expect(await Self.next(1, of: steps) == [.cancelled])
    }

    private static func next(_ count: Int, of steps: AsyncStream<JobStep>) async -> [JobStep] {
        var next: [JobStep] = []
        for await step in steps {
            next.append(step)
            if next.count == count { break }
        }
        return next
    }

    @Test func aSecondJobOfANameDoesNothing() async throws {
        let jobs = Jobs()
        let job = Self.job("1")
        try await jobs.start(job, Self.subject) { _ in
            try await Task.sleep(for: .seconds(600))
            return 1
        }
        try await jobs.start(job, JobSubject("another", at: .review())) { _ in 2 }
        #expect(try await jobs.subject(of: job.name) == Self.subject)
        // What runs is not forgotten.
        try await jobs.forget(job.name)
        try await jobs.cancel(job.name)
        guard case .cancelled = try await Self.end(of: job, in: jobs) else {
            Issue.record("It was not cancelled.")
            return
        }
        try await jobs.start(job, Self.subject) { _ in 2 }
        guard case .finished(2) = try await Self.end(of: job, in: jobs) else {
            Issue.record("It did not start again.")
            return
        }
        try await jobs.forget(job.name)
        #expect(try await jobs.subject(of: job.name) == nil)
    }

    @Test func anErrorIsKept() async throws {
        let jobs = Jobs()
        let job = Self.job("1")
        try await jobs.start(job, Self.subject) { _ in throw Broken() }
        guard case .failed(let error) = try await Self.end(of: job, in: jobs) else {
            Issue.record("It did not fail.")
            return
        }
        #expect(error is Broken)
    }

    @Test func aFailureIsToldAndACancellationIsNot() async throws {
        let told = Told()
        let jobs = Jobs { told.add("\($0.rawValue): \($1)") }
        let (failing, cancelled) = (Self.job("1"), Self.job("2"))
        try await jobs.start(failing, Self.subject) { _ in throw Broken() }
        try await jobs.start(cancelled, Self.subject) { _ in throw CancellationError() }
        _ = try await Self.end(of: failing, in: jobs)
        _ = try await Self.end(of: cancelled, in: jobs)
        // It is told just after the state has changed.
        while told.lines.isEmpty { await Task.yield() }
        #expect(told.lines == ["change: Broken()"])
    }

    @Test func severalFilesStopAtTheFirstThatCannotBeSaved() async throws {
        let test = try await TestDesk()
        let full = Desk(
            database: FullDatabase(test.desk.database, fullAt: .beginning), lexicon: test.desk.lexicon, japanese: nil,
            learner: test.desk.learner)
        let workplace = Workplace(of: full)
        let told = Told()
        workplace.onFailedJob { told.add("\($0.rawValue): \(type(of: $1))") }
        let files = try ["a.txt", "b.txt", "c.txt"].map {
            try Desk.ImportRequest(file: .init(.bytes(Array($0 == "a.txt" ? "".utf8 : "我在看书。".utf8)), named: $0))
        }
        let imported = try await workplace.context(of: full.learner).importBooks(files)
        #expect(imported.map(\.name) == ["a.txt", "b.txt", "c.txt"])
        let errors = imported.map { file -> (any Error)? in
            if case .failure(let error) = file.outcome { error } else { nil }
        }
        // The first is empty, which says nothing about the next; the last was not tried.
        #expect(errors[0] is LibraryError)
        #expect(errors[1] as? StorageError == .diskFull && errors[2] as? StorageError == .diskFull)
        #expect(told.lines == ["books: LibraryError", "books: StorageError"])
        try await test.remove()
    }

    @Test func theOldestThatHasEndedIsForgottenAmongThoseOfItsKind() async throws {
        let jobs = Jobs()
        let other = Job<Int>(JobName(.recount, "1"))
        let lasting = Self.job("lasting")
        try await jobs.start(other, Self.subject) { _ in 0 }
        try await jobs.start(lasting, Self.subject) { _ in
            try await Task.sleep(for: .seconds(600))
            return 0
        }
        for number in 1...Jobs.limit {
            let job = Self.job("\(number)")
            try await jobs.start(job, Self.subject) { _ in number }
            _ = try await Self.end(of: job, in: jobs)
        }
        #expect(try await jobs.subject(of: Self.job("1").name) == nil)
        #expect(try await jobs.subject(of: Self.job("2").name) != nil)
        #expect(try await jobs.subject(of: Self.job("\(Jobs.limit)").name) != nil)
        #expect(try await jobs.subject(of: lasting.name) != nil)
        #expect(try await jobs.subject(of: other.name) != nil)
        try await jobs.cancel(lasting.name)
    }

    @Test func aJobHasOneTypeOfResult() async throws {
        let jobs = Jobs()
        let job = Self.job("1")
        try await jobs.start(job, Self.subject) { _ in 7 }
        _ = try await Self.end(of: job, in: jobs)
        #expect(try await jobs.state(of: Job<String>(job.name)) == nil)
    }
}

private final class Told: Sendable {
    private let all = Mutex<[String]>([])

    var lines: [String] { all.withLock { $0 } }

    func add(_ line: String) { all.withLock { $0.append(line) } }
}
