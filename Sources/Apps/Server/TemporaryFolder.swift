import Foundation

/// A folder for a running server's files: uploads, packages, downloads. Only its owner can access it.
///
/// A lock that is released with the process distinguishes a running server's folder from one left by a crash.
public final class TemporaryFolder: Sendable {
    public let path: String
    private let lock: Int32

    private static let prefix = "glossa-server-"
    private static let lockName = "lock"
    /// The age from which files left by other versions and commands are deleted, when nothing can be using them any
    /// more.
    private static let oldAge: TimeInterval = 24 * 3600

    /// Creates a folder.
    ///
    /// - Throws: `CocoaError`, `POSIXError` if it cannot be created.
    public init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        var template = Array(parent.appending(path: Self.prefix + "XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else { throw Self.error() }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        // The lock file gets its final name only once it is held.
        lock = open(path + "/locking", O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
        guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0,
            rename(path + "/locking", path + "/" + Self.lockName) == 0
        else {
            let error = Self.error()
            if lock >= 0 { close(lock) }
            try? FileManager.default.removeItem(atPath: path)
            throw error
        }
    }

    deinit { close(lock) }

    /// Removes the folder with its contents.
    public func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// Removes the folders of servers that no longer run, and files that commands left more than a day ago. Does not
    /// touch files of another user or program.
    public static func sweep(_ parent: URL = FileManager.default.temporaryDirectory, now: Date) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
        for name in names where name.hasPrefix("glossa-") {
            let place = parent.appending(path: name).path
            var status = stat()
            // Do not follow a link, which any user with write access here could point elsewhere.
            guard lstat(place, &status) == 0, status.st_uid == geteuid() else { continue }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            guard isFolder || status.st_mode & S_IFMT == S_IFREG else { continue }
            let age = now.timeIntervalSince1970 - TimeInterval(status.st_mtim.tv_sec)
            let isLeft = isFolder && name.hasPrefix(prefix) ? isUnlocked(place, age) : isForgotten(name, isFolder, age)
            if isLeft { try? FileManager.default.removeItem(atPath: place) }
        }
    }

    private static func isUnlocked(_ folder: String, _ age: TimeInterval) -> Bool {
        let descriptor = open(folder + "/" + lockName, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return age > oldAge }
        defer { close(descriptor) }
        return flock(descriptor, LOCK_EX | LOCK_NB) == 0
    }

    /// `glossa-anki-…`, the `glossa-book-…` of converted books, the `glossa-whole-…` of exports of everything, the PDF files
    /// `glossa-` with six characters, `glossa-output-…`, which was to be copied elsewhere, and `glossa-restore-…`, which a restore
    /// to PostgreSQL had that was killed.
    private static func isForgotten(_ name: String, _ isFolder: Bool, _ age: TimeInterval) -> Bool {
        let rest = name.dropFirst("glossa-".count)
        guard age > oldAge else { return false }
        if isFolder {
            return ["anki-", "book-", "whole-"].contains(where: { rest.hasPrefix($0) }) || rest.allSatisfy(\.isNumber)
        }
        return rest.count == 6 || rest.hasPrefix("output-") || rest.hasPrefix("restore-")
    }

    private static func error() -> POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
