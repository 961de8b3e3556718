import Logging
import Synchronization

/// Keeps what is logged from a level on: each message with its metadata.
final class LoggedLines: Sendable {
    private let lines = Mutex<[String]>([])
    private let level: Logger.Level

    init(from level: Logger.Level = .notice) { self.level = level }

    var all: [String] { lines.withLock { $0 } }

    var logger: Logger { Logger(label: "test") { _ in Handler(told: self, logLevel: self.level) } }

    private struct Handler: LogHandler {
        let told: LoggedLines
        var metadata: Logger.Metadata = [:]
        var logLevel: Logger.Level

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let values = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
            told.lines.withLock { $0.append(([event.message.description] + values).joined(separator: " ")) }
        }
    }
}
