import Foundation

/// Returns the error that the operating system has just reported in this thread.
func systemError() -> any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

extension Error {
    /// The operating system's error message, in a few words and without a full stop: "No space left on device".
    package var reason: String {
        if let systemReason { return systemReason }
        let said = (self as NSError).localizedDescription
        return said.hasSuffix(".") ? String(said.dropLast()) : said
    }

    /// The operating system's error message, which names no file; nil if the error is not the system's.
    package var systemReason: String? { errorNumber.map { String(cString: strerror($0)) } }

    /// Whether the disk is full, or the system limits the size of a file or of what a user may have.
    package var isForLackOfRoom: Bool {
        (self as? CocoaError)?.code == .fileWriteOutOfSpace || [ENOSPC, EDQUOT, EFBIG].contains(errorNumber)
    }

    /// Whether the disk is read-only, or the folder is for this user.
    package var isForReadOnlyPlace: Bool {
        if let code = (self as? CocoaError)?.code, [.fileWriteVolumeReadOnly, .fileWriteNoPermission].contains(code) {
            return true
        }
        return errorNumber.map { [EROFS, EACCES, EPERM].contains($0) } ?? false
    }

    /// The operating system's error number behind a Foundation error.
    private var errorNumber: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
        // Foundation's own errors have either of these as their cause.
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? POSIXError { return cause.code.rawValue }
        guard let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain else {
            return nil
        }
        return Int32(exactly: cause.code)
    }
}
