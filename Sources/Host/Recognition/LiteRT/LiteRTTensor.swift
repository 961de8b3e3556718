import Model

/// The input or output of a TensorFlow Lite model.
struct LiteRTTensor: Sendable {
    /// `LiteRtRankedTensorType`, 72 bytes: the element type, the number of dimensions (7 bits) and whether there are
    /// strides (the next bit), eight dimensions, eight strides.
    var words: [Int32]
    let element: PictureTensor.Element

    /// - Throws: ``PictureProblem/badModel(_:)`` for an element type that represents neither colours nor probabilities.
    init(_ tensor: OpaquePointer, _ runtime: LiteRT) throws(PictureProblem) {
        typealias Describe = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> LiteRT.Status
        var words = [Int32](repeating: 0, count: 18)
        try runtime.check(runtime.function(.getRankedTensorType, as: Describe.self)(tensor, &words))
        self.words = words
        // `LiteRtElementType`
        switch words[0] {
        case 1: element = .float
        case 3: element = try Self.quantization(tensor, isSigned: false, runtime).map { .quantized($0) } ?? .byte
        case 9:
            guard let quantization = try Self.quantization(tensor, isSigned: true, runtime) else {
                throw .badModel("it uses whole numbers without saying what they stand for")
            }
            element = .quantized(quantization)
        default: throw .badModel("it uses numbers of a kind (\(words[0])) that is not supported")
        }
    }

    /// Its dimensions. A dynamic one counts as 1.
    var shape: [Int64] {
        get { words[2..<2 + min(8, Int(words[1] & 0x7F))].map(Int64.init) }
        set {
            words[1] = Int32(newValue.count)
            for (place, side) in newValue.prefix(8).enumerated() { words[2 + place] = Int32(clamping: side) }
        }
    }

    /// The quantization of its numbers; nil if they are not quantized.
    private static func quantization(
        _ tensor: OpaquePointer, isSigned: Bool, _ runtime: LiteRT
    ) throws(PictureProblem) -> Quantization? {
        typealias Kind = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> LiteRT.Status
        var kind: Int32 = 0
        try runtime.check(runtime.function(.getQuantizationTypeID, as: Kind.self)(tensor, &kind))
        // kLiteRtQuantizationNone
        if kind == 0 { return nil }
        // kLiteRtQuantizationPerTensor; `LiteRtQuantizationPerTensor` is a scale, padding and a zero point.
        guard kind == 1 else { throw .badModel("it uses numbers that are quantized per channel") }
        typealias Parameters = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int64>) -> LiteRT.Status
        var parameters: [Int64] = [0, 0]
        try runtime.check(runtime.function(.getPerTensorQuantization, as: Parameters.self)(tensor, &parameters))
        let scale = Float(bitPattern: UInt32(truncatingIfNeeded: parameters[0]))
        guard let quantization = Quantization(scale: scale, zeroPoint: parameters[1], isSigned: isSigned) else {
            throw .badModel("it is quantized with the scale \(scale) and the zero point \(parameters[1])")
        }
        return quantization
    }
}
