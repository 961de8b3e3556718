import Foundation
import Model
import Synchronization

/// LiteRT, which runs TensorFlow Lite files, through its C interface (`litert/c/litert_*.h`).
///
/// Functions keep their names but change their parameters between versions, so this works only with the version that
/// `Scripts/image-classifier` fetches: 2.3.0.
final class LiteRT: Sendable {
    enum Name: String, CaseIterable {
        case createEnvironment = "LiteRtCreateEnvironment"
        case createModelFromBuffer = "LiteRtCreateModelFromBuffer"
        case destroyModel = "LiteRtDestroyModel"
        case getModelSignature = "LiteRtGetModelSignature"
        case getNumSignatureInputs = "LiteRtGetNumSignatureInputs"
        case getNumSignatureOutputs = "LiteRtGetNumSignatureOutputs"
        case getSignatureInputTensor = "LiteRtGetSignatureInputTensorByIndex"
        case getSignatureOutputTensor = "LiteRtGetSignatureOutputTensorByIndex"
        case getRankedTensorType = "LiteRtGetRankedTensorType"
        case getQuantizationTypeID = "LiteRtGetQuantizationTypeId"
        case getPerTensorQuantization = "LiteRtGetPerTensorQuantization"
        case createOptions = "LiteRtCreateOptions"
        case destroyOptions = "LiteRtDestroyOptions"
        case setOptionsHardwareAccelerators = "LiteRtSetOptionsHardwareAccelerators"
        case createOpaqueOptions = "LiteRtCreateOpaqueOptions"
        case addOpaqueOptions = "LiteRtAddOpaqueOptions"
        case createCompiledModel = "LiteRtCreateCompiledModel"
        case destroyCompiledModel = "LiteRtDestroyCompiledModel"
        case resizeInputTensor = "LiteRtCompiledModelResizeInputTensor"
        case getOutputTensorLayouts = "LiteRtGetCompiledModelOutputTensorLayouts"
        case getInputBufferRequirements = "LiteRtGetCompiledModelInputBufferRequirements"
        case getOutputBufferRequirements = "LiteRtGetCompiledModelOutputBufferRequirements"
        case createTensorBuffer = "LiteRtCreateManagedTensorBufferFromRequirements"
        case destroyTensorBuffer = "LiteRtDestroyTensorBuffer"
        case getTensorBufferPackedSize = "LiteRtGetTensorBufferPackedSize"
        case lockTensorBuffer = "LiteRtLockTensorBuffer"
        case unlockTensorBuffer = "LiteRtUnlockTensorBuffer"
        case runCompiledModel = "LiteRtRunCompiledModel"
    }

    typealias Status = Int32
    typealias Out = UnsafeMutablePointer<OpaquePointer?>

    private nonisolated(unsafe) let functions: [Name: UnsafeRawPointer]
    /// One per process; never released.
    nonisolated(unsafe) let environment: OpaquePointer

    private static let opened = Mutex<LiteRT?>(nil)

    /// Returns the runtime, loaded at first use.
    ///
    /// - Throws: ``PictureProblem/noLibrary(_:)``; the next call tries again.
    static func shared() throws(PictureProblem) -> LiteRT {
        if let known = opened.withLock({ $0 }) { return known }
        let runtime = try LiteRT()
        return opened.withLock { opened in
            opened = opened ?? runtime
            return opened ?? runtime
        }
    }

    private init() throws(PictureProblem) {
        let library = try SharedLibrary("LiteRT", at: [RuntimePlaces.liteRT(ProcessInfo.processInfo.environment)])
        var functions: [Name: UnsafeRawPointer] = [:]
        for name in Name.allCases {
            functions[name] = try library.function(name.rawValue, as: UnsafeRawPointer.self)
        }
        self.functions = functions
        // Three words each, `LiteRtEnvOption`: a tag, `kLiteRtAnyTypeInt` and a number. Logs only errors that are not
        // reported otherwise (25 is the minimum severity, 4 means silent), and searches for no library that would use a
        // graphics card (24 is the accelerators allowed, 1 the processor).
        let options: [Int64] = [25, 2, 4, 24, 2, 1]
        typealias Create = @convention(c) (Int32, UnsafePointer<Int64>, Out) -> Status
        let create = unsafeBitCast(functions[.createEnvironment], to: Create.self)
        var made: OpaquePointer?
        guard create(2, options, &made) == 0, let made else { throw .noLibrary("LiteRT") }
        environment = made
    }

    /// Returns a function of the library. The caller must ensure that its type is right.
    func function<Function>(_ name: Name, as type: Function.Type) -> Function {
        unsafeBitCast(functions[name], to: type)
    }

    /// Throws if a status is an error.
    ///
    /// - Throws: ``PictureProblem/badModel(_:)``.
    func check(_ status: Status) throws(PictureProblem) {
        switch status {
        case 0: return
        // kLiteRtStatusErrorInvalidFlatbuffer
        case 501: throw .badModel("it is not a TensorFlow Lite file, or it is damaged")
        // kLiteRtStatusErrorMemoryAllocationFailure
        case 2: throw .badModel("there is not enough memory for it")
        default: throw .badModel("LiteRT cannot run it (status \(status))")
        }
    }

    /// Calls a function that returns an object through its last argument.
    func made(_ make: (Out) -> Status) throws(PictureProblem) -> OpaquePointer {
        var result: OpaquePointer?
        try check(make(&result))
        guard let result else { throw .badModel("LiteRT returns nothing for it") }
        return result
    }

    func destroy(_ thing: OpaquePointer, _ name: Name) {
        function(name, as: (@convention(c) (OpaquePointer) -> Void).self)(thing)
    }
}
