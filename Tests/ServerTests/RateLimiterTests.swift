import Model
import Support
import Testing

@testable import Server

/// What is counted of learners' programs in memory.
@Suite struct RateLimiterTests {
    @Test func learnersWhoAskNoMoreAreForgotten() async throws {
        let limiter = RateLimiter()
        let busy: ID<Learner> = TestIDs.next()
        // One learner has used up everything; thousands come once each.
        for _ in 1...60 { _ = try await limiter.admit(.models, for: busy, at: TestDesk.now) }
        for second in 0..<5000 as Range<Int64> {
            let now = TestDesk.now.advanced(bySeconds: second / 1000)
            _ = try await limiter.admit(.answers, for: TestIDs.next(), at: now)
        }
        #expect(limiter.counted <= 2100)
        // What a limit still needs is not forgotten.
        let now = TestDesk.now.advanced(bySeconds: 5)
        for _ in 1...5 { _ = try await limiter.admit(.models, for: busy, at: now) }
        await #expect(throws: RateLimitError.self) { try await limiter.admit(.models, for: busy, at: now) }
        for second in 1...600 as ClosedRange<Int64> {
            _ = try await limiter.admit(.answers, for: TestIDs.next(), at: now.advanced(bySeconds: 60 * second))
        }
        #expect(limiter.counted <= 256)
    }
}
