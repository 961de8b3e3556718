import Foundation
import Model

/// Any ONNX classifier with its labels: one picture of three colours goes in, one number for each label comes out.
public final class ONNXClassifier: ImageLabeller {
    private let session: ONNXSession
    private let labels: [String]
    private let scale: LabellerSettings.Scale

    /// The most megabytes of a model's file.
    private static let megabytes = 1024

    /// - Throws: ``PictureProblem/badModel(_:)``, ``PictureProblem/badLabels``, ``PictureProblem/noLibrary(_:)``.
    public init(_ settings: LabellerSettings) throws(PictureProblem) {
        let size = (try? FileManager.default.attributesOfItem(atPath: settings.model))?[.size] as? Int
        guard let size, let file = FileManager.default.contents(atPath: settings.model), !file.isEmpty else {
            throw .badModel("there is no file that can be read at \(settings.model)")
        }
        guard size <= Self.megabytes << 20 else { throw .badModel("it is larger than \(Self.megabytes) MB") }
        // A FlatBuffer with TensorFlow Lite's mark.
        if file.dropFirst(4).starts(with: "TFL3".utf8) {
            throw .badModel("it is a TensorFlow Lite file; tf2onnx turns it into an ONNX file")
        }
        labels = try LabelFile.labels(at: settings.labels)
        session = try ONNXSession(Array(file))
        scale = settings.scale
    }

    public func labels(of picture: PictureFile, count: Int) throws(PictureProblem) -> [ImageLabel] {
        let colours = try Leptonica.shared().middle(of: picture, width: session.width, height: session.height)
        let outputs = try session.run(input(colours))
        // Models of TensorFlow have a class of their own for the background before all others.
        let first = outputs.count == labels.count + 1 ? 1 : 0
        guard outputs.count - first == labels.count else {
            throw .wrongLabelCount(labels: labels.count, outputs: outputs.count)
        }
        let probabilities = Self.probabilities(outputs).dropFirst(first)
        return zip(labels, probabilities).map { ImageLabel($0, probability: $1) }
            .sorted { $0.probability > $1.probability }.prefix(count).map { $0 }
    }

    /// The numbers as the model wants them. Means and deviations of ImageNet's pictures are those that torchvision's models
    /// were trained with: (0.485, 0.456, 0.406) and (0.229, 0.224, 0.225).
    private func input(_ colours: [UInt8]) -> [UInt8] {
        let order: [Int] =
            session.layout == .points
            ? Array(colours.indices) : (0..<3).flatMap { Array(stride(from: $0, to: colours.count, by: 3)) }
        if session.element == .byte { return order.map { colours[$0] } }
        let means: [Float] = [0.485, 0.456, 0.406]
        let deviations: [Float] = [0.229, 0.224, 0.225]
        let numbers: [Float] = order.map { place in
            let colour = Float(colours[place])
            return switch scale {
            case .imagenet: (colour / 255 - means[place % 3]) / deviations[place % 3]
            case .unit: colour / 255
            case .symmetric: colour / 127.5 - 1
            case .bytes: colour
            }
        }
        return numbers.withUnsafeBytes { Array($0) }
    }

    /// Outputs that are probabilities already stay as they are; others become some by softmax.
    static func probabilities(_ outputs: [Float]) -> [Double] {
        let numbers = outputs.map(Double.init)
        let sum = numbers.reduce(0, +)
        if numbers.allSatisfy({ (0...1).contains($0) }), abs(sum - 1) < 0.01 { return numbers }
        let greatest = numbers.max() ?? 0
        let powers = numbers.map { exp($0 - greatest) }
        let whole = powers.reduce(0, +)
        return powers.map { $0 / whole }
    }
}
