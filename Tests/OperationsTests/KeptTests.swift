import Model
import Review
import Support
import Testing

@testable import Operations

/// What a program keeps in memory of learners does not grow with everybody who has ever been there.
@Suite struct KeptTests {
    private static func after(_ seconds: Int64) -> Timestamp { TestDesk.now.advanced(bySeconds: seconds) }

    private static func work() -> LearnerWork { LearnerWork(jobsIn: nil, tell: { _, _ in }, tellStep: { _, _ in }) }

    private static let list = WaitingLists.Waiting(
        list: WordList(fileName: "words.csv", source: .bytes(Array("银行".utf8))))

    @Test func ofLearnersWhoComeAndGoLittleIsKept() async throws {
        let test = try await TestDesk()
        let workplace = Workplace(of: test.desk)
        for _ in 1...6000 { _ = await workplace.context(of: TestIDs.next(), at: TestDesk.now) }
        let kept = workplace.kept
        #expect(kept.works <= 256)
        #expect(kept.desks <= 64)
        #expect(kept.zones <= 4096)
        try await test.remove()
    }

    @Test func whoeverIsHereKeepsTheSame() {
        var works = KeptWorks()
        let mine: ID<Learner> = TestIDs.next()
        let work = works.work(of: mine, at: TestDesk.now) { Self.work() }
        for _ in 1...2000 { _ = works.work(of: TestIDs.next(), at: Self.after(10 * 86_400)) { Self.work() } }
        // A request has it still.
        #expect(works[mine] === work)
        #expect(works.count <= 512)
    }

    @Test func whatWaitsForALearnerIsKeptForADay() {
        var works = KeptWorks()
        let mine: ID<Learner> = TestIDs.next()
        works.work(of: mine, at: TestDesk.now) { Self.work() }.lists["words"] = Self.list
        // Others come, so many that those who left nothing have to go.
        for second in 1...2000 as ClosedRange<Int64> {
            _ = works.work(of: TestIDs.next(), at: Self.after(second)) { Self.work() }
        }
        #expect(works[mine]?.lists["words"] != nil)
        _ = works.work(of: mine, at: Self.after(80_000)) { Self.work() }
        _ = works.work(of: TestIDs.next(), at: Self.after(90_000)) { Self.work() }
        #expect(works[mine]?.lists["words"] != nil)
        _ = works.work(of: TestIDs.next(), at: Self.after(80_000 + 86_400)) { Self.work() }
        #expect(works[mine] == nil)
    }

    @Test func whatGoesOnIsNotLetGo() async throws {
        var works = KeptWorks()
        let mine: ID<Learner> = TestIDs.next()
        let isOver = AsyncStream<Void>.makeStream()
        let job = Job<DeckSettling>.recount(of: TestIDs.next())
        let jobs = works.work(of: mine, at: TestDesk.now) { Self.work() }.jobs
        try await jobs.start(job, JobSubject("", at: .today)) { _ in
            for await _ in isOver.stream {}
            throw CancellationError()
        }
        _ = works.work(of: TestIDs.next(), at: Self.after(10 * 86_400)) { Self.work() }
        #expect(works.busy == [mine])
        isOver.continuation.finish()
        while jobs.isAnyRunning { await Task.yield() }
        _ = works.work(of: TestIDs.next(), at: Self.after(20 * 86_400)) { Self.work() }
        #expect(works[mine] == nil)
    }

    @Test func theOldestAreLetGo() {
        var recent = RecentLearners<Int>(keeping: 10)
        let learners: [ID<Learner>] = (0..<100).map { _ in TestIDs.next() }
        for (number, learner) in learners.enumerated() {
            recent[learner] = number
            // The first is here all the time.
            #expect(recent[learners[0]] == 0)
            #expect(recent.count <= 10)
        }
        #expect(recent[learners[99]] == 99)
        #expect(recent[learners[50]] == nil)
        recent[learners[0]] = nil
        #expect(recent[learners[0]] == nil)
        recent.removeAll()
        #expect(recent.count == 0 && recent[learners[99]] == nil)
    }
}
