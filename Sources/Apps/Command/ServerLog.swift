import ArgumentParser
import Foundation
import Logging
import Server
import Synchronization

/// The server's log on standard error, which never blocks the server. A pipe that nobody reads (because a log daemon
/// hangs) holds 64 KB; further lines are dropped and counted, and every request is still answered.
final class ServerLog: TextOutputStream, Sendable {
    /// The most bytes that a pipe accepts atomically (PIPE_BUF on Linux, pipe(7)).
    private static let longestLine = 4096

    private let descriptor: Int32
    /// The number of lines dropped since the last one written.
    private let leftOut = Mutex(0)

    private let format: Format

    init(_ format: Format = .text, _ descriptor: Int32 = STDERR_FILENO) {
        self.format = format
        self.descriptor = descriptor
    }

    /// How lines are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        /// One JSON object a line.
        case json
    }

    /// Directs every logger here, with timestamps.
    static func start(_ format: Format = .text) {
        let log = ServerLog(format)
        LoggingSystem.bootstrap { label in
            switch format {
            case .text: StreamLogHandler(label: label, stream: log)
            case .json: JSONLogHandler { log.write($0) }
            }
        }
    }

    /// What stands for lines that nobody read.
    private func remark(on leftOut: Int) -> String {
        let remark = "Glossa's log was not read: \(leftOut) lines were left out here."
        return format == .json
            ? JSONLogHandler.line(at: Date(), .warning, remark, ["leftOut": .stringConvertible(leftOut)])
            : remark + "\n"
    }

    func write(_ line: String) {
        leftOut.withLock { leftOut in
            if leftOut > 0, put(remark(on: leftOut)) { leftOut = 0 }
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
