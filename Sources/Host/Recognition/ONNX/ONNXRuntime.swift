import Foundation
import Model
import Synchronization

/// ONNX Runtime through its C interface: a table of functions that may grow but is never reordered
/// (`onnxruntime_c_api.h`, "struct OrtApi"). Places count from 0; all of them are in version 1.
final class ONNXRuntime: Sendable {
    enum Place: Int {
        case getErrorMessage = 2
        case createEnv = 3
        case disableTelemetryEvents = 6
        case createSessionFromArray = 8
        case run = 9
        case createSessionOptions = 10
        case setIntraOpNumThreads = 24
        case sessionGetInputCount = 30
        case sessionGetOutputCount = 31
        case sessionGetInputTypeInfo = 33
        case sessionGetInputName = 36
        case sessionGetOutputName = 37
        case createTensorWithDataAsOrtValue = 49
        case getTensorMutableData = 51
        case castTypeInfoToTensorInfo = 55
        case getTensorElementType = 60
        case getDimensionsCount = 61
        case getDimensions = 62
        case getTensorShapeElementCount = 64
        case getTensorTypeAndShape = 65
        case createCpuMemoryInfo = 69
        case allocatorFree = 76
        case getAllocatorWithDefaultOptions = 78
        case releaseEnv = 92
        case releaseStatus = 93
        case releaseMemoryInfo = 94
        case releaseSession = 95
        case releaseValue = 96
        case releaseTypeInfo = 98
        case releaseTensorTypeAndShapeInfo = 99
        case releaseSessionOptions = 100
    }

    typealias Status = OpaquePointer?
    typealias Out = UnsafeMutablePointer<OpaquePointer?>

    private nonisolated(unsafe) let table: UnsafePointer<UnsafeRawPointer?>
    /// One per process, as ONNX Runtime requires; never released.
    nonisolated(unsafe) let environment: OpaquePointer

    private static let opened = Mutex<ONNXRuntime?>(nil)

    /// Returns the runtime, loaded at first use.
    ///
    /// - Throws: ``PictureProblem/noLibrary(_:)``; the next call tries again.
    static func shared() throws(PictureProblem) -> ONNXRuntime {
        if let known = opened.withLock({ $0 }) { return known }
        let runtime = try ONNXRuntime()
        return opened.withLock { opened in
            opened = opened ?? runtime
            return opened ?? runtime
        }
    }

    /// The paths to try.
    private static var paths: [String] {
        let place = RuntimePlaces.onnxRuntime(ProcessInfo.processInfo.environment)
        return (place.map { [$0] } ?? []) + ["libonnxruntime.so.1", "libonnxruntime.so"]
    }

    private init() throws(PictureProblem) {
        // Unless disabled before loading, it sends telemetry to its maker and stores an id of the device for it.
        setenv("ORT_DISABLE_TELEMETRY", "1", 1)
        let library = try SharedLibrary("ONNX Runtime", at: Self.paths)
        let getBase = try library.function(
            "OrtGetApiBase", as: (@convention(c) () -> UnsafePointer<UnsafeRawPointer?>?).self)
        guard let base = getBase(), let get = base[0] else { throw .noLibrary("ONNX Runtime") }
        typealias GetAPI = @convention(c) (UInt32) -> UnsafePointer<UnsafeRawPointer?>?
        guard let table = unsafeBitCast(get, to: GetAPI.self)(1) else { throw .noLibrary("ONNX Runtime") }
        self.table = table
        // 4 is ORT_LOGGING_LEVEL_FATAL: a status reports everything else that goes wrong.
        typealias CreateEnv = @convention(c) (Int32, UnsafePointer<CChar>, Out) -> Status
        var made: OpaquePointer?
        let create = unsafeBitCast(table[Place.createEnv.rawValue], to: CreateEnv.self)
        guard create(4, "glossa", &made) == nil, let made else { throw .noLibrary("ONNX Runtime") }
        environment = made
        typealias Disable = @convention(c) (OpaquePointer) -> Status
        guard unsafeBitCast(table[Place.disableTelemetryEvents.rawValue], to: Disable.self)(made) == nil else {
            throw .noLibrary("ONNX Runtime")
        }
    }

    /// Returns a function of the table. The caller must ensure that its type is right.
    func function<Function>(_ place: Place, as type: Function.Type) -> Function {
        unsafeBitCast(table[place.rawValue], to: type)
    }

    /// Throws if a status is an error.
    ///
    /// - Throws: ``PictureProblem/badModel(_:)`` with the runtime's message.
    func check(_ status: Status) throws(PictureProblem) {
        guard let status else { return }
        typealias Message = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
        let text = function(.getErrorMessage, as: Message.self)(status).map { String(cString: $0) } ?? ""
        release(status, .releaseStatus)
        // The first line is the message; the others are places in the runtime's source.
        let line = text.prefix { !$0.isNewline }.prefix(160)
        throw .badModel(String(line.hasSuffix(".") ? line.dropLast() : line))
    }

    /// Calls a function that returns an object through its last argument.
    func made(_ make: (Out) -> Status) throws(PictureProblem) -> OpaquePointer {
        var result: OpaquePointer?
        try check(make(&result))
        guard let result else { throw .badModel("") }
        return result
    }

    func release(_ thing: OpaquePointer, _ place: Place) {
        function(place, as: (@convention(c) (OpaquePointer) -> Void).self)(thing)
    }
}
