import Model

/// How well FSRS foretold what a learner recalled.
public struct Evaluation: Hashable, Sendable {
    /// The mean of −ln(chance given to what happened). Smaller is better; 0 would be foresight.
    public var logLoss: Double
    /// The root mean square distance between foretold and true share of recall, over bins of alike reviews.
    ///
    /// Bins as in open-spaced-repetition's srs-benchmark and fsrs-rs: by days since the last answer, number of answers and
    /// lapses, each on a logarithmic scale.
    public var rmseBins: Double
    /// How many reviews were judged.
    public var reviews: Int
}

extension FSRS {
    /// Judges predictions of every answer that came at least a day after the one before.
    ///
    /// - Returns: Zeros where there is nothing to judge.
    public func evaluate(_ histories: [CardHistory]) -> Evaluation {
        evaluate(histories) { _ in true }
    }

    func evaluate(_ histories: [CardHistory], where selects: (Int) -> Bool) -> Evaluation {
        var table: [Bin: Int] = [:]
        var bins: [(foretold: Double, recalled: Double, count: Double)] = []
        var loss = 0.0
        var count = 0
        for index in histories.indices where selects(index) {
            var memory: MemoryState?
            var answersBefore = 0
            var lapses = 0
            for answer in histories[index].answers {
                let days = Int(answer.elapsedDays)
                if let memory, days > 0 {
                    let chance = retrievability(of: memory, elapsedDays: Double(days))
                    let happened = answer.rating.isRecalled ? chance : 1 - chance
                    loss -= logarithm(max(happened, 1e-15))
                    count += 1
                    answersBefore += 1
                    let bin = Bin(days: days, answers: answersBefore + 1, lapses: lapses)
                    let place: Int
                    if let known = table[bin] {
                        place = known
                    } else {
                        place = bins.count
                        table[bin] = place
                        bins.append((0, 0, 0))
                    }
                    bins[place].foretold += chance
                    bins[place].recalled += answer.rating.isRecalled ? 1 : 0
                    bins[place].count += 1
                    if answer.rating == .again { lapses += 1 }
                }
                memory = next(after: memory, elapsedDays: days, rating: answer.rating)
            }
        }
        guard count > 0 else { return Evaluation(logLoss: 0, rmseBins: 0, reviews: 0) }
        var squares = 0.0
        for bin in bins {
            let distance = bin.foretold - bin.recalled
            squares += distance * distance / bin.count
        }
        return Evaluation(
            logLoss: loss / Double(count), rmseBins: (squares / Double(count)).squareRoot(), reviews: count)
    }
}

/// Reviews that are judged together.
private struct Bin: Hashable {
    private let place: Int32

    init(days: Int, answers: Int, lapses: Int) {
        place = Int32(
            Self.logarithm(days, 3.62) * 10_000 + Self.logarithm(answers, 1.89) * 100
                + (lapses == 0 ? 0 : 1 + Self.logarithm(lapses, 1.73)))
    }

    /// The whole part of the logarithm of `number`, at least 1, to a base.
    private static func logarithm(_ number: Int, _ base: Double) -> Int {
        var power = base
        var exponent = 0
        while Double(number) >= power {
            power *= base
            exponent += 1
        }
        return exponent
    }
}
