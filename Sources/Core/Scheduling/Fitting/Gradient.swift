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

extension Gradient {
    /// Runs every history through FSRS-6 and sums loss, slope and curvature.
    ///
    /// The derivatives of stability and difficulty are carried forward with the state (forward differentiation): that of
    /// difficulty by parameters 4 to 7, that of stability by all 21. What each formula adds stands beside it.
    ///
    /// - Parameters:
    ///   - parameters: 21 values of FSRS-6.
    ///   - sets: Taken together.
    ///   - stride: The curvature is summed over every `stride`-th block only, and scaled up: it gives a direction, and
    ///     need not be exact.
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

/// The sum of all lanes, always in the same order.
@inline(__always)
func sum(_ lanes: Lanes) -> Double {
    var sum = 0.0
    for index in 0..<8 { sum += Double(lanes[index]) }
    return sum
}
