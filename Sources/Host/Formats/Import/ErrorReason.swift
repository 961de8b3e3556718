import Foundation

extension Error {
    /// What the operating system says was wrong, in a few words and without a full stop: "No space left on device".
    package var reason: String {
        if let number = errorNumber { return String(cString: strerror(number)) }
        let said = (self as NSError).localizedDescription
        return said.hasSuffix(".") ? String(said.dropLast()) : said
    }

    /// Whether it is that a disk has no room.
    package var isForLackOfRoom: Bool {
        (self as? CocoaError)?.code == .fileWriteOutOfSpace || errorNumber == ENOSPC || errorNumber == EDQUOT
    }

    /// The number of the operating system's error behind one of Foundation's.
    private var errorNumber: Int32? {
        let error = self as NSError
        if error.domain == NSPOSIXErrorDomain { return Int32(exactly: error.code) }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap { cause in
            cause.domain == NSPOSIXErrorDomain ? Int32(exactly: cause.code) : nil
        }
    }
}
