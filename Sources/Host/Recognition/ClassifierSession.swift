import Foundation
import Model

/// A model that a runtime has loaded: one picture goes in, one list of numbers comes out.
protocol ClassifierSession: Sendable {
    var input: PictureTensor { get }

    /// Runs the model.
    ///
    /// - Parameter picture: What ``PictureTensor/bytes(of:scale:)`` makes of one.
    /// - Throws: ``PictureProblem/badModel(_:)``.
    func run(_ picture: [UInt8]) throws(PictureProblem) -> ClassifierOutput
}

/// What a classifier says of a picture: a number for each of its classes.
struct ClassifierOutput: Hashable, Sendable {
    var numbers: [Float]
    /// The smallest difference that the model can express; 0 for floating-point numbers.
    var step: Float = 0

    /// As probabilities. Numbers that are some already stay as they are, but for what rounding has taken from their sum;
    /// others become some by softmax.
    var probabilities: [Double] {
        let numbers = numbers.map(Double.init)
        let sum = numbers.reduce(0, +)
        let error = max(0.01, Double(numbers.count) * Double(step) / 2)
        if numbers.allSatisfy({ (0...1).contains($0) }), sum > 0, abs(sum - 1) < error {
            return step == 0 ? numbers : numbers.map { $0 / sum }
        }
        let greatest = numbers.max() ?? 0
        let powers = numbers.map { exp($0 - greatest) }
        let whole = powers.reduce(0, +)
        return powers.map { $0 / whole }
    }
}
