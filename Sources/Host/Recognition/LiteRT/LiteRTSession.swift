import Foundation
import Model
import Synchronization

/// A TensorFlow Lite file loaded by LiteRT.
final class LiteRTSession: ClassifierSession {
    // Used by one caller at a time.
    private let model: Mutex<LiteRTModel>
    let input: PictureTensor
    private let picture: LiteRTTensor
    private let answer: LiteRTTensor

    /// The most numbers in an output.
    private static let mostOutputs = 1_000_000

    /// Whether a file is meant to be a TensorFlow Lite file: a FlatBuffer with its identifier, or one
    /// with its extension.
    static func isMeantToBeOne(_ file: [UInt8], at path: String) -> Bool {
        file.dropFirst(4).starts(with: "TFL3".utf8) || path.lowercased().hasSuffix(".tflite")
    }

    /// - Throws: ``PictureProblem/badModel(_:)``, ``PictureProblem/noLibrary(_:)``.
    init(_ file: [UInt8]) throws(PictureProblem) {
        let runtime = try LiteRT.shared()
        let model = try LiteRTModel(file, runtime)
        let signature = try Self.signature(model)
        var picture = try LiteRTTensor(
            try Self.tensor(signature, .getSignatureInputTensor, runtime), runtime)
        var answer = try LiteRTTensor(
            try Self.tensor(signature, .getSignatureOutputTensor, runtime), runtime)
        let given = picture.shape
        let input = try PictureTensor(shape: given.map { $0 == 1 ? -1 : $0 }, element: picture.element)
        picture.shape = input.shape.map(Int64.init)
        if picture.shape != given { answer.shape = try Self.resize(model, picture.shape.map(Int32.init(clamping:))) }
        var outputs = 1
        for side in answer.shape {
            let (product, overflows) = outputs.multipliedReportingOverflow(by: Int(side))
            guard side > 0, !overflows, product <= Self.mostOutputs else {
                throw .badModel("its output has the shape \(answer.shape), not one number per label")
            }
            outputs = product
        }
        self.input = input
        self.picture = picture
        self.answer = answer
        self.model = Mutex(model)
    }

    func run(_ picture: [UInt8]) throws(PictureProblem) -> ClassifierOutput {
        let (input, output) = (self.picture, answer)
        let bytes = try model.withLock { model throws(PictureProblem) in
            try model.run(picture, input, output)
        }
        switch answer.element {
        case .float:
            guard bytes.count.isMultiple(of: 4) else { throw .badModel("its output ends in the middle of a number") }
            return ClassifierOutput(
                numbers: bytes.withUnsafeBytes { bytes in
                    (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
                })
        case .byte: return ClassifierOutput(numbers: bytes.map { Float($0) / 255 }, step: 1 / 255)
        case .quantized(let quantization):
            return ClassifierOutput(numbers: bytes.map { quantization.real($0) }, step: quantization.scale)
        }
    }

    /// Returns the model's first signature, which is a default one if the file defines none.
    private static func signature(_ model: LiteRTModel) throws(PictureProblem) -> OpaquePointer {
        let runtime = model.runtime
        typealias Find = @convention(c) (OpaquePointer, Int, LiteRT.Out) -> LiteRT.Status
        let find = runtime.function(.getModelSignature, as: Find.self)
        let signature = try runtime.made { find(model.model, 0, $0) }
        typealias Count = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> LiteRT.Status
        var (inputs, outputs) = (0, 0)
        try runtime.check(runtime.function(.getNumSignatureInputs, as: Count.self)(signature, &inputs))
        try runtime.check(runtime.function(.getNumSignatureOutputs, as: Count.self)(signature, &outputs))
        guard inputs == 1, outputs == 1 else {
            throw .badModel("it has \(inputs) inputs and \(outputs) outputs instead of one of each")
        }
        return signature
    }

    private static func tensor(
        _ signature: OpaquePointer, _ name: LiteRT.Name, _ runtime: LiteRT
    ) throws(PictureProblem) -> OpaquePointer {
        typealias Find = @convention(c) (OpaquePointer, Int, LiteRT.Out) -> LiteRT.Status
        return try runtime.made { runtime.function(name, as: Find.self)(signature, 0, $0) }
    }

    /// Fixes the input size of a model that accepts any.
    ///
    /// - Returns: The dimensions of its output for that size.
    private static func resize(_ model: LiteRTModel, _ sides: [Int32]) throws(PictureProblem) -> [Int64] {
        let runtime = model.runtime
        typealias Resize = @convention(c) (OpaquePointer, Int, Int, UnsafePointer<Int32>, Int) -> LiteRT.Status
        try runtime.check(
            runtime.function(.resizeInputTensor, as: Resize.self)(model.compiled, 0, 0, sides, sides.count))
        typealias Layouts = @convention(c) (OpaquePointer, Int, Int, UnsafeMutablePointer<Int32>, Bool) -> LiteRT.Status
        // `LiteRtLayout`: a tensor's type without its element type.
        var layout = [Int32](repeating: 0, count: 17)
        try runtime.check(
            runtime.function(.getOutputTensorLayouts, as: Layouts.self)(model.compiled, 0, 1, &layout, true))
        return layout[1..<1 + min(8, Int(layout[0] & 0x7F))].map(Int64.init)
    }
}
