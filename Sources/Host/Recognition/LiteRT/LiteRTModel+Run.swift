import Model

extension LiteRTModel {
    /// Runs the model.
    ///
    /// - Parameter bytes: The contents of its input, in full.
    /// - Throws: ``PictureProblem/badModel(_:)``.
    func run(_ bytes: [UInt8], _ input: LiteRTTensor, _ output: LiteRTTensor) throws(PictureProblem) -> [UInt8] {
        let picture = try buffer(for: input, .getInputBufferRequirements)
        defer { runtime.destroy(picture, .destroyTensorBuffer) }
        let answer = try buffer(for: output, .getOutputBufferRequirements)
        defer { runtime.destroy(answer, .destroyTensorBuffer) }
        try locked(picture, .write) { memory throws(PictureProblem) in
            guard memory.count == bytes.count else {
                throw .badModel("its input has \(memory.count) bytes, not \(bytes.count)")
            }
            memory.copyBytes(from: bytes)
        }
        typealias Run = @convention(c) (OpaquePointer, Int, Int, LiteRT.Out, Int, LiteRT.Out) -> LiteRT.Status
        var (inputs, outputs): (OpaquePointer?, OpaquePointer?) = (picture, answer)
        try runtime.check(
            runtime.function(.runCompiledModel, as: Run.self)(compiled, 0, 1, &inputs, 1, &outputs))
        return try locked(answer, .read) { memory throws(PictureProblem) in Array(memory) }
    }

    /// Allocates memory for the first input or output, as the model requires it.
    private func buffer(for tensor: LiteRTTensor, _ name: LiteRT.Name) throws(PictureProblem) -> OpaquePointer {
        typealias Requirements = @convention(c) (OpaquePointer, Int, Int, LiteRT.Out) -> LiteRT.Status
        // Owned by the model, and released with it.
        let requirements = try runtime.made { runtime.function(name, as: Requirements.self)(compiled, 0, 0, $0) }
        typealias Create =
            @convention(c) (OpaquePointer, UnsafePointer<Int32>, OpaquePointer, LiteRT.Out) -> LiteRT.Status
        let create = runtime.function(.createTensorBuffer, as: Create.self)
        return try runtime.made { create(runtime.environment, tensor.words, requirements, $0) }
    }

    /// `LiteRtTensorBufferLockMode`
    private enum Access: Int32 { case read, write }

    private func locked<Value>(
        _ buffer: OpaquePointer, _ access: Access,
        _ use: (UnsafeMutableRawBufferPointer) throws(PictureProblem) -> Value
    ) throws(PictureProblem) -> Value {
        typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Int>) -> LiteRT.Status
        var count = 0
        try runtime.check(runtime.function(.getTensorBufferPackedSize, as: Size.self)(buffer, &count))
        typealias Lock =
            @convention(c) (OpaquePointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> LiteRT.Status
        var memory: UnsafeMutableRawPointer?
        try runtime.check(
            runtime.function(.lockTensorBuffer, as: Lock.self)(buffer, &memory, access.rawValue))
        typealias Unlock = @convention(c) (OpaquePointer) -> LiteRT.Status
        defer { _ = runtime.function(.unlockTensorBuffer, as: Unlock.self)(buffer) }
        return try use(UnsafeMutableRawBufferPointer(start: memory, count: count))
    }
}
