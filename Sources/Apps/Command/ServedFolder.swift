import Foundation

/// A server's lock on the folder of its database; it ends with the process and leaves no file behind.
final class ServedFolder {
    private let descriptor: Int32
    /// Whether another server already holds the lock. A folder that cannot be locked counts as free.
    let isServedAlready: Bool

    init(_ path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        isServedAlready = descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }
}
