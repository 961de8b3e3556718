import Model

/// A classifier's input: the memory layout and element type of one picture.
struct PictureTensor: Hashable, Sendable {
    /// The order of the colour values.
    enum Layout: Sendable {
        /// All red values, all green, all blue (NCHW).
        case planes
        /// Red, green and blue of each pixel (NHWC).
        case points
    }

    /// The element types supported.
    enum Element: Hashable, Sendable {
        case float
        /// The colour values themselves, from 0 to 255.
        case byte
        case quantized(Quantization)
    }

    let layout: Layout
    let element: Element
    let width: Int
    let height: Int

    /// The width and height used if the model accepts any.
    private static let usualSide = 224
    /// The greatest width or height that a model may require.
    private static let longestSide = 2048

    /// - Parameter shape: Its four dimensions; anything below 1 for a dynamic one.
    /// - Throws: ``PictureProblem/badModel(_:)`` if it does not fit a single RGB picture.
    init(shape: [Int64], element: Element) throws(PictureProblem) {
        guard shape.count == 4, shape[0] <= 1 else {
            throw .badModel("its input has the shape \(shape), not one picture")
        }
        func side(_ number: Int64) -> Int { number > 0 ? Int(clamping: number) : Self.usualSide }
        if shape[1] == 3 {
            (layout, height, width) = (.planes, side(shape[2]), side(shape[3]))
        } else if shape[3] == 3 {
            (layout, height, width) = (.points, side(shape[1]), side(shape[2]))
        } else {
            throw .badModel("its input has the shape \(shape), without three colours")
        }
        guard max(width, height) <= Self.longestSide else {
            throw .badModel("its input has the shape \(shape), which is larger than any picture it is given")
        }
        self.element = element
    }

    /// Its dimensions with a picture in it.
    var shape: [Int] { layout == .planes ? [1, 3, height, width] : [1, height, width, 3] }

    /// Returns a picture in the model's format, byte by byte.
    ///
    /// The means and standard deviations of ImageNet are those with which torchvision's models were trained:
    /// (0.485, 0.456, 0.406) and (0.229, 0.224, 0.225).
    ///
    /// - Parameters:
    ///   - colours: Red, green and blue of each pixel, row by row.
    ///   - scale: The scale used in training; a model whose input is bytes receives the colours unchanged.
    func bytes(of colours: [UInt8], scale: ClassifierSettings.Scale) -> [UInt8] {
        let order: [Int] =
            layout == .points
            ? Array(colours.indices) : (0..<3).flatMap { Array(stride(from: $0, to: colours.count, by: 3)) }
        if element == .byte { return order.map { colours[$0] } }
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
        if case .quantized(let quantization) = element { return numbers.map { quantization.byte(for: $0) } }
        return numbers.withUnsafeBytes { Array($0) }
    }
}

/// Bytes that represent real numbers: real number = scale × (byte − zero point), according to TensorFlow Lite's 8-bit
/// quantization specification.
struct Quantization: Hashable, Sendable {
    let scale: Float
    let zeroPoint: Int
    /// Whether bytes range from −128 to 127 instead of 0 to 255.
    let isSigned: Bool

    /// - Returns: Nil if the numbers are invalid.
    init?(scale: Float, zeroPoint: Int64, isSigned: Bool) {
        let range: ClosedRange<Int64> = isSigned ? -128...127 : 0...255
        guard scale.isNormal, scale > 0, range.contains(zeroPoint) else { return nil }
        self.scale = scale
        self.zeroPoint = Int(zeroPoint)
        self.isSigned = isSigned
    }

    /// Returns the nearest byte.
    func byte(for real: Float) -> UInt8 {
        let number = (real / scale).rounded() + Float(zeroPoint)
        return isSigned
            ? UInt8(bitPattern: Int8(min(127, max(-128, number)))) : UInt8(min(255, max(0, number)))
    }

    func real(_ byte: UInt8) -> Float {
        scale * Float((isSigned ? Int(Int8(bitPattern: byte)) : Int(byte)) - zeroPoint)
    }
}
