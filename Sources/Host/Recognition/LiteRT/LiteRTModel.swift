import Foundation
import Model

/// A model that LiteRT has loaded and compiled; released with the last reference to it.
final class LiteRTModel {
    let runtime: LiteRT
    // LiteRT does not copy it: it reads the weights from it during the lifetime of the model.
    private let file: UnsafeMutableRawBufferPointer
    let model: OpaquePointer
    let compiled: OpaquePointer

    /// - Throws: ``PictureProblem/badModel(_:)``.
    init(_ bytes: [UInt8], _ runtime: LiteRT) throws(PictureProblem) {
        // Tensors are aligned to multiples of 16 in a file.
        let file = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 64)
        file.copyBytes(from: bytes)
        do throws(PictureProblem) {
            typealias Read = @convention(c) (OpaquePointer, UnsafeRawPointer?, Int, LiteRT.Out) -> LiteRT.Status
            let read = runtime.function(.createModelFromBuffer, as: Read.self)
            let model = try runtime.made { read(runtime.environment, file.baseAddress, file.count, $0) }
            do throws(PictureProblem) {
                compiled = try Self.compile(model, runtime)
            } catch {
                runtime.destroy(model, .destroyModel)
                throw error
            }
            self.model = model
        } catch {
            file.deallocate()
            throw error
        }
        self.file = file
        self.runtime = runtime
    }

    deinit {
        runtime.destroy(compiled, .destroyCompiledModel)
        runtime.destroy(model, .destroyModel)
        file.deallocate()
    }

    private static func compile(_ model: OpaquePointer, _ runtime: LiteRT) throws(PictureProblem) -> OpaquePointer {
        typealias MakeOptions = @convention(c) (LiteRT.Out) -> LiteRT.Status
        let options = try runtime.made { runtime.function(.createOptions, as: MakeOptions.self)($0) }
        defer { runtime.destroy(options, .destroyOptions) }
        typealias SetAccelerators = @convention(c) (OpaquePointer, Int32) -> LiteRT.Status
        // kLiteRtHwAcceleratorCpu
        try runtime.check(runtime.function(.setOptionsHardwareAccelerators, as: SetAccelerators.self)(options, 1))
        // Keeps errors (kLiteRtErrorReporterModeBuffer) instead of printing them to standard error. One thread is fast
        // enough for one picture at a time, and the server has other requests to answer.
        try add("error_reporter_mode = 2\n", as: "runtime_options_string", to: options, runtime)
        try add("num_threads = 1\n", as: "xnnpack", to: options, runtime)
        typealias Compile =
            @convention(c) (OpaquePointer, OpaquePointer, OpaquePointer, LiteRT.Out) -> LiteRT.Status
        let compile = runtime.function(.createCompiledModel, as: Compile.self)
        return try runtime.made { compile(runtime.environment, model, options, $0) }
    }

    /// Adds options in the library's format: TOML under a name.
    private static func add(
        _ text: String, as name: String, to options: OpaquePointer, _ runtime: LiteRT
    ) throws(PictureProblem) {
        typealias Make =
            @convention(c) (
                UnsafePointer<CChar>, UnsafeMutableRawPointer?, @convention(c) (UnsafeMutableRawPointer?) -> Void,
                LiteRT.Out
            ) -> LiteRT.Status
        let make = runtime.function(.createOpaqueOptions, as: Make.self)
        let made = try runtime.made { out in make(name, strdup(text), { free($0) }, out) }
        typealias Add = @convention(c) (OpaquePointer, OpaquePointer) -> LiteRT.Status
        try runtime.check(runtime.function(.addOpaqueOptions, as: Add.self)(options, made))
    }
}
