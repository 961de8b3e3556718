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

/// Fits all cards, or all but one part of them.
private struct Trainer {
    let histories: [CardHistory]
    let parts: [TrainingSet]
    let defaults: [Double]

    static let parts = 5

    /// The part that the card with this index is in: a fifth of them, scattered (SplitMix64's mixing).
    static func part(of index: Int) -> Int {
        var bits = UInt64(truncatingIfNeeded: index) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: (bits ^ (bits >> 31)) % UInt64(parts))
    }

    func train(
        without part: Int?, prior: Double, from start: [Double]?, progress: (Double) -> Bool
    ) throws(SchedulingError) -> [Double] {
        let first = FirstIntervals(histories, where: { Self.part(of: $0) != part })
        let counts = first.counts
        let sets = parts.indices.filter { $0 != part }.map { parts[$0] }
        var way = start
        if way == nil {
            var values = defaults
            let found = first.stabilities(defaults: defaults)
            values.replaceSubrange(0..<4, with: orderedStabilities(found, counts: counts, defaults: defaults))
            way = values
            // The way down is found on the first part alone, where there is plenty.
            if sets[0].blocks.count > 200 {
                let minimizer = Minimizer(sets: [sets[0]], center: defaults, priorWeight: prior)
                way = minimizer.minimize(from: values, steps: 20) { progress($0 / 2) }
            }
        }
        let minimizer = Minimizer(sets: sets, center: defaults, priorWeight: prior)
        guard let way, var values = minimizer.minimize(from: way, steps: 20, progress: { progress(0.5 + $0 / 2) })
        else {
            throw .cancelled
        }
        let kept: [Double?] = (0..<4).map { counts[$0] > 0 ? values[$0] : nil }
        values.replaceSubrange(0..<4, with: orderedStabilities(kept, counts: counts, defaults: defaults))
        return values
    }
}

/// Several sets of parameters on the same reviews.
private struct Comparison {
    private let current: FSRS
    private(set) var before = Judgement()
    private(set) var after: [Judgement]
    /// The loss of each card and its number of predictions, before; and by how much each candidate's loss is less.
    private var losses: [(loss: Double, count: Int)] = []
    private var gains: [[Double]]
    /// Where the cards begin that were added last.
    private var start = 0

    init(_ current: FSRS, candidates: Int) {
        self.current = current
        after = [Judgement](repeating: Judgement(), count: candidates)
        gains = [[Double]](repeating: [], count: candidates)
    }

    mutating func addBefore(_ cards: [CardHistory]) {
        start = losses.count
        for card in cards {
            let count = before.count
            let loss = before.add(card, by: current)
            losses.append((loss, before.count - count))
        }
    }

    mutating func add(_ cards: [CardHistory], _ fitted: FSRS, _ candidate: Int) {
        for (place, card) in cards.enumerated() {
            gains[candidate].append(losses[start + place].loss - after[candidate].add(card, by: fitted))
        }
    }

    private func gain(of candidate: Int) -> Double { gains[candidate].reduce(0, +) }

    /// The candidate whose loss is least, of those that were judged on all reviews.
    var best: Int {
        var best = 0
        for candidate in gains.indices where gains[candidate].count == losses.count {
            if gain(of: candidate) > gain(of: best) { best = candidate }
        }
        return best
    }

    /// By how many of its standard errors a candidate's loss is less; cards are independent, the reviews of one are not.
    func certainty(of candidate: Int) -> Double {
        guard gains[candidate].count == losses.count else { return 0 }
        let sum = gain(of: candidate)
        let mean = sum / Double(max(1, before.count))
        var squares = 0.0
        for (gain, (_, count)) in zip(gains[candidate], losses) {
            let distance = gain - mean * Double(count)
            squares += distance * distance
        }
        return squares > 0 ? sum / squareRoot(squares) : 0
    }

    /// Whether more reviews would hardly change what is chosen.
    var isSettled: Bool {
        let certainty = certainty(of: best)
        return certainty > 3 || certainty < 0.5
    }
}
