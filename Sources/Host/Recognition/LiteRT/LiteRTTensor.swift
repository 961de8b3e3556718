import Model

/// What goes into a TensorFlow Lite model, or comes out of it.
struct LiteRTTensor: Sendable {
    /// `LiteRtRankedTensorType`, 72 bytes: the kind of its numbers, how many sides it has (7 bits) and whether it has strides
    /// (the next), eight sides, eight strides.
    var words: [Int32]
    let element: PictureTensor.Element

    /// - Throws: ``PictureProblem/badModel(_:)`` for numbers of a kind that neither colours nor probabilities are made of.
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
                throw .badModel("it takes or gives whole numbers without saying what they stand for")
            }
            element = .quantized(quantization)
        default: throw .badModel("it takes or gives numbers of a kind (\(words[0])) that is not provided for")
        }
    }

    /// Its sides. One that may be any counts as 1.
    var shape: [Int64] {
        get { words[2..<2 + min(8, Int(words[1] & 0x7F))].map(Int64.init) }
        set {
            words[1] = Int32(newValue.count)
            for (place, side) in newValue.prefix(8).enumerated() { words[2 + place] = Int32(clamping: side) }
        }
    }

    /// What its numbers stand for; nil where they stand for themselves.
    private static func quantization(
        _ tensor: OpaquePointer, isSigned: Bool, _ runtime: LiteRT
    ) throws(PictureProblem) -> Quantization? {
        typealias Kind = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> LiteRT.Status
        var kind: Int32 = 0
        try runtime.check(runtime.function(.getQuantizationTypeID, as: Kind.self)(tensor, &kind))
        // kLiteRtQuantizationNone
        if kind == 0 { return nil }
        // kLiteRtQuantizationPerTensor; `LiteRtQuantizationPerTensor` is a scale, padding and a zero point.
        guard kind == 1 else { throw .badModel("it takes or gives numbers that are quantized channel by channel") }
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
