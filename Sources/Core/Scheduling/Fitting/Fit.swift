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
        var comparison = Comparison(FSRS(options.current))
        var values: [Double]?
        for part in 0..<Trainer.parts {
            let trained = try trainer.train(without: part, from: values) { progress((Double(part) + $0) / 6) }
            values = trained
            let fitted = FSRS(FSRSParameters(version: .six, unchecked: trained))
            for index in histories.indices where Trainer.part(of: index) == part {
                comparison.add(histories[index], fitted)
            }
            if reviews > 20_000, comparison.isBeyondDoubt { break }
        }
        let isBetter = comparison.isBetter
        let parameters =
            isBetter
            ? FSRSParameters(
                version: .six, unchecked: try trainer.train(without: nil, from: values) { progress((5 + $0) / 6) })
            : options.current
        return Fit(
            parameters: parameters, isBetter: isBetter, before: comparison.before.evaluation,
            after: comparison.after.evaluation, reviews: reviews)
    }
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
        without part: Int?, from start: [Double]?, progress: (Double) -> Bool
    ) throws(SchedulingError) -> [Double] {
        let first = FirstIntervals(histories, where: { Self.part(of: $0) != part })
        let counts = first.counts
        var center = defaults
        let found = first.stabilities(defaults: defaults)
        center.replaceSubrange(0..<4, with: orderedStabilities(found, counts: counts, defaults: defaults))
        let sets = parts.indices.filter { $0 != part }.map { parts[$0] }
        // The way down is found on the first part alone, where there is plenty.
        var way = start
        if way == nil, sets[0].blocks.count > 200 {
            way = Minimizer(sets: [sets[0]], center: center).minimize(from: center, steps: 20) { progress($0 / 2) }
            if way == nil { throw .cancelled }
        }
        let minimizer = Minimizer(sets: sets, center: center)
        guard var values = minimizer.minimize(from: way ?? center, steps: 20, progress: { progress(0.5 + $0 / 2) }) else {
            throw .cancelled
        }
        let kept: [Double?] = (0..<4).map { counts[$0] > 0 ? values[$0] : nil }
        values.replaceSubrange(0..<4, with: orderedStabilities(kept, counts: counts, defaults: defaults))
        return values
    }
}

/// Two sets of parameters on the same reviews.
private struct Comparison {
    let current: FSRS
    private(set) var before = Judgement(), after = Judgement()
    /// For each card: by how much the loss fell, and how many predictions that is.
    private var gains: [(gain: Double, count: Int)] = []

    init(_ current: FSRS) {
        self.current = current
    }

    mutating func add(_ history: CardHistory, _ fitted: FSRS) {
        let count = before.count
        let gain = before.add(history, by: current) - after.add(history, by: fitted)
        gains.append((gain, before.count - count))
    }

    /// By how many of its standard errors the loss fell; cards are independent, the reviews of one are not.
    private var certainty: Double {
        var sum = 0.0
        for (gain, _) in gains { sum += gain }
        let mean = sum / Double(max(1, before.count))
        var squares = 0.0
        for (gain, count) in gains {
            let distance = gain - mean * Double(count)
            squares += distance * distance
        }
        return squares > 0 ? sum / squares.squareRoot() : 0
    }

    /// One standard error, so that luck alone seldom replaces parameters that are right.
    var isBetter: Bool { certainty > 1 }

    var isBeyondDoubt: Bool { certainty > 3 }
}
