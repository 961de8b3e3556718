import Formats
import Foundation
import Model

/// Why an exchange with a process failed.
enum RecognitionFault: Error {
    /// It ended, or sent an invalid reply.
    case gone
    case tookTooLong
    case cancelled
}

/// A process that runs ``RecognitionLoop``, connected by a pair of sockets. It is used by one thread at a time, and
/// ends with the last reference to it.
final class RecognitionProcess {
    private let id: pid_t
    private let socket: Int32
    /// Once its end has been observed, its id may belong to another process.
    private var hasEnded = false

    /// - Parameter program: The executable and its arguments.
    /// - Throws: ``RecognitionFault/gone`` if it cannot be started.
    init(_ program: [String], environment: [String: String]) throws(RecognitionFault) {
        var ends: [Int32] = [0, 0]
        // 0o2000000 is SOCK_CLOEXEC: programs started meanwhile must not keep the connection open.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | 0o2_000_000, 0, &ends) == 0 else { throw .gone }
        defer { close(ends[1]) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], 0)
        posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        for descriptor in openDescriptors() { posix_spawn_file_actions_addclose(&actions, descriptor) }
        let arguments = program.map { strdup($0) } + [nil]
        let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var started: pid_t = 0
        guard let path = program.first, posix_spawn(&started, path, &actions, nil, arguments, variables) == 0 else {
            close(ends[0])
            throw .gone
        }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        id = started
        socket = ends[0]
    }

    deinit {
        close(socket)
        guard !hasEnded else { return }
        // It may be busy, and has nothing to save.
        kill(id, SIGKILL)
        var status: Int32 = 0
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
    }

    /// Whether the process is still running. An idle one may have been ended from outside.
    func isRunning() -> Bool {
        guard !hasEnded else { return false }
        var status: Int32 = 0
        hasEnded = waitpid(id, &status, WNOHANG) == id
        return !hasEnded
    }

    /// Reads its first message, which precedes any request; call once.
    ///
    /// - Returns: The limits that it could not set for itself.
    func greeting(
        until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) -> [PictureLimit] {
        let frame = try receive(until: deadline, unless: isCancelled)
        guard let greeting = try? JSONDecoder().decode(RecognitionGreeting.self, from: Data(frame.text)) else {
            throw .gone
        }
        return greeting.missing
    }

    /// Sends a request and waits for the reply. After an error the process can no longer be used.
    ///
    /// - Parameters:
    ///   - deadline: When to give up.
    ///   - isCancelled: Called ten times a second.
    func exchange(
        _ frame: RecognitionFrame, until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) -> RecognitionFrame {
        let bytes = frame.encoded
        var sent = 0
        while sent < bytes.count {
            try wait(for: Int16(POLLOUT), until: deadline, unless: isCancelled)
            let count = bytes.withUnsafeBytes {
                send(socket, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EAGAIN || errno == EINTR { continue }
            guard count > 0 else { throw .gone }
            sent += count
        }
        return try receive(until: deadline, unless: isCancelled)
    }

    private func receive(
        until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) -> RecognitionFrame {
        let head = try receive(RecognitionFrame.headLength, until: deadline, unless: isCancelled)
        guard let lengths = RecognitionFrame.lengths(head) else { throw .gone }
        return RecognitionFrame(
            text: try receive(lengths.text, until: deadline, unless: isCancelled),
            bytes: try receive(lengths.bytes, until: deadline, unless: isCancelled))
    }

    private func receive(
        _ count: Int, until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var place = 0
        while place < count {
            try wait(for: Int16(POLLIN), until: deadline, unless: isCancelled)
            let read = bytes.withUnsafeMutableBytes {
                recv(socket, $0.baseAddress.map { $0 + place }, count - place, 0)
            }
            if read < 0, errno == EAGAIN || errno == EINTR { continue }
            guard read > 0 else { throw .gone }
            place += read
        }
        return bytes
    }

    private func wait(
        for events: Int16, until deadline: ContinuousClock.Instant, unless isCancelled: () -> Bool
    ) throws(RecognitionFault) {
        var polled = pollfd(fd: socket, events: events, revents: 0)
        repeat {
            guard !isCancelled() else { throw .cancelled }
            guard ContinuousClock.now < deadline else { throw .tookTooLong }
        } while poll(&polled, 1, 100) <= 0
    }
}
