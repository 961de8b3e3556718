import Logging
import Model
import Synchronization
import Testing

@testable import Server

@Suite struct ErrorLogTests {
    private final class Lines: Sendable {
        let lines = Mutex<[String]>([])
    }

    private struct Recorder: LogHandler {
        let told: Lines
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
            told.lines.withLock { $0.append(([event.message.description] + values).joined(separator: " ")) }
        }
    }

    @Test func anErrorIsToldOnceAMinuteWithHowOftenItCame() {
        let told = Lines()
        let log = ErrorLog(Logger(label: "test") { _ in Recorder(told: told) })
        let start = Timestamp(milliseconds: 1_000_000)
        for second in Int64(0)..<60 { log.failed("POST", "full", at: start.advanced(bySeconds: second)) }
        log.failed("GET", "moved", at: start)
        log.failed("POST", "full", at: start.advanced(bySeconds: 60))
        #expect(
            told.lines.withLock { $0 } == [
                "POST failed error=full", "GET failed error=moved", "POST failed error=full repeatedBefore=59",
            ])
    }
}
