import Foundation
import Logging
import Synchronization

/// The server's log on standard error, which never blocks the server. A pipe that nobody reads (because a log daemon
/// hangs) holds 64 KB; further lines are dropped and counted, and every request is still answered.
final class ServerLog: TextOutputStream, Sendable {
    /// The most bytes that a pipe accepts atomically (PIPE_BUF on Linux, pipe(7)).
    private static let longestLine = 4096

    private let descriptor: Int32
    /// The number of lines dropped since the last one written.
    private let leftOut = Mutex(0)

    init(_ descriptor: Int32 = STDERR_FILENO) { self.descriptor = descriptor }

    /// Directs every logger here, with timestamps.
    static func start() {
        let log = ServerLog()
        LoggingSystem.bootstrap { label in StreamLogHandler(label: label, stream: log) }
    }

    func write(_ line: String) {
        leftOut.withLock { leftOut in
            if leftOut > 0, put("Glossa's log was not read: \(leftOut) lines were left out here.\n") { leftOut = 0 }
            if leftOut > 0 || !put(line) { leftOut += 1 }
        }
    }

    /// - Returns: Whether there was room.
    private func put(_ line: String) -> Bool {
        var bytes = Array(line.utf8.prefix(Self.longestLine - 1))
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        var asked = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&asked, 1, 0) == 1, asked.revents & Int16(POLLOUT) != 0 else { return false }
        return Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    }
}
