import Foundation
import Glibc
import Storage
import Synchronization

/// An SQLite database that no other program can open, as long as this is held.
///
/// Each connection to a database with a log holds a shared lock of a range of the file's bytes from its first read on until it is
/// closed (`pager_unlock` in pager.c). Who gets the whole range for itself therefore knows that there is none, and that none
/// comes.
///
/// Source: sqlite.org/fileformat2.html#the_lock_byte_page, and os_unix.c for what the bytes stand for.
final class SQLiteHold: DatabaseHold {
    private let descriptor: Mutex<Int32>

    /// The bytes that are locked: `PENDING_BYTE`, the one after it, and the 510 that are shared.
    private static let place: (start: Int, length: Int) = (0x4000_0000, 512)

    /// Locks of an open file rather than of a process, which another file of this process would release (Linux,
    /// `F_OFD_GETLK` and `F_OFD_SETLK` of fcntl.h).
    private enum Command: Int32 {
        case find = 36
        case take = 37
    }

    private init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

    deinit { release() }

    /// Holds a database.
    ///
    /// - Parameter patience: How long to wait for a program that has just ended, in seconds.
    /// - Returns: Nil if there is no file, or its disk has no locks.
    /// - Throws: ``CopyError/inUse(by:)``, `CancellationError`.
    static func take(_ path: String, within patience: Double) async throws -> SQLiteHold? {
        var descriptor = open(path, O_RDWR | O_CLOEXEC)
        // One that cannot be written cannot be locked either, but who works with it is known all the same.
        let isWritable = descriptor >= 0
        if !isWritable { descriptor = open(path, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { return nil }
        let hold = SQLiteHold(descriptor)
        let start = ContinuousClock.now
        while let process = user(of: descriptor) {
            guard ContinuousClock.now - start < .seconds(patience) else {
                throw CopyError.inUse(by: [name(of: process)])
            }
            try await Task.sleep(for: .milliseconds(100))
        }
        guard isWritable else { return nil }
        var lock = wanted
        if call(.take, descriptor, &lock) == 0 { return hold }
        // Somebody came in between; or there are no locks.
        guard let process = user(of: descriptor) else { return nil }
        throw CopyError.inUse(by: [name(of: process)])
    }

    func end() async { release() }

    private func release() {
        descriptor.withLock { descriptor in
            if descriptor >= 0 { close(descriptor) }
            descriptor = -1
        }
    }

    /// The process that has the database open; nil if there is none. It is -1 for another restore.
    private static func user(of descriptor: Int32) -> pid_t? {
        var lock = wanted
        guard call(.find, descriptor, &lock) == 0, lock.l_type != Int16(F_UNLCK) else { return nil }
        return lock.l_pid
    }

    private static var wanted: flock {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        lock.l_start = place.start
        lock.l_len = place.length
        return lock
    }

    private static func call(_ command: Command, _ descriptor: Int32, _ lock: inout flock) -> Int32 {
        withUnsafeMutablePointer(to: &lock) { fcntl(descriptor, command.rawValue, UnsafeMutableRawPointer($0)) }
    }

    /// How a process is called, with its number.
    private static func name(of process: pid_t) -> String {
        guard process > 0 else { return "a program" }
        // proc(5)
        let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
        return (name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? "a program") + " (process \(process))"
    }
}
