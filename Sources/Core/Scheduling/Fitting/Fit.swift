import Model

/// Parameters fitted to a learner's log, and how they do on reviews that they were not fitted to.
public struct Fit: Hashable, Sendable {
    /// The fitted parameters where they are better, else those that were handed in.
    public var parameters: FSRSParameters
    /// Whether `parameters` are new.
    public var isBetter: Bool
    /// The parameters handed in, on cards that were set apart. Zeros where there was too little to fit.
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
    /// Each fifth of the cards is set apart in turn: parameters are fitted to the others, and judged on that fifth beside
    /// the current ones. (With more than 20,000 reviews the first fifth may settle it.) Where they foretell those reviews
    /// better, by more than chance, parameters are fitted to all cards and returned; otherwise the current ones stay. The
    /// same log gives the same parameters, to the last bit, on every machine.
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
        guard reviews >= options.leastReviews, reviews > 0 else {
            let nothing = Evaluation(logLoss: 0, rmseBins: 0, reviews: 0)
            return Fit(parameters: options.current, isBetter: false, before: nothing, after: nothing, reviews: reviews)
        }

        let parts = (0..<Trainer.parts).map { part in
            TrainingSet(histories, where: { Trainer.part(of: $0) == part })
        }
        let trainer = Trainer(histories: histories, parts: parts, defaults: options.defaults.values)
        let isLarge = reviews > 20_000
        let priors = isLarge ? largePriors : smallPriors
        var comparison = Comparison(FSRS(options.current), candidates: priors.count)
        var values = [[Double]?](repeating: nil, count: priors.count)
        for part in 0..<Trainer.parts {
            let cards = histories.indices.filter { Trainer.part(of: $0) == part }.map { histories[$0] }
            comparison.addBefore(cards)
            for (candidate, prior) in priors.enumerated() {
                let start = values[candidate] ?? (candidate > 0 ? values[candidate - 1] : nil)
                let trained = try trainer.train(without: part, prior: prior, from: start) {
                    progress((Double(part) + (Double(candidate) + $0) / Double(priors.count)) / 6)
                }
                values[candidate] = trained
                comparison.add(cards, FSRS(FSRSParameters(version: .six, unchecked: trained)), candidate)
                if isLarge, comparison.certainty(of: candidate) > 3 { break }
            }
            if isLarge, comparison.isSettled { break }
        }
        let chosen = comparison.best
        let before = comparison.before.evaluation
        let after = comparison.after[chosen].evaluation
        // One standard error, so that luck alone seldom replaces parameters that are right.
        guard comparison.certainty(of: chosen) > 1 else {
            return Fit(parameters: options.current, isBetter: false, before: before, after: after, reviews: reviews)
        }
        let whole = try trainer.train(without: nil, prior: priors[chosen], from: values[chosen]) {
            progress((5 + $0) / 6)
        }
        return Fit(
            parameters: FSRSParameters(version: .six, unchecked: whole), isBetter: true, before: before, after: after,
            reviews: reviews)
    }

    /// How strongly parameters are drawn to the defaults, each tried in turn. 0.5 is what one learner differs from
    /// another; learners near the defaults do better with more.
    private static var smallPriors: [Double] { [0.5, 2, 8, 32] }
    /// With many reviews the prior hardly matters.
    private static var largePriors: [Double] { [0.5, 8] }
}
