import Model
import Scheduling

func checkFSRS(_ report: inout Report) {
    var dice = Dice(seed: 11)
    for (name, parameters) in [("FSRS-6", FSRSParameters.defaults), ("FSRS-5", .version5Defaults)] {
        let fsrs = FSRS(parameters)
        var bits = Bits()
        for _ in 0..<300 {
            let history = someHistory(&dice)
            for state in fsrs.states(of: history) {
                bits.add(state.stability)
                bits.add(state.difficulty)
                bits.add(fsrs.retrievability(of: state, elapsedDays: Double(dice.next(below: 400))))
                bits.add(Double(fsrs.intervalDays(stability: state.stability, retention: 0.85)))
            }
        }
        report.same(name + " on 300 histories", bits.bytes)
    }
    let history = CardHistory(
        [3, 3, 3, 3, 1, 3].map { .init(elapsedDays: $0 * 3, rating: Rating(rawValue: $0) ?? .good) })
    report.expect("a log has a memory", FSRS().replay(history) != nil)
    report.expect("an empty log has none", FSRS().replay(CardHistory([])) == nil)
    report.expect("FSRS takes 21 or 19 parameters", (try? FSRSParameters([1, 2, 3])) == nil)
}

func checkScheduler(_ report: inout Report) {
    var dice = Dice(seed: 12)
    let start = Timestamp(milliseconds: 1_773_000_000_000)
    for (name, algorithm) in [("FSRS", SchedulerOptions.Algorithm.fsrs(.defaults)), ("SM-2", .sm2)] {
        guard let scheduler = try? Scheduler(SchedulerOptions(algorithm: algorithm)) else {
            report.expect("a scheduler is made", false)
            continue
        }
        var bits = Bits()
        for seed in 0..<200 {
            var card = CardSchedule(newAt: start)
            for _ in 0..<12 {
                let now = card.due.advanced(bySeconds: Int64(dice.next(below: 200_000)))
                let days = card.lastReview.map { Int(now.seconds(since: $0) / 86_400) } ?? 0
                let outcomes = scheduler.outcomes(for: card, elapsedDays: days, now: now, seed: UInt64(seed))
                for rating in Rating.allCases { bits.add(Double(outcomes[rating].schedule.due.milliseconds)) }
                card = outcomes[Rating(rawValue: 1 + dice.next(below: 4)) ?? .good].schedule
                bits.add(card.ease)
            }
        }
        report.same(name + " on 200 cards", bits.bytes)
    }
    let quiet = DayLoad(cards: [9, 9, 9, 9, 9, 9, 9, 9, 1, 9, 9, 9]).quietest(of: 9, maximum: 100)
    report.expect("the quietest day", "\(quiet ?? 0)", "8")
}

func checkFitting(_ report: inout Report) {
    var dice = Dice(seed: 13)
    var histories: [CardHistory] = []
    for _ in 0..<600 { histories.append(someHistory(&dice)) }
    guard let fit = try? FSRS.fit(histories) else {
        report.expect("a log is fitted", false)
        return
    }
    var bits = Bits()
    for value in fit.parameters.values { bits.add(value) }
    for value in [fit.before.logLoss, fit.before.rmseBins, fit.after.logLoss, fit.after.rmseBins] { bits.add(value) }
    report.expect("random answers are unlike the defaults", fit.isBetter)
    report.same("parameters fitted to 600 cards", bits.bytes)

    var options = SimulationOptions()
    options.days = 90
    options.newCards = 300
    var simulated = Bits()
    if let simulation = try? FSRS().simulate(options, desiredRetention: 0.9) {
        simulated.add(simulation.remembered)
        simulated.add(simulation.seconds)
        simulated.add(Double(simulation.reviews))
    }
    report.same("a simulated quarter", simulated.bytes)
}

/// The bit patterns of numbers.
private struct Bits {
    private(set) var bytes: [UInt8] = []

    mutating func add(_ value: Double) {
        for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift * 8))) }
    }
}

private func someHistory(_ dice: inout Dice) -> CardHistory {
    var answers: [CardHistory.Answer] = []
    for place in 0...dice.next(below: 14) {
        let days = place == 0 || dice.next(below: 4) == 0 ? 0 : 1 + dice.next(below: 60)
        answers.append(.init(elapsedDays: days, rating: Rating(rawValue: 1 + dice.next(below: 4)) ?? .good))
    }
    return CardHistory(answers)
}
