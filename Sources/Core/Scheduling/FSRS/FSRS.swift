import Mathematics
import Model

/// The Free Spaced Repetition Scheduler: how a memory changes with each answer.
///
/// Supports versions 6 (the default) and 5. Formulas: "The Algorithm", wiki of open-spaced-repetition/fsrs4anki. Where
/// published implementations differ, this follows py-fsrs (6.3 for version 6, 5.1 for version 5), in whole elapsed
/// days.
///
///     let fsrs = FSRS()
///     let first = fsrs.next(after: nil, elapsedDays: 0, rating: .good)
///     let second = fsrs.next(after: first, elapsedDays: 2, rating: .good)
public struct FSRS: Hashable, Sendable {
    public let parameters: FSRSParameters

    /// The exponent of the forgetting curve, −w₂₀; −0.5 in version 5.
    let decay: Double
    /// The factor that puts the curve at 90 % after as many days as the stability: 0.9^(1 ∕ decay) − 1.
    let factor: Double
    let weights: Weights
    /// The initial stability for each first rating.
    let initialStability: SIMD4<Double>
    let initialDifficulty: SIMD4<Double>
    /// The difficulty to which all difficulties revert.
    let meanDifficulty: Double
    /// e^w₈
    let recallGrowth: Double
    /// e^(w₁₇ · w₁₈), the smallest factor by which a lapse divides stability.
    let lapseDivisor: Double
    /// Same-day stability growth by rating, before the term that depends on stability.
    let sameDayGrowth: SIMD4<Double>

    /// Creates FSRS with the published default parameters of version 6.
    public init() {
        self.init(.defaults)
    }

    public init(_ parameters: FSRSParameters) {
        let weights = Weights(parameters)
        self.parameters = parameters
        self.weights = weights
        decay = -weights.decay
        factor = power(0.9, 1 / -weights.decay) - 1
        let values = parameters.values
        let isSix = parameters.version == .six
        let leastInitial = isSix ? FSRSParameters.minimumStability : 0.1
        var stability = SIMD4<Double>()
        var difficulty = SIMD4<Double>()
        var growth = SIMD4<Double>()
        var easiest = 0.0
        for index in 0..<4 {
            stability[index] = max(values[index], leastInitial)
            let unbounded = values[4] - exponential(values[5] * Double(index)) + 1
            difficulty[index] = Self.bounded(unbounded)
            // Version 5 reverts to the bounded difficulty of an easy card, version 6 to the unbounded one.
            if index == 3 { easiest = isSix ? unbounded : difficulty[index] }
            growth[index] = exponential(values[17] * (Double(index - 2) + values[18]))
        }
        initialStability = stability
        initialDifficulty = difficulty
        sameDayGrowth = growth
        meanDifficulty = easiest
        recallGrowth = exponential(values[8])
        lapseDivisor = exponential(values[17] * values[18])
    }

    static func bounded(_ difficulty: Double) -> Double { min(max(difficulty, 1), 10) }
}

/// The parameters read at every step, as stored properties rather than an array.
struct Weights: Hashable, Sendable {
    let difficultyChange, reversion: Double
    let recallExponent, recallSpacing: Double
    let lapseScale, lapseDifficulty, lapseStability, lapseSpacing: Double
    let hardPenalty, easyBonus: Double
    let sameDayExponent, decay: Double

    init(_ parameters: FSRSParameters) {
        let values = parameters.values
        difficultyChange = values[6]
        reversion = values[7]
        recallExponent = values[9]
        recallSpacing = values[10]
        lapseScale = values[11]
        lapseDifficulty = values[12]
        lapseStability = values[13]
        lapseSpacing = values[14]
        hardPenalty = values[15]
        easyBonus = values[16]
        // Version 5 has neither: same-day growth does not depend on stability, and the curve's decay is fixed.
        sameDayExponent = parameters.version == .six ? values[19] : 0
        decay = parameters.version == .six ? values[20] : 0.5
    }
}
