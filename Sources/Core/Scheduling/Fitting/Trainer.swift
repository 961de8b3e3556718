import Model

/// Fits parameters to all cards, or to all but one fold.
struct Trainer {
    let histories: [CardHistory]
    let parts: [TrainingSet]
    let defaults: [Double]

    static let parts = 5

    /// Returns the fold of the card at an index; folds are scattered by SplitMix64's mixing function.
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
            // With plenty of data, the first fold alone gives a good starting point.
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
