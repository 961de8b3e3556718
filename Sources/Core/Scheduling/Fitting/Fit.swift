import Model

/// Parameters fitted to a learner's log, and their performance on held-out reviews.
public struct Fit: Hashable, Sendable {
    /// The fitted parameters if they are better, otherwise those passed in.
    public var parameters: FSRSParameters
    /// Whether `parameters` are new.
    public var isBetter: Bool
    /// The evaluation of the current parameters on held-out cards. Zeros if there were too few reviews to fit.
    public var before: Evaluation
    /// The evaluation on held-out cards of parameters fitted without them.
    public var after: Evaluation
    /// The number of reviews available for fitting: those at least a day after the previous one.
    public var reviews: Int
}

/// How to fit.
public struct FitOptions: Sendable {
    /// The parameters to compare with, and to keep if the fit finds nothing better.
    public var current: FSRSParameters
    /// The 21 default values towards which the fit shrinks when data is scarce.
    public var defaults: FSRSParameters
    /// The minimum number of reviews in a log to fit it (8 in fsrs-rs too).
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
    /// Uses five-fold cross-validation over cards: each fold is held out in turn, and parameters fitted to the others
    /// compete with the current ones on it. (With more than 20,000 reviews the first fold may be conclusive.) If the
    /// fitted parameters predict the held-out reviews better than chance would explain, they are refitted to all cards
    /// and returned; otherwise the current ones stay. The same log gives bit-identical parameters on every machine.
    ///
    /// - Parameters:
    ///   - histories: One for each card.
    ///   - progress: Called a few dozen times with the fraction done, from 0 to 1. Returning false cancels.
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
        // One standard error, so that chance alone seldom replaces good parameters.
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

    /// The strengths of the prior to try. 0.5 is the variation between learners; learners near the defaults do better
    /// with a stronger prior.
    private static var smallPriors: [Double] { [0.5, 2, 8, 32] }
    /// With many reviews the prior hardly matters.
    private static var largePriors: [Double] { [0.5, 8] }
}

#if !hasFeature(Embedded)
extension Fit: Codable {}
#endif
