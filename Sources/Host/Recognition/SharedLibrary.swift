import Foundation
import Model

/// A library that is loaded when first needed, so that Glossa runs without it.
struct SharedLibrary: @unchecked Sendable {
    // Never closed: its functions are used for the lifetime of the process.
    private let handle: UnsafeMutableRawPointer

    /// - Parameters:
    ///   - name: Its name in messages.
    ///   - paths: Names or paths to try, in order.
    /// - Throws: ``PictureProblem/noLibrary(_:)``.
    init(_ name: String, at paths: [String]) throws(PictureProblem) {
        for path in paths {
            if let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) {
                self.handle = handle
                return
            }
        }
        throw .noLibrary(name)
    }

    /// Returns a function of the library.
    ///
    /// - Parameter type: Its type, with the C convention; the caller must ensure that it is right.
    /// - Throws: ``PictureProblem/noLibrary(_:)`` if the library has no such function, which means another version.
    func function<Function>(_ name: String, as type: Function.Type) throws(PictureProblem) -> Function {
        guard let symbol = dlsym(handle, name) else { throw .noLibrary(name) }
        return unsafeBitCast(symbol, to: type)
    }
}
