import Foundation

/// Returns the error that the operating system has just reported in this thread.
func systemError() -> any Error { NSError(domain: NSPOSIXErrorDomain, code: Int(errno)) }

extension Error {
    /// The operating system's error message, in a few words and without a full stop: "No space left on device".
    package var reason: String {
        if let number = errorNumber { return String(cString: strerror(number)) }
        let said = (self as NSError).localizedDescription
        return said.hasSuffix(".") ? String(said.dropLast()) : said
    }

    /// Whether the disk is full.
    package var isForLackOfRoom: Bool {
        (self as? CocoaError)?.code == .fileWriteOutOfSpace || errorNumber == ENOSPC || errorNumber == EDQUOT
    }

    /// The operating system's error number behind a Foundation error.
    private var errorNumber: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { cause in
            cause.domain == NSPOSIXErrorDomain ? Int32(exactly: cause.code) : nil
        }
    }
}
