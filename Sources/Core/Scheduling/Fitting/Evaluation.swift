import Mathematics
import Model

/// How well FSRS predicted what a learner recalled.
public struct Evaluation: Hashable, Sendable {
    /// The mean of −ln(probability of the actual outcome). Smaller is better; 0 is perfect foresight.
    public var logLoss: Double
    /// The root mean square difference between predicted and actual recall, over bins of similar reviews.
    ///
    /// The bins follow open-spaced-repetition's srs-benchmark and fsrs-rs: days since the last answer, number of
    /// answers and lapses, each on a logarithmic scale.
    public var rmseBins: Double
    /// The number of reviews evaluated.
    public var reviews: Int
}

extension FSRS {
    /// Evaluates the prediction for every answer that came at least a day after the previous one.
    ///
    /// - Returns: Zeros if there are no such answers.
    public func evaluate(_ histories: [CardHistory]) -> Evaluation {
        var judgement = Judgement()
        for history in histories { _ = judgement.add(history, by: self) }
        return judgement.evaluation
    }
}

/// A running evaluation of predictions against outcomes.
struct Judgement {
    private var table: [Bin: Int] = [:]
    private var bins: [(foretold: Double, recalled: Double, count: Double)] = []
    private var loss = 0.0
    private(set) var count = 0

    /// Evaluates the predictions for one card and returns the sum of their losses.
    mutating func add(_ history: CardHistory, by fsrs: FSRS) -> Double {
        var memory: MemoryState?
        var answersBefore = 0
        var lapses = 0
        var sum = 0.0
        for answer in history.answers {
            let days = Int(answer.elapsedDays)
            if let memory, days > 0 {
                let chance = fsrs.retrievability(of: memory, elapsedDays: Double(days))
                let isRecalled = answer.rating.isRecalled
                sum -= logarithm(max(isRecalled ? chance : 1 - chance, 1e-15))
                count += 1
                answersBefore += 1
                let place = place(of: Bin(days: days, answers: answersBefore + 1, lapses: lapses))
                bins[place].foretold += chance
                bins[place].recalled += isRecalled ? 1 : 0
                bins[place].count += 1
                if !isRecalled { lapses += 1 }
            }
            memory = fsrs.next(after: memory, elapsedDays: days, rating: answer.rating)
        }
        loss += sum
        return sum
    }

    private mutating func place(of bin: Bin) -> Int {
        if let known = table[bin] { return known }
        table[bin] = bins.count
        bins.append((0, 0, 0))
        return bins.count - 1
    }

    /// The evaluation so far; zeros if there were no predictions.
    var evaluation: Evaluation {
        guard count > 0 else { return Evaluation(logLoss: 0, rmseBins: 0, reviews: 0) }
        var squares = 0.0
        for bin in bins {
            let distance = bin.foretold - bin.recalled
            squares += distance * distance / bin.count
        }
        return Evaluation(
            logLoss: loss / Double(count), rmseBins: squareRoot(squares / Double(count)), reviews: count)
    }
}

/// A bin of similar reviews.
private struct Bin: Hashable {
    private let place: Int32

    init(days: Int, answers: Int, lapses: Int) {
        place = Int32(
            Self.logarithm(days, 3.62) * 10_000 + Self.logarithm(answers, 1.89) * 100
                + (lapses == 0 ? 0 : 1 + Self.logarithm(lapses, 1.73)))
    }

    /// Returns the whole part of the logarithm of `number`, which is at least 1, to a base.
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

#if !hasFeature(Embedded)
extension Evaluation: Codable {}
#endif
