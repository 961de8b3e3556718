import Model
import Scheduling
import Testing

@Suite struct AnkiSM2Tests {
    let start = Timestamp(milliseconds: 1_773_000_000_000)

    private func card(interval: Int = 100, ease: Double = 2.5) -> CardSchedule {
        CardSchedule(
            state: .review, ease: ease, interval: interval, repetitions: 4,
            due: start.advanced(bySeconds: Int64(interval) * 86_400), lastReview: start, reviews: 7)
    }

    @Test func hardGoodAndEasyHaveIntervalsOfTheirOwn() throws {
        let scheduler = try Scheduler(SchedulerOptions(algorithm: .ankiSM2(AnkiSM2Options()), fuzz: false))
        let now = start.advanced(bySeconds: 100 * 86_400)
        let outcomes = scheduler.outcomes(for: card(), elapsedDays: 100, now: now, seed: 1)
        #expect(Rating.allCases.dropFirst().map { outcomes[$0].schedule.interval } == [120, 250, 325])
        #expect(Rating.allCases.map { outcomes[$0].schedule.ease } == [2.3, 2.35, 2.5, 2.65])
        #expect(outcomes.again.schedule.state == .relearning && outcomes.again.schedule.lapses == 1)
    }

    @Test func aLateAnswerIsCreditedByHalfOrInFull() {
        let sm2 = AnkiSM2()
        func days(_ rating: Rating) -> Int {
            sm2.interval(after: rating, interval: 10, ease: 2, daysLate: 20) { sm2.nearest(to: $0, minimum: $1) }
        }
        #expect([days(.hard), days(.good), days(.easy)] == [12, 40, 78])
    }

    @Test func aCardWhoseDueDayWasSetByHandCountsFromThatDay() throws {
        let scheduler = try Scheduler(SchedulerOptions(algorithm: .ankiSM2(AnkiSM2Options()), fuzz: false))
        var moved = card(interval: 10)
        moved.due = start.advanced(bySeconds: 30 * 86_400)
        let now = start.advanced(bySeconds: 30 * 86_400)
        let outcomes = scheduler.outcomes(for: moved, elapsedDays: 30, now: now, seed: 1)
        #expect(Rating.allCases.dropFirst().map { outcomes[$0].schedule.interval } == [12, 25, 33])
    }

    @Test func fuzzKeepsTheButtonsInOrder() throws {
        let scheduler = try Scheduler(SchedulerOptions(algorithm: .ankiSM2(AnkiSM2Options())))
        var seen: Set<Int> = []
        for seed in 0..<300 {
            let now = start.advanced(bySeconds: 20 * 86_400)
            let outcomes = scheduler.outcomes(
                for: card(interval: 20, ease: 1.3), elapsedDays: 20, now: now, seed: UInt64(seed))
            let days = Rating.allCases.dropFirst().map { outcomes[$0].schedule.interval }
            #expect(days[0] > 20 && days[0] < days[1] && days[1] < days[2])
            for rating in Rating.allCases {
                let alone = scheduler.outcome(
                    of: rating, for: card(interval: 20, ease: 1.3), elapsedDays: 20, now: now, seed: UInt64(seed))
                #expect(outcomes[rating] == alone)
            }
            seen.insert(days[1])
        }
        #expect(seen.count > 3)
    }

    @Test func theQuietestDayIsWithinReachOfEveryButton() throws {
        let scheduler = try Scheduler(SchedulerOptions(algorithm: .ankiSM2(AnkiSM2Options())))
        let reachable = scheduler.reachableDays(for: card(interval: 20, ease: 1.3), elapsedDays: 20)
        for busy in [0..<40, 20..<30, 24..<27, 10..<25] {
            let cards = (0..<90).map { busy.contains($0) ? 50 : 1 }
            let outcomes = scheduler.outcomes(
                for: card(interval: 20, ease: 1.3), elapsedDays: 20, now: start, seed: 1, load: DayLoad(cards: cards))
            for rating in [Rating.hard, .good, .easy] {
                let days = outcomes[rating].schedule.interval
                #expect(reachable.contains { $0.contains(days) })
            }
        }
    }

    @Test func absurdOptionsAndCardsGiveIntervalsWithinTheirMaximum() throws {
        var options = AnkiSM2Options()
        options.startingEase = .nan
        options.hardMultiplier = 1e308
        options.easyBonus = .infinity
        options.intervalMultiplier = -1
        options.lapseMultiplier = -.infinity
        options.minimumLapseInterval = .max
        options.graduatingInterval = .min
        options.easyInterval = .max
        for steps in [Steps.none, .learning] {
            let scheduler = try Scheduler(
                SchedulerOptions(
                    algorithm: .ankiSM2(options), maximumInterval: 400, learningSteps: steps, relearningSteps: steps))
            for interval in [Int.min, -1, 0, 1, 36_500, .max] {
                for ease in [Double.nan, -1e308, 0, 1e308, .infinity] {
                    for state in CardState.allCases {
                        var card = card(interval: 5)
                        card.state = state
                        card.interval = interval
                        card.ease = ease
                        for elapsed in [Int.min, 0, .max] {
                            let outcomes = scheduler.outcomes(for: card, elapsedDays: elapsed, now: start, seed: 3)
                            for rating in Rating.allCases {
                                if case .days(let days) = outcomes[rating].wait { #expect((1...400).contains(days)) }
                            }
                        }
                    }
                }
            }
        }
    }
}
