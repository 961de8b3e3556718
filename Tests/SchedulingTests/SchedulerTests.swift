import Model
import Scheduling
import Testing

@Suite struct SchedulerTests {
    let start = Timestamp(milliseconds: 1_700_000_000_000)

    @Test func aNewCardGoesThroughItsSteps() throws {
        let scheduler = try Scheduler(SchedulerOptions(fuzz: false))
        let first = scheduler.outcomes(for: CardSchedule(newAt: start), elapsedDays: 0, now: start, seed: 1)
        #expect(first.again.wait == .seconds(60))
        #expect(first.hard.wait == .seconds(330))
        #expect(first.good.wait == .seconds(600))
        #expect(first.easy.wait == .days(8))
        #expect(first.good.schedule.state == .learning && first.good.schedule.step == 1)
        let second = scheduler.outcomes(for: first.good.schedule, elapsedDays: 0, now: start, seed: 1)
        #expect(second.again.wait == .seconds(60) && second.again.schedule.step == 0)
        #expect(second.hard.wait == .seconds(600))
        #expect(second.good.wait == .days(2) && second.good.schedule.state == .review)
    }

    @Test func withOneStepHardIsHalfAsLongAgain() throws {
        let options = SchedulerOptions(learningSteps: try Steps(minutes: [10]), fuzz: false)
        let outcomes = try Scheduler(options).outcomes(
            for: CardSchedule(newAt: start), elapsedDays: 0, now: start, seed: 1)
        #expect(outcomes.hard.wait == .seconds(900))
        let days = SchedulerOptions(learningSteps: try Steps(minutes: [3 * 1440]), fuzz: false)
        let long = try Scheduler(days).outcomes(for: CardSchedule(newAt: start), elapsedDays: 0, now: start, seed: 1)
        #expect(long.hard.wait == .seconds(4 * 86_400))
    }

    @Test func aLapseLeadsThroughRelearning() throws {
        let scheduler = try Scheduler(SchedulerOptions(fuzz: false))
        let card = CardSchedule(
            state: .review, memory: MemoryState(stability: 20, difficulty: 5), interval: 20, due: start,
            lastReview: start,
            reviews: 4)
        let lapse = scheduler.outcome(of: .again, for: card, elapsedDays: 20, now: start, seed: 1)
        #expect(lapse.wait == .seconds(600))
        #expect(lapse.schedule.state == .relearning && lapse.schedule.lapses == 1)
        let again = scheduler.outcome(of: .again, for: lapse.schedule, elapsedDays: 0, now: start, seed: 1)
        #expect(again.schedule.lapses == 1 && again.schedule.state == .relearning)
        let back = scheduler.outcome(of: .good, for: lapse.schedule, elapsedDays: 0, now: start, seed: 1)
        #expect(back.schedule.state == .review && back.schedule.interval >= 1)
    }

    @Test func withoutStepsEveryAnswerGivesDays() throws {
        let options = SchedulerOptions(learningSteps: .none, relearningSteps: .none, fuzz: false)
        for algorithm in [SchedulerOptions.Algorithm.sm2, .fsrs(.defaults), .fsrs(.version5Defaults)] {
            var options = options
            options.algorithm = algorithm
            let scheduler = try Scheduler(options)
            var card = CardSchedule(newAt: start)
            for rating in [Rating.good, .again, .hard, .easy, .good] {
                let outcome = scheduler.outcome(of: rating, for: card, elapsedDays: card.interval, now: start, seed: 1)
                card = outcome.schedule
                #expect(card.state == .review)
                #expect(outcome.wait == .days(card.interval))
                #expect(card.due == start.advanced(bySeconds: Int64(card.interval) * 86_400))
            }
        }
    }

    @Test func outcomesAreTheSameAsEachAlone() throws {
        for algorithm in [SchedulerOptions.Algorithm.sm2, .fsrs(.defaults)] {
            let scheduler = try Scheduler(SchedulerOptions(algorithm: algorithm))
            let card = CardSchedule(
                state: .review, ease: 2.1, interval: 30, repetitions: 4, due: start, lastReview: start)
            let all = scheduler.outcomes(for: card, elapsedDays: 31, now: start, seed: 77)
            for rating in Rating.allCases {
                #expect(all[rating] == scheduler.outcome(of: rating, for: card, elapsedDays: 31, now: start, seed: 77))
            }
        }
    }

    @Test func fuzzStaysWithinThePublishedRanges() throws {
        // From Anki's fuzz.rs.
        for (interval, low, high) in [(2.5, 2, 4), (7, 5, 9), (17, 14, 20), (37, 33, 41), (20, 17, 23)] {
            #expect(Fuzz.range(of: interval, maximum: 1000) == low...high)
        }
        #expect(Fuzz.range(of: 2.4, maximum: 1000) == 2...2)
        #expect(Fuzz.range(of: 100, maximum: 99) == 92...99)
        #expect(Fuzz.range(of: .infinity, maximum: 5).upperBound == 5)
        #expect(Fuzz.days(of: 7, maximum: 100, chance: 0) == 5)
        #expect(Fuzz.days(of: 7, maximum: 100, chance: 0.99999) == 9)
        let scheduler = try Scheduler()
        let card = CardSchedule(state: .review, memory: MemoryState(stability: 20, difficulty: 5), due: start)
        var seen: Set<Int> = []
        for seed in 0..<200 {
            let one = scheduler.outcome(of: .good, for: card, elapsedDays: 20, now: start, seed: UInt64(seed))
            #expect(one == scheduler.outcome(of: .good, for: card, elapsedDays: 20, now: start, seed: UInt64(seed)))
            seen.insert(one.schedule.interval)
        }
        #expect(seen.count > 5)
    }

    @Test func aDeckChangesItsAlgorithmByReplayingItsLog() throws {
        let day = LearnerDay()
        var reviews: [Review] = []
        var time = start
        for (index, rating) in [Rating.good, .good, .good, .again, .good, .easy].enumerated() {
            let states: [CardState] = [.new, .learning, .review, .review, .relearning, .review]
            reviews.append(Review(time: time, rating: rating, state: states[index]))
            time = time.advanced(bySeconds: [600, 86_400 * 2, 86_400 * 9, 600, 86_400 * 3, 0][index])
        }
        let fsrs = try Scheduler(SchedulerOptions(fuzz: false))
        let sm2 = try Scheduler(SchedulerOptions(algorithm: .sm2, fuzz: false))
        let there = fsrs.replay(reviews.shuffled(), created: start, seed: 1, day: day.number)
        let expected = FSRS().replay(CardHistory(reviews, day: day.number))
        #expect(there.memory == expected)
        #expect(there.lapses == 1 && there.reviews == 6 && there.state == .review)
        let other = sm2.replay(reviews, created: start, seed: 1, day: day.number)
        #expect(other.ease < 2.5 && other.interval == 6 && other.lapses == 1)
        #expect(fsrs.replay([], created: start, seed: 1, day: day.number) == CardSchedule(newAt: start))
    }

    @Test func aCardThatOnlySM2KnewGetsAMemory() throws {
        let card = CardSchedule(state: .review, ease: 2.5, interval: 10, repetitions: 3, due: start, lastReview: start)
        let outcome = try Scheduler().outcome(of: .good, for: card, elapsedDays: 10, now: start, seed: 1)
        #expect(try #require(outcome.schedule.memory).stability > 10)
    }

    @Test(arguments: [0, 1, -0.5, .nan, .infinity])
    func aRetentionOutOfRangeIsRefused(_ retention: Double) {
        #expect(throws: SchedulingError.retentionOutOfRange) {
            try Scheduler(SchedulerOptions(desiredRetention: retention))
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e300])
    func aStepOutOfRangeIsRefused(_ minutes: Double) {
        #expect(throws: SchedulingError.stepOutOfRange("learningSteps", index: 1)) { try Steps(minutes: [1, minutes]) }
    }

    @Test func leechesAreToldAtTheThresholdAndEveryHalfAfterIt() {
        let lapses = (0...20).filter { Leech.isReached(lapses: $0, threshold: 8) }
        #expect(lapses == [8, 12, 16, 20])
        #expect((0...7).filter { Leech.isReached(lapses: $0, threshold: 3) } == [3, 5, 7])
        #expect(!(0...9).contains { Leech.isReached(lapses: $0, threshold: 0) })
    }
}
