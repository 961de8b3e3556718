import Logging
import Model
import Storage
import Synchronization

/// Logs failures, each error at most once a minute: a full disk fails every request, and repeating the message would
/// only fill it further.
final class ErrorLog: Sendable {
    private struct Seen {
        var loggedAt: Timestamp
        /// The number of repetitions since.
        var repeats = 0
    }

    /// Milliseconds during which an error is not logged again.
    private static let pause: Int64 = 60_000
    /// The maximum number of distinct errors.
    private static let mostErrors = 200

    private let logger: Logger
    private let seen = Mutex<[String: Seen]>([:])

    init(_ logger: Logger) { self.logger = logger }

    /// Logs that a request failed.
    ///
    /// - Parameter error: A description without personal data.
    func failed(_ method: String, _ error: String, at now: Timestamp) {
        let repeats: Int? = seen.withLock { seen in
            if let earlier = seen[error], now.milliseconds - earlier.loggedAt.milliseconds < Self.pause {
                seen[error]?.repeats += 1
                return nil
            }
            if seen.count >= Self.mostErrors { seen = [:] }
            return seen.updateValue(Seen(loggedAt: now), forKey: error)?.repeats ?? 0
        }
        guard let repeats else { return }
        var metadata: Logger.Metadata = ["error": "\(error)"]
        if repeats > 0 { metadata["repeatedBefore"] = "\(repeats)" }
        logger.error("\(method) failed", metadata: metadata)
    }
}

extension Error {
    /// The description that is safe to log: a database error's own, which contains no personal data, or else the
    /// error's type.
    package var forLog: String { (self as? StorageError)?.description ?? "\(type(of: self))" }
}
