import Model

/// Parameters fitted to a learner's log, and how they do on reviews that they were not fitted to.
public struct Fit: Hashable, Sendable {
    /// The fitted parameters where they are better, else those that were handed in.
    public var parameters: FSRSParameters
    /// Whether `parameters` are new.
    public var isBetter: Bool
    /// The parameters handed in, on cards that were set apart.
    public var before: Evaluation
    /// Parameters fitted without those cards, on them.
    public var after: Evaluation
    /// How many reviews could be learned from: those at least a day after the one before.
    public var reviews: Int
}

/// How to fit.
public struct FitOptions: Sendable {
    /// What to compare with, and what to keep where nothing better is found.
    public var current: FSRSParameters
    /// The defaults that little data is drawn towards. 21 values.
    public var defaults: FSRSParameters
    /// Logs with fewer reviews than this are not fitted (fsrs-rs asks for 8 too).
    public var leastReviews: Int

    public init(
        current: FSRSParameters = .defaults, defaults: FSRSParameters = .defaults, leastReviews: Int = 8
    ) {
        self.current = current
        self.defaults = defaults
        self.leastReviews = leastReviews
    }
}

extension FSRS {
    /// Fits FSRS-6 to a learner's log.
    ///
    /// A fifth of the cards is set apart. The parameters are fitted to the others, and judged on the fifth beside the
    /// current ones; with fewer than 20,000 reviews each fifth is set apart in turn. Where they foretell those reviews
    /// better, they are fitted to all cards and returned; otherwise the current ones stay. The same log gives the same
    /// parameters, to the last bit, on every machine.
    ///
    /// - Parameters:
    ///   - histories: One for each card.
    ///   - progress: Called some dozens of times with the share that is done, from 0 to 1. Returning false cancels.
    /// - Throws: `cancelled`, when `progress` returned false.
    public static func fit(
        _ histories: [CardHistory], options: FitOptions = FitOptions(), progress: (Double) -> Bool = { _ in true }
    ) throws(SchedulingError) -> Fit {
        var reviews = 0
        for history in histories { reviews += history.predictions }
        let current = FSRS(options.current)
        let nothing = Evaluation(logLoss: 0, rmseBins: 0, reviews: 0)
        guard reviews >= options.leastReviews, reviews > 0 else {
            return Fit(parameters: options.current, isBetter: false, before: nothing, after: nothing, reviews: reviews)
        }

        let folds = reviews < 20_000 ? 5 : 1
        var before = Judgement(), after = Judgement()
        var values: [Double]?
        for fold in 0..<folds {
            let share = 1 / Double(folds + 1)
            let trained = try train(histories, options, from: values, where: { !isApart($0, fold) }) {
                progress((Double(fold) + $0) * share)
            }
            values = trained
            let fitted = FSRS(FSRSParameters(version: .six, unchecked: trained))
            before.add(current.evaluate(histories) { isApart($0, fold) })
            after.add(fitted.evaluate(histories) { isApart($0, fold) })
        }
        guard after.evaluation.logLoss < before.evaluation.logLoss else {
            return Fit(
                parameters: options.current, isBetter: false, before: before.evaluation, after: after.evaluation,
                reviews: reviews)
        }
        let share = 1 / Double(folds + 1)
        let whole = try train(histories, options, from: values, where: { _ in true }) {
            progress(1 - share + $0 * share)
        }
        return Fit(
            parameters: FSRSParameters(version: .six, unchecked: whole), isBetter: true, before: before.evaluation,
            after: after.evaluation, reviews: reviews)
    }

    private static func train(
        _ histories: [CardHistory], _ options: FitOptions, from start: [Double]?, where selects: (Int) -> Bool,
        progress: (Double) -> Bool
    ) throws(SchedulingError) -> [Double] {
        let defaults = options.defaults.values
        let first = FirstIntervals(histories, where: selects)
        let found = first.stabilities(defaults: defaults)
        var center = defaults
        center.replaceSubrange(0..<4, with: orderedStabilities(found, counts: first.counts, defaults: defaults))
        let minimizer = Minimizer(set: TrainingSet(histories, where: selects), center: center)
        guard var values = minimizer.minimize(from: start ?? center, steps: 20, progress: progress) else {
            throw .cancelled
        }
        let counts = first.counts
        let kept: [Double?] = (0..<4).map { counts[$0] > 0 ? values[$0] : nil }
        values.replaceSubrange(0..<4, with: orderedStabilities(kept, counts: counts, defaults: defaults))
        return values
    }

    /// Whether the card with this index is set apart in a fold: a fifth of them, scattered (SplitMix64's mixing).
    private static func isApart(_ index: Int, _ fold: Int) -> Bool {
        var bits = UInt64(truncatingIfNeeded: index) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) % 5) == fold
    }
}

/// Evaluations of several sets of reviews, as one.
private struct Judgement {
    private(set) var evaluation = Evaluation(logLoss: 0, rmseBins: 0, reviews: 0)

    mutating func add(_ other: Evaluation) {
        let count = evaluation.reviews + other.reviews
        guard count > 0 else { return }
        let share = Double(other.reviews) / Double(count)
        evaluation.logLoss += (other.logLoss - evaluation.logLoss) * share
        evaluation.rmseBins += (other.rmseBins - evaluation.rmseBins) * share
        evaluation.reviews = count
    }
}
