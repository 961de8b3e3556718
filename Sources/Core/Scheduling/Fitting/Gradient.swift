/// The loss of a parameter set, with its gradient and curvature.
struct Gradient {
    /// The weighted sum of −ln(probability of the actual outcome).
    var loss = 0.0
    /// The derivative of the loss by each of the 21 parameters.
    var slope: [Double]
    /// The Fisher information, which stands in for the second derivatives: 21 × 21, only the lower triangle filled.
    var curvature: [Double]

    static let count = 21

    init() {
        slope = [Double](repeating: 0, count: Self.count)
        curvature = [Double](repeating: 0, count: Self.count * Self.count)
    }
}

extension Gradient {
    /// Runs every history through FSRS-6 and sums loss, gradient and curvature.
    ///
    /// Uses forward differentiation: the derivatives of stability (by all 21 parameters) and difficulty (by parameters
    /// 4 to 7) travel with the state. The contribution of each formula stands beside it.
    ///
    /// - Parameters:
    ///   - parameters: 21 values of FSRS-6.
    ///   - sets: Summed together.
    ///   - stride: Sums the curvature over every `stride`-th block only and scales it up. It only steers the step, so
    ///     it need not be exact.
    init(of parameters: [Double], on sets: [TrainingSet], stride: Int) {
        self.init()
        let pass = GradientPass(parameters)
        var total = 0.0
        for set in sets {
            total += set.total
            for (index, block) in set.blocks.enumerated() {
                loss += pass.run(block, of: set, measures: index % stride == 0)
                for k in 0..<Self.count { slope[k] += pass.takeSlope(k) }
            }
        }
        let scale = pass.measured > 0 ? total / pass.measured : 0
        for row in 0..<Self.count {
            for column in 0...row { curvature[row * Self.count + column] = pass.curvature(row, column) * scale }
        }
    }
}

/// Returns the sum of all lanes, always added in the same order.
@inline(__always)
func sum(_ lanes: Lanes) -> Double {
    var sum = 0.0
    for index in 0..<8 { sum += Double(lanes[index]) }
    return sum
}
