/// The loss of a set of parameters, with its slope and curvature.
struct Gradient {
    /// The sum of −ln(chance given to what happened), weighted.
    var loss = 0.0
    /// Its derivative by each of the 21 parameters.
    var slope: [Double]
    /// Fisher's information, which stands in for the second derivatives: 21 × 21, only its lower half filled.
    var curvature: [Double]

    static let count = 21

    init() {
        slope = [Double](repeating: 0, count: Self.count)
        curvature = [Double](repeating: 0, count: Self.count * Self.count)
    }
}

extension TrainingSet {
    /// Runs every history through FSRS-6 and sums loss, slope and curvature.
    ///
    /// The derivatives of stability and difficulty are carried forward with the state (forward differentiation): that of
    /// difficulty by parameters 4 to 7, that of stability by all 21. What each formula adds stands beside it.
    ///
    /// - Parameters:
    ///   - parameters: 21 values of FSRS-6.
    ///   - stride: The curvature is summed over every `stride`-th block only, and scaled up: it gives a direction, and
    ///     need not be exact.
    func gradient(of parameters: [Double], stride: Int) -> Gradient {
        var result = Gradient()
        let pass = GradientPass(parameters)
        for (index, block) in blocks.enumerated() {
            result.loss += pass.run(block, of: self, measures: index % stride == 0)
            for k in 0..<Gradient.count { result.slope[k] += pass.takeSlope(k) }
        }
        let scale = pass.measured > 0 ? total / pass.measured : 0
        for row in 0..<Gradient.count {
            for column in 0...row {
                result.curvature[row * Gradient.count + column] = pass.curvature(row, column) * scale
            }
        }
        return result
    }
}

/// The sum of all lanes, always in the same order.
@inline(__always)
func sum(_ lanes: Lanes) -> Double {
    var sum = 0.0
    for index in 0..<8 { sum += Double(lanes[index]) }
    return sum
}
