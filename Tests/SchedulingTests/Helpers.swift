import Model
import Scheduling

func history(_ answers: [(Int, Int)]) -> CardHistory {
    CardHistory(answers.map { .init(elapsedDays: $0.1, rating: Rating(rawValue: $0.0)!) })
}

func isClose(_ value: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(value - right) <= tolerance * abs(right)
}

/// Cards of a learner whose memory follows FSRS with the given parameters.
func simulatedHistories(_ parameters: FSRSParameters, cards: Int, seed: UInt64) -> [CardHistory] {
    let fsrs = FSRS(parameters)
    var numbers = SplitMix64(seed: seed)
    return (0..<cards).map { _ in
        var answers: [CardHistory.Answer] = []
        var memory: MemoryState?
        var day = 0
        func answer(_ rating: Rating, _ days: Int) {
            memory = fsrs.next(after: memory, elapsedDays: days, rating: rating)
            answers.append(.init(elapsedDays: days, rating: rating))
        }
        answer([.again, .hard, .good, .good, .good, .easy][Int.random(in: 0..<6, using: &numbers)], 0)
        while let state = memory {
            if answers.last?.rating == .again, numbers.nextChance() < 0.7 {
                answer(numbers.nextChance() < 0.2 ? .again : .good, 0)
                continue
            }
            let days = max(1, Int(min(state.stability, 500) * (0.5 + numbers.nextChance())))
            day += days
            if day > 400 { break }
            let isRecalled = numbers.nextChance() < fsrs.retrievability(of: state, elapsedDays: Double(days))
            answer(
                isRecalled ? [.hard, .good, .good, .good, .easy][Int.random(in: 0..<5, using: &numbers)] : .again, days)
        }
        return CardHistory(answers)
    }
}

/// A learner who differs from the defaults.
let otherLearner = try! FSRSParameters([
    0.6, 1.1, 3.5, 12, 6, 0.6, 2.5, 0.02, 1.5, 0.1, 1, 1.8, 0.05, 0.35, 1.2, 0.4, 2.4, 0.7, 0.2, 0.1, 0.3,
])
