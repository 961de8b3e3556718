import Model

/// Something of ONNX Runtime's that is released with the last reference to it.
final class ONNXHandle: Sendable {
    // What it points to may be used from any thread.
    nonisolated(unsafe) let pointer: OpaquePointer
    private let runtime: ONNXRuntime
    private let place: ONNXRuntime.Place

    init(_ pointer: OpaquePointer, _ runtime: ONNXRuntime, releasedBy place: ONNXRuntime.Place) {
        self.pointer = pointer
        self.runtime = runtime
        self.place = place
    }

    deinit { runtime.release(pointer, place) }
}

/// A model that ONNX Runtime has loaded: one picture goes in, one list of numbers comes out.
final class ONNXSession: Sendable {
    /// How the numbers of a picture lie in the model's input.
    enum Layout: Sendable {
        /// All reds, all greens, all blues.
        case planes
        /// Red, green and blue of each point.
        case points
    }

    /// The kinds of numbers that are filled in: `ONNXTensorElementDataType`.
    enum Element: Int32, Sendable {
        case float = 1
        case byte = 2
    }

    private let runtime: ONNXRuntime
    private let handle: ONNXHandle
    private var session: OpaquePointer { handle.pointer }
    private let inputName: String
    private let outputName: String
    let element: Element
    let layout: Layout
    let width: Int
    let height: Int

    /// The side of the picture that is fed to a model that takes any.
    private static let usualSide = 224
    /// The longest side that a model may want.
    private static let longestSide = 2048

    /// - Throws: ``PictureProblem/badModel(_:)``, ``PictureProblem/noLibrary(_:)``.
    init(_ file: [UInt8]) throws(PictureProblem) {
        let runtime = try ONNXRuntime.shared()
        self.runtime = runtime
        handle = ONNXHandle(try Self.load(file, runtime), runtime, releasedBy: .releaseSession)
        let session = handle.pointer
        typealias Count = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> ONNXRuntime.Status
        var inputs = 0
        var outputs = 0
        try runtime.check(runtime.function(.sessionGetInputCount, as: Count.self)(session, &inputs))
        try runtime.check(runtime.function(.sessionGetOutputCount, as: Count.self)(session, &outputs))
        guard inputs == 1, outputs >= 1 else { throw .badModel("it takes \(inputs) inputs, not one picture") }
        inputName = try Self.name(.sessionGetInputName, session, runtime)
        outputName = try Self.name(.sessionGetOutputName, session, runtime)
        let (kind, shape) = try Self.input(session, runtime)
        guard let element = Element(rawValue: kind) else {
            throw .badModel("it takes numbers of a kind (\(kind)) that pictures are not made of")
        }
        self.element = element
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
    }

    /// Runs the model.
    ///
    /// - Parameter input: The numbers of a picture, in the model's layout; as bytes where it takes bytes.
    /// - Throws: ``PictureProblem/badModel(_:)``.
    func run(_ input: [UInt8]) throws(PictureProblem) -> [Float] {
        var input = input
        var shape: [Int64] =
            layout == .planes ? [1, 3, Int64(height), Int64(width)] : [1, Int64(height), Int64(width), 3]
        typealias MemoryInfo = @convention(c) (Int32, Int32, ONNXRuntime.Out) -> ONNXRuntime.Status
        let memory = try runtime.made { runtime.function(.createCpuMemoryInfo, as: MemoryInfo.self)(0, 0, $0) }
        defer { runtime.release(memory, .releaseMemoryInfo) }
        typealias MakeTensor =
            @convention(c) (
                OpaquePointer, UnsafeMutableRawPointer?, Int, UnsafePointer<Int64>?, Int, Int32, ONNXRuntime.Out
            ) -> ONNXRuntime.Status
        let makeTensor = runtime.function(.createTensorWithDataAsOrtValue, as: MakeTensor.self)
        // The tensor borrows the numbers, so they stay where they are until the model has run.
        let result: Result<[Float], PictureProblem> = input.withUnsafeMutableBytes { bytes in
            shape.withUnsafeMutableBufferPointer { shape in
                do throws(PictureProblem) {
                    let tensor = try runtime.made {
                        makeTensor(memory, bytes.baseAddress, bytes.count, shape.baseAddress, 4, element.rawValue, $0)
                    }
                    defer { runtime.release(tensor, .releaseValue) }
                    return .success(try run(tensor))
                } catch {
                    return .failure(error)
                }
            }
        }
        return try result.get()
    }

    private func run(_ tensor: OpaquePointer) throws(PictureProblem) -> [Float] {
        typealias Run =
            @convention(c) (
                OpaquePointer, OpaquePointer?, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<OpaquePointer?>, Int,
                UnsafePointer<UnsafePointer<CChar>?>, Int, ONNXRuntime.Out
            ) -> ONNXRuntime.Status
        let call = runtime.function(.run, as: Run.self)
        let output = try runtime.made { out in
            inputName.withCString { input in
                outputName.withCString { output in
                    var names: UnsafePointer<CChar>? = input
                    var wanted: UnsafePointer<CChar>? = output
                    var value: OpaquePointer? = tensor
                    return call(session, nil, &names, &value, 1, &wanted, 1, out)
                }
            }
        }
        defer { runtime.release(output, .releaseValue) }
        typealias Describe = @convention(c) (OpaquePointer, ONNXRuntime.Out) -> ONNXRuntime.Status
        let info = try runtime.made { runtime.function(.getTensorTypeAndShape, as: Describe.self)(output, $0) }
        defer { runtime.release(info, .releaseTensorTypeAndShapeInfo) }
        var kind: Int32 = 0
        var count = 0
        typealias Kind = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> ONNXRuntime.Status
        typealias Count = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> ONNXRuntime.Status
        try runtime.check(runtime.function(.getTensorElementType, as: Kind.self)(info, &kind))
        try runtime.check(runtime.function(.getTensorShapeElementCount, as: Count.self)(info, &count))
        guard kind == Element.float.rawValue else { throw .badModel("it gives no floating-point numbers") }
        typealias Data =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>
            ) -> ONNXRuntime.Status
        var data: UnsafeMutableRawPointer?
        try runtime.check(runtime.function(.getTensorMutableData, as: Data.self)(output, &data))
        guard let data else { throw .badModel("it gives nothing") }
        return Array(UnsafeBufferPointer(start: data.assumingMemoryBound(to: Float.self), count: count))
    }
}
