import Mathematics

/// A pass over eight histories side by side, with its working memory.
final class GradientPass {
    private let w: UnsafeMutablePointer<Float>
    private let room: UnsafeMutablePointer<Lanes>
    /// The derivatives of stability and of the recall probability by each parameter.
    private let dS: UnsafeMutablePointer<Lanes>, dR: UnsafeMutablePointer<Lanes>
    private let sums: UnsafeMutablePointer<Lanes>, products: UnsafeMutablePointer<Lanes>
    private let decay: Float, factor: Float, factorSlope: Float
    private let easiest: Float, easiestSlope: Float
    private let lapseShare: Float
    /// The total weight of the answers included in the curvature.
    private(set) var measured = 0.0

    /// - Parameter parameters: 21 values of FSRS-6.
    init(_ parameters: [Double]) {
        w = .allocate(capacity: 21)
        for index in 0..<21 { w[index] = Float(parameters[index]) }
        room = .allocate(capacity: 3 * 21 + 231)
        room.initialize(repeating: Lanes(repeating: 0), count: 3 * 21 + 231)
        dS = room
        dR = room + 21
        sums = room + 42
        products = room + 63
        let c = parameters[20]
        let whole = exponential(0.10536051565782628 / c)
        decay = Float(c)
        factor = Float(whole - 1)
        factorSlope = Float(-whole * 0.10536051565782628 / (c * c))
        let jump = exponential(3 * parameters[5])
        easiest = Float(parameters[4] - jump + 1)
        easiestSlope = Float(-3 * jump)
        lapseShare = Float(exponential(-parameters[17] * parameters[18]))
    }

    deinit {
        w.deallocate()
        room.deallocate()
    }

    /// Returns the sum of the loss's derivatives by parameter `k` and resets it.
    func takeSlope(_ k: Int) -> Double {
        let slope = sum(sums[k])
        sums[k] = Lanes(repeating: 0)
        return slope
    }

    /// Returns the Fisher information of two parameters; `column` must not exceed `row`.
    func curvature(_ row: Int, _ column: Int) -> Double { sum(products[row * (row + 1) / 2 + column]) }

    /// Runs a block and adds to the gradient and, if `measures` is set, to the curvature.
    ///
    /// - Returns: The loss.
    func run(_ block: TrainingSet.Block, of set: borrowing TrainingSet, measures: Bool) -> Double {
        let zero = Lanes(repeating: 0)
        let one = Lanes(repeating: 1)
        let days = set.days
        let ratings = set.ratings
        let weights = set.weights
        var loss = Lanes(repeating: 0)

        // The first answer.
        let first = ratings[block.start]
        let isAgain = first .== 1
        let isHard = first .== 2
        let isGood = first .== 3
        let isEasy = first .== 4
        for k in 0..<21 { dS[k] = zero }
        dS[0] = choose(isAgain, one, zero)
        dS[1] = choose(isHard, one, zero)
        dS[2] = choose(isGood, one, zero)
        dS[3] = choose(isEasy, one, zero)
        var stability = dS[0] * w[0]
        for k in 1..<4 { stability += dS[k] * w[k] }
        let jump = exponential((first - 1) * w[5])
        var difficulty = w[4] - jump + 1
        let isInside = (difficulty .> 1) .& (difficulty .< 10)
        difficulty = smaller(larger(difficulty, one), Lanes(repeating: 10))
        var dD4 = choose(isInside, one, zero)
        var dD5 = choose(isInside, (1 - first) * jump, zero)
        var dD6 = zero
        var dD7 = zero

        let end = block.start + block.length
        for place in block.start + 1..<end {
            let t = days[place]
            let g = ratings[place]
            let weight = weights[place]
            let isSameDay = t .== 0
            let isLapse = (g .== 1) .& .!isSameDay
            let isRecall = .!(isSameDay .| isLapse)

            // The forgetting curve: R = (1 + F t ∕ S)^−c.
            let ratio = t / stability
            let x = ratio * factor
            let logX = logarithm(1 + x)
            let recall = exponential(logX * -decay)
            let forgotten = larger(1 - recall, Lanes(repeating: 1e-6))
            let steep = recall * decay / (1 + x)
            let recallByStability = steep * x / stability
            let recallByDecay = zero - recall * logX - steep * ratio * factorSlope

            // The prediction, if it counts.
            let happened = choose(g .== 1, forgotten, recall)
            loss -= weight * logarithm(larger(happened, Lanes(repeating: 1e-7)))
            for k in 0..<20 { dR[k] = recallByStability * dS[k] }
            dR[20] = recallByStability * dS[20] + recallByDecay
            let information = weight / (recall * forgotten)
            let error = choose(g .== 1, recall, recall - 1) * information
            for k in 0..<21 { sums[k] += error * dR[k] }
            if measures {
                measured += sum(weight)
                var at = 0
                for row in 0..<21 {
                    let left = dR[row] * information
                    for column in 0...row {
                        products[at] += left * dR[column]
                        at += 1
                    }
                }
            }
            if place + 1 == end { break }

            // Stability after the answer, and its partial derivatives.
            let logS = logarithm(stability)
            let u = 1 - recall
            // Recalled: S (1 + e^w₈ (11 − D) S^−w₉ (e^(w₁₀ u) − 1) m)
            let bonus = choose(g .== 2, Lanes(repeating: w[15]), choose(g .== 4, Lanes(repeating: w[16]), one))
            let spacing = exponential(u * w[10])
            let base = exponential(w[8] - logS * w[9]) * (11 - difficulty) * stability
            let gained = base * (spacing - 1)
            let growth = gained * bonus
            // Forgotten: min(w₁₁ D^−w₁₂ ((S + 1)^w₁₃ − 1) e^(w₁₄ u), S e^(−w₁₇ w₁₈))
            let logD = logarithm(difficulty)
            let logNext = logarithm(stability + 1)
            let raised = exponential(logNext * w[13])
            let scale = exponential(u * w[14] - logD * w[12]) * w[11]
            let long = scale * (raised - 1)
            let short = stability * lapseShare
            let isLong = isLapse .& (long .< short)
            let isShort = isLapse .& .!(long .< short)
            // On the same day: S · max(1 unless again, e^(w₁₇(g − 3 + w₁₈)) S^−w₁₉)
            let step = g - 3 + w[18]
            let sameDay = exponential(step * w[17] - logS * w[19])
            let isFloor = isSameDay .& (g .> 1) .& (sameDay .< 1)
            let isMoved = isSameDay .& .!isFloor

            var next = choose(isLapse, smaller(long, short), stability + growth)
            next = choose(isSameDay, choose(isFloor, stability, stability * sameDay), next)
            // Consecutive cases differ by 1. At a limit the derivative is zero.
            let isBounded = (next .< 0.001) .| (next .> 36500)
            next = smaller(larger(next, Lanes(repeating: 0.001)), Lanes(repeating: 36500))

            var byStability = 1 + growth * (1 - w[9]) / stability
            byStability = choose(isLong, scale * raised * w[13] / (stability + 1), byStability)
            byStability = choose(isShort, Lanes(repeating: lapseShare), byStability)
            byStability = choose(isMoved, sameDay * (1 - w[19]), byStability)
            byStability = choose(isFloor, one, byStability)
            var byRecall = base * bonus * spacing * -w[10]
            byRecall = choose(isLong, long * -w[14], byRecall)
            byRecall = choose(isSameDay .| isShort, zero, byRecall)
            var byDifficulty = zero - growth / (11 - difficulty)
            byDifficulty = choose(isLong, long * -w[12] / difficulty, byDifficulty)
            byDifficulty = choose(isSameDay .| isShort, zero, byDifficulty)
            let kept = choose(isBounded, zero, one)
            byStability = (byStability + byRecall * recallByStability) * kept
            byRecall *= kept
            byDifficulty *= kept

            for k in 0..<21 { dS[k] *= byStability }
            dS[4] += byDifficulty * dD4
            dS[5] += byDifficulty * dD5
            dS[6] += byDifficulty * dD6
            dS[7] += byDifficulty * dD7
            dS[20] += byRecall * recallByDecay
            let recalled = choose(isRecall, kept, zero)
            dS[8] += recalled * growth
            dS[9] -= recalled * growth * logS
            dS[10] += recalled * base * bonus * spacing * u
            dS[15] += choose(g .== 2, recalled, zero) * gained
            dS[16] += choose(g .== 4, recalled, zero) * gained
            let lapsed = choose(isLong, kept, zero)
            dS[11] += lapsed * long / w[11]
            dS[12] -= lapsed * long * logD
            dS[13] += lapsed * scale * raised * logNext
            dS[14] += lapsed * long * u
            let capped = choose(isShort, kept, zero) * short
            let moved = choose(isMoved, kept, zero) * next
            dS[17] += moved * step - capped * w[18]
            dS[18] += moved * w[17] - capped * w[17]
            dS[19] -= moved * logS

            // Difficulty: w₇ D₀(4) + (1 − w₇)(D − w₆(g − 3)(10 − D) ∕ 9)
            let change = (3 - g) * ((10 - difficulty) / 9)
            let damped = difficulty + change * w[6]
            let unbounded = damped * (1 - w[7]) + w[7] * easiest
            let free = choose((unbounded .> 1) .& (unbounded .< 10), one, zero)
            let byOld = (1 - (3 - g) * (w[6] / 9)) * (1 - w[7]) * free
            dD4 = dD4 * byOld + free * w[7]
            dD5 = dD5 * byOld + free * (w[7] * easiestSlope)
            dD6 = dD6 * byOld + free * change * (1 - w[7])
            dD7 = dD7 * byOld + free * (easiest - damped)
            difficulty = smaller(larger(unbounded, one), Lanes(repeating: 10))
            stability = next
        }
        return sum(loss)
    }
}
