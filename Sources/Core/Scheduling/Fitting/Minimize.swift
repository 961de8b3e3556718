import Mathematics

/// A maximum a posteriori fit: finds the parameters that best explain a learner's answers under a normal prior around
/// the defaults.
///
/// Takes Levenberg–Marquardt steps with the Fisher information as curvature (Fisher scoring), within the published
/// bounds. A step leaves out parameters that are at a bound and pushed outward.
struct Minimizer {
    /// The training sets, fitted together.
    let sets: [TrainingSet]
    /// The centre of the prior.
    let center: [Double]
    /// The weight of the prior. 0.5 is a normal distribution with the published deviations.
    let priorWeight: Double
    /// The number of blocks of eight histories in the curvature sum; with more blocks, only every second, third …
    /// counts.
    var measuredBlocks = 400

    /// The standard deviation of each FSRS-6 parameter between learners (fsrs-rs 6). Initial stabilities vary by
    /// factors; their deviation is a factor of e.
    static let deviations: [Double] = [
        1, 1, 1, 1, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31, 0.32, 0.14, 0.27,
    ]

    /// - Parameters:
    ///   - start: 21 values within their bounds.
    ///   - steps: The maximum number of passes over the set.
    ///   - progress: Called after each pass with the fraction done; returning false stops at once.
    /// - Returns: Values near the minimum; nil if stopped.
    func minimize(from start: [Double], steps: Int, progress: (Double) -> Bool) -> [Double]? {
        var blocks = 0
        var total = 0.0
        for set in sets {
            blocks += set.blocks.count
            total += set.total
        }
        let stride = max(1, blocks / measuredBlocks)
        guard total > 0 else { return start }
        var best = start
        var gradient = gradient(at: best, stride)
        var damping = 1e-3
        for step in 0..<steps {
            guard progress(Double(step + 1) / Double(steps)) else { return nil }
            guard let (next, gain) = self.step(from: best, gradient, damping: damping) else {
                damping *= 8
                if damping > 1e6 { break }
                continue
            }
            // This close to the minimum the step is safe, and another pass would only confirm it.
            if gain < total * Self.tolerance, damping < 0.1 { return next }
            let candidate = self.gradient(at: next, stride)
            if candidate.loss < gradient.loss {
                best = next
                gradient = candidate
                damping = max(damping / 6, 1e-6)
            } else {
                damping = max(damping * 8, 1e-2)
                if damping > 1e6 { break }
            }
        }
        return best
    }

    /// The gain in mean log loss below which a step is the last.
    private static let tolerance = 1e-5

    /// Returns the loss plus the prior: the squared distance from the centre in deviations, times `priorWeight`.
    private func gradient(at values: [Double], _ stride: Int) -> Gradient {
        var result = Gradient(of: values, on: sets, stride: stride)
        for k in 0..<Gradient.count {
            // Initial stabilities are compared on a logarithmic scale.
            let isStability = k < 4
            let change = isStability ? logarithm(values[k] / center[k]) : values[k] - center[k]
            let distance = change / Self.deviations[k]
            let scale = (isStability ? 1 / values[k] : 1) / Self.deviations[k]
            result.loss += priorWeight * distance * distance
            result.slope[k] += 2 * priorWeight * distance * scale
            result.curvature[k * Gradient.count + k] += 2 * priorWeight * scale * scale
        }
        return result
    }

    /// Returns the next values, within bounds, and the expected gain; nil if the damped curvature cannot be inverted.
    private func step(from values: [Double], _ gradient: Gradient, damping: Double) -> (values: [Double], gain: Double)?
    {
        let free = (0..<Gradient.count).filter { k in
            let isAtLeast = values[k] <= FSRSParameters.lowerBounds[k] && gradient.slope[k] > 0
            let isAtMost = values[k] >= FSRSParameters.upperBounds[k] && gradient.slope[k] < 0
            return !isAtLeast && !isAtMost
        }
        let size = free.count
        var matrix = [Double](repeating: 0, count: size * size)
        for (row, k) in free.enumerated() {
            for column in 0...row {
                matrix[row * size + column] = gradient.curvature[k * Gradient.count + free[column]]
            }
            matrix[row * size + row] *= 1 + damping
        }
        guard let move = solve(&matrix, free.map { -gradient.slope[$0] }) else { return nil }
        var next = values
        var gain = 0.0
        for (row, k) in free.enumerated() {
            guard move[row].isFinite else { return nil }
            next[k] = min(max(values[k] + move[row], FSRSParameters.lowerBounds[k]), FSRSParameters.upperBounds[k])
            gain -= move[row] * gradient.slope[k] / 2
        }
        return (next, gain)
    }
}

/// Solves a symmetric positive definite system in place by Cholesky decomposition, from the lower triangle.
///
/// - Returns: Nil if the matrix is not positive definite.
func solve(_ matrix: inout [Double], _ right: [Double]) -> [Double]? {
    let size = right.count
    var x = right
    for row in 0..<size {
        for column in 0...row {
            var rest = matrix[row * size + column]
            for k in 0..<column { rest -= matrix[row * size + k] * matrix[column * size + k] }
            if row == column {
                guard rest > 0 else { return nil }
                matrix[row * size + row] = squareRoot(rest)
            } else {
                matrix[row * size + column] = rest / matrix[column * size + column]
            }
        }
        for k in 0..<row { x[row] -= matrix[row * size + k] * x[k] }
        x[row] /= matrix[row * size + row]
    }
    for row in stride(from: size - 1, through: 0, by: -1) {
        for k in row + 1..<size { x[row] -= matrix[k * size + row] * x[k] }
        x[row] /= matrix[row * size + row]
    }
    return x
}
