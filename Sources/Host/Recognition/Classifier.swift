import Foundation
import Model

/// A classifier with its labels, from an ONNX or a TensorFlow Lite file: its input is one RGB picture, its output one
/// number per label.
public final class Classifier: ImageClassifier {
    private let session: any ClassifierSession
    private let labels: [String]
    private let scale: ClassifierSettings.Scale

    /// The size limit of a model file, in megabytes.
    private static let megabytes = 1024

    /// - Throws: ``PictureProblem/badModel(_:)``, ``PictureProblem/badLabels``, ``PictureProblem/noLabels``,
    ///   ``PictureProblem/noLibrary(_:)``.
    public init(_ settings: ClassifierSettings) throws(PictureProblem) {
        let size = (try? FileManager.default.attributesOfItem(atPath: settings.model))?[.size] as? Int
        guard size ?? 0 <= Self.megabytes << 20 else { throw .badModel("it is larger than \(Self.megabytes) MB") }
        guard size != nil, let data = FileManager.default.contents(atPath: settings.model) else {
            throw .badModel("there is no file that can be read at \(settings.model)")
        }
        guard !data.isEmpty else { throw .badModel("the file is empty") }
        let file = Array(data)
        let isLite = LiteRTSession.isMeantToBeOne(file, at: settings.model)
        session = isLite ? try LiteRTSession(file) : try ONNXSession(file)
        if !settings.labels.isEmpty {
            labels = try LabelFile.labels(at: settings.labels)
        } else if isLite, let packed = PackedLabels.labels(in: file) {
            labels = packed
        } else {
            throw .noLabels
        }
        scale = settings.scale
    }

    public func labels(of picture: PictureFile, count: Int) throws(PictureProblem) -> [ImageLabel] {
        let input = session.input
        let colours = try Leptonica.shared().middle(of: picture, width: input.width, height: input.height)
        let output = try session.run(input.bytes(of: colours, scale: scale))
        guard output.numbers.allSatisfy(\.isFinite) else { throw .badModel("its output has infinite numbers or NaN") }
        // TensorFlow models have an additional first class for the background.
        let outputs = output.numbers.count
        let first = outputs == labels.count + 1 ? 1 : 0
        guard outputs - first == labels.count else {
            throw .wrongLabelCount(labels: labels.count, outputs: outputs)
        }
        return zip(labels, output.probabilities.dropFirst(first)).map { ImageLabel($0, probability: $1) }
            .sorted { $0.probability > $1.probability }.prefix(count).map { $0 }
    }
}
