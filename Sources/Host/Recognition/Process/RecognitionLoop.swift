import Foundation
import Model

/// The other end of a ``Recogniser``: a process that reads requests from standard input, answers them on
/// standard output and ends when its client is gone. It limits itself before it loads anything, and first
/// reports the limits that it could not set.
public enum RecognitionLoop {
    public static func run() -> Never {
        let greeting = RecognitionGreeting(missing: Confinement.confine())
        endWithClient()
        guard let said = try? RecognitionFrame(greeting), write(said.encoded) else { exit(1) }
        var work = PictureWork()
        while let frame = read() {
            Confinement.allowAnotherRequest()
            guard let request = try? JSONDecoder().decode(RecognitionRequest.self, from: Data(frame.text)) else {
                break
            }
            let (reply, bytes) = work.answer(request, frame.bytes)
            guard let answer = try? RecognitionFrame(reply, bytes), write(answer.encoded) else { break }
        }
        exit(0)
    }

    /// Ends the process at any time once the other end of its standard input is closed.
    private static func endWithClient() {
        Thread.detachNewThread {
            var polled = pollfd(fd: 0, events: 0, revents: 0)
            while poll(&polled, 1, -1) < 0 || polled.revents == 0 {}
            _exit(0)
        }
    }

    private static func read() -> RecognitionFrame? {
        guard let head = read(RecognitionFrame.headLength), let lengths = RecognitionFrame.lengths(head),
            let text = read(lengths.text), let bytes = read(lengths.bytes)
        else { return nil }
        return RecognitionFrame(text: text, bytes: bytes)
    }

    private static func read(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var place = 0
        while place < count {
            let read = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress.map { $0 + place }, count - place) }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { return nil }
            place += read
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8]) -> Bool {
        var place = 0
        while place < bytes.count {
            let written = bytes.withUnsafeBytes {
                send(1, $0.baseAddress.map { $0 + place }, bytes.count - place, noSignal)
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            place += written
        }
        return true
    }

    private static let noSignal = Int32(MSG_NOSIGNAL)
}
