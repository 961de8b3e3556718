import Foundation
import Model

/// A model loaded by a runtime: its input is one picture, its output a list of numbers.
protocol ClassifierSession: Sendable {
    var input: PictureTensor { get }

    /// Runs the model.
    ///
    /// - Parameter picture: The result of ``PictureTensor/bytes(of:scale:)``.
    /// - Throws: ``PictureProblem/badModel(_:)``.
    func run(_ picture: [UInt8]) throws(PictureProblem) -> ClassifierOutput
}

/// A classifier's output for a picture: one number per class.
struct ClassifierOutput: Hashable, Sendable {
    var numbers: [Float]
    /// The smallest difference that the model can express; 0 for floating-point numbers.
    var step: Float = 0

    /// The numbers as probabilities. If they already are, they stay unchanged except for a rounding error in their sum;
    /// otherwise softmax converts them.
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
