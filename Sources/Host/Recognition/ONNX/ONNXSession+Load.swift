import Model

extension ONNXSession {
    /// Loads a model into the runtime.
    static func load(_ file: [UInt8], _ runtime: ONNXRuntime) throws(PictureProblem) -> OpaquePointer {
        typealias MakeOptions = @convention(c) (ONNXRuntime.Out) -> ONNXRuntime.Status
        let options = try runtime.made { runtime.function(.createSessionOptions, as: MakeOptions.self)($0) }
        defer { runtime.release(options, .releaseSessionOptions) }
        // One thread is fast enough for one picture at a time, and the server has other requests to answer.
        typealias SetThreads = @convention(c) (OpaquePointer, Int32) -> ONNXRuntime.Status
        try runtime.check(runtime.function(.setIntraOpNumThreads, as: SetThreads.self)(options, 1))
        typealias Load =
            @convention(c) (
                OpaquePointer, UnsafeRawPointer?, Int, OpaquePointer, ONNXRuntime.Out
            ) -> ONNXRuntime.Status
        let load = runtime.function(.createSessionFromArray, as: Load.self)
        return try runtime.made { out in
            file.withUnsafeBytes { load(runtime.environment, $0.baseAddress, $0.count, options, out) }
        }
    }

    /// Returns the name of the first input or output.
    static func name(
        _ place: ONNXRuntime.Place, _ session: OpaquePointer, _ runtime: ONNXRuntime
    ) throws(PictureProblem) -> String {
        typealias Allocator = @convention(c) (ONNXRuntime.Out) -> ONNXRuntime.Status
        let allocator = try runtime.made { runtime.function(.getAllocatorWithDefaultOptions, as: Allocator.self)($0) }
        typealias Name =
            @convention(c) (
                OpaquePointer, Int, OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
            ) -> ONNXRuntime.Status
        var text: UnsafeMutablePointer<CChar>?
        try runtime.check(runtime.function(place, as: Name.self)(session, 0, allocator, &text))
        guard let text else { throw .badModel("its input has no name") }
        typealias Free = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> ONNXRuntime.Status
        let name = String(cString: text)
        try runtime.check(runtime.function(.allocatorFree, as: Free.self)(allocator, text))
        return name
    }

    /// Returns the element type of the input, and its shape; −1 for a dynamic dimension.
    static func input(
        _ session: OpaquePointer, _ runtime: ONNXRuntime
    ) throws(PictureProblem) -> (kind: Int32, shape: [Int64]) {
        typealias Describe = @convention(c) (OpaquePointer, Int, ONNXRuntime.Out) -> ONNXRuntime.Status
        let type = try runtime.made { runtime.function(.sessionGetInputTypeInfo, as: Describe.self)(session, 0, $0) }
        defer { runtime.release(type, .releaseTypeInfo) }
        typealias Cast = @convention(c) (OpaquePointer, ONNXRuntime.Out) -> ONNXRuntime.Status
        // Owned by the type above, and released with it.
        let info = try runtime.made { runtime.function(.castTypeInfoToTensorInfo, as: Cast.self)(type, $0) }
        typealias Kind = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int32>) -> ONNXRuntime.Status
        typealias Count = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> ONNXRuntime.Status
        typealias Sides = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int64>, Int) -> ONNXRuntime.Status
        var kind: Int32 = 0
        var count = 0
        try runtime.check(runtime.function(.getTensorElementType, as: Kind.self)(info, &kind))
        try runtime.check(runtime.function(.getDimensionsCount, as: Count.self)(info, &count))
        var shape = [Int64](repeating: 0, count: count)
        try runtime.check(runtime.function(.getDimensions, as: Sides.self)(info, &shape, count))
        return (kind, shape)
    }
}
