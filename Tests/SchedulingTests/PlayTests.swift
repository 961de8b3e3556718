import Model
import Scheduling
import Testing

@Suite struct PlayTests {
    @Test func answersFollowEachOtherAsIfGivenOneByOne() throws {
        let answers: [CardHistory.Answer] = [
            .init(elapsedDays: 0, rating: .good), .init(elapsedDays: 0, rating: .good),
            .init(elapsedDays: 2, rating: .again), .init(elapsedDays: 1, rating: .easy),
        ]
        for algorithm in [SchedulerOptions.Algorithm.fsrs(.defaults), .sm2, .ankiSM2(AnkiSM2Options())] {
            let scheduler = try Scheduler(SchedulerOptions(algorithm: algorithm, fuzz: false))
            let played = scheduler.play(answers)
            #expect(played.map(\.rating) == answers.map(\.rating))
            var now = Timestamp(milliseconds: 0)
            var card = CardSchedule(newAt: now)
            for (answer, played) in zip(answers, played) {
                let days = Int(answer.elapsedDays)
                now = now.advanced(bySeconds: Int64(days) * 86_400)
                let outcomes = scheduler.outcomes(for: card, elapsedDays: days, now: now, seed: 0)
                #expect(played.outcomes == outcomes && played.outcome == outcomes[answer.rating])
                card = outcomes[answer.rating].schedule
            }
        }
    }

    @Test func aWaitIsInDaysOrAFractionOfOne() throws {
        let played = try Scheduler(SchedulerOptions(fuzz: false)).play([
            .init(elapsedDays: 0, rating: .good), .init(elapsedDays: 0, rating: .easy),
        ])
        #expect(played[0].outcome.wait.inDays == 600.0 / 86_400)
        #expect(played[1].outcome.wait.inDays == Double(played[1].outcome.schedule.interval))
    }

    @Test func tooManyDaysCountAsAMillion() throws {
        let scheduler = try Scheduler(SchedulerOptions(fuzz: false))
        func played(_ days: Int) -> [PlayedAnswer] {
            scheduler.play([.init(elapsedDays: 0, rating: .easy), .init(elapsedDays: days, rating: .good)])
        }
        #expect(played(.max) == played(1_000_000))
        #expect(scheduler.play([]).isEmpty)
    }
}
