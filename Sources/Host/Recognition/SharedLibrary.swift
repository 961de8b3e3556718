import Foundation
import Model

/// A library that is looked for when it is first needed, so that Glossa runs without it.
struct SharedLibrary: @unchecked Sendable {
    // Never closed: what it hands out lives as long as the process.
    private let handle: UnsafeMutableRawPointer

    /// - Parameters:
    ///   - name: What to call it in a message.
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

    /// A function of the library.
    ///
    /// - Parameter type: Its type, with the C convention; the caller vouches for it.
    /// - Throws: ``PictureProblem/noLibrary(_:)`` where the library has no such function: it is another version.
    func function<Function>(_ name: String, as type: Function.Type) throws(PictureProblem) -> Function {
        guard let symbol = dlsym(handle, name) else { throw .noLibrary(name) }
        return unsafeBitCast(symbol, to: type)
    }
}
