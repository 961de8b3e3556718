import Model

/// An object of ONNX Runtime; released with the last reference to it.
final class ONNXHandle: Sendable {
    // The object may be used from any thread.
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

/// A model loaded by ONNX Runtime.
final class ONNXSession: ClassifierSession {
    private let runtime: ONNXRuntime
    private let handle: ONNXHandle
    private var session: OpaquePointer { handle.pointer }
    private let inputName: String
    private let outputName: String
    let input: PictureTensor

    /// `ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT`.
    private static let float: Int32 = 1
    /// `ONNX_TENSOR_ELEMENT_DATA_TYPE_UINT8`.
    private static let byte: Int32 = 2

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
        guard inputs == 1, outputs >= 1 else { throw .badModel("it has \(inputs) inputs instead of one picture") }
        inputName = try Self.name(.sessionGetInputName, session, runtime)
        outputName = try Self.name(.sessionGetOutputName, session, runtime)
        let (kind, shape) = try Self.input(session, runtime)
        guard kind == Self.float || kind == Self.byte else {
            throw .badModel("its input has numbers of a kind (\(kind)) that is not supported")
        }
        input = try PictureTensor(shape: shape, element: kind == Self.float ? .float : .byte)
    }

    func run(_ picture: [UInt8]) throws(PictureProblem) -> ClassifierOutput {
        var picture = picture
        var shape = input.shape.map(Int64.init)
        let kind = input.element == .float ? Self.float : Self.byte
        typealias MemoryInfo = @convention(c) (Int32, Int32, ONNXRuntime.Out) -> ONNXRuntime.Status
        let memory = try runtime.made { runtime.function(.createCpuMemoryInfo, as: MemoryInfo.self)(0, 0, $0) }
        defer { runtime.release(memory, .releaseMemoryInfo) }
        typealias MakeTensor =
            @convention(c) (
                OpaquePointer, UnsafeMutableRawPointer?, Int, UnsafePointer<Int64>?, Int, Int32, ONNXRuntime.Out
            ) -> ONNXRuntime.Status
        let makeTensor = runtime.function(.createTensorWithDataAsOrtValue, as: MakeTensor.self)
        // The tensor borrows the numbers, so they must not move until the model has run.
        let result: Result<[Float], PictureProblem> = picture.withUnsafeMutableBytes { bytes in
            shape.withUnsafeMutableBufferPointer { shape in
                do throws(PictureProblem) {
                    let tensor = try runtime.made {
                        makeTensor(memory, bytes.baseAddress, bytes.count, shape.baseAddress, 4, kind, $0)
                    }
                    defer { runtime.release(tensor, .releaseValue) }
                    return .success(try run(tensor))
                } catch {
                    return .failure(error)
                }
            }
        }
        return ClassifierOutput(numbers: try result.get())
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
        guard kind == Self.float else { throw .badModel("its output is not floating-point numbers") }
        typealias Data =
            @convention(c) (
                OpaquePointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>
            ) -> ONNXRuntime.Status
        var data: UnsafeMutableRawPointer?
        try runtime.check(runtime.function(.getTensorMutableData, as: Data.self)(output, &data))
        guard let data else { throw .badModel("it has no output") }
        return Array(UnsafeBufferPointer(start: data.assumingMemoryBound(to: Float.self), count: count))
    }
}
