import Foundation

/// Which file is at a path, and in which state: two are equal while nobody has replaced or changed it.
struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    let length: Int
    /// Nanoseconds since 1970 of the last change of its contents and of what the system keeps about it; the second
    /// cannot be set back.
    private let modified: Int64
    private let changed: Int64

    /// The file at a path; nil where there is none that can be looked at.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// An open file; nil where the system does not say.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        length = Int(status.st_size)
        modified = Int64(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_mtim.tv_nsec)
        changed = Int64(status.st_ctim.tv_sec) &* 1_000_000_000 &+ Int64(status.st_ctim.tv_nsec)
    }

    /// Whether it is the same file, of the same length, last written to at the same time.
    func hasSameContents(as other: FileIdentity) -> Bool {
        (device, inode, length, modified) == (other.device, other.inode, other.length, other.modified)
    }

    /// As one line of text.
    var line: String { "\(device) \(inode) \(length) \(modified) \(changed)" }
}
