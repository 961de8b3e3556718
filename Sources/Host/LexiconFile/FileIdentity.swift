import Foundation

/// The identity and state of the file at a path: two are equal as long as nobody has replaced or changed it.
package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    let length: Int
    /// Nanoseconds since 1970 of the last change of its contents and of its metadata; the second cannot be set back.
    private let modified: Int64
    private let changed: Int64

    /// The file at a path; nil if there is none or it is inaccessible.
    package init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// An open file; nil if the system reports nothing about it.
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

    /// Whether it is the same file, with the same length and modification time.
    func hasSameContents(as other: FileIdentity) -> Bool {
        (device, inode, length, modified) == (other.device, other.inode, other.length, other.modified)
    }

    /// The identity as one line of text.
    var line: String { "\(device) \(inode) \(length) \(modified) \(changed)" }
}
