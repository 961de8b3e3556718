import Logging
import Model
import Storage
import Synchronization

/// Logs what fails, each error once a minute at most: a disk that is full fails every request, and a log that fills it says no
/// more than its first line.
final class ErrorLog: Sendable {
    private struct Seen {
        var loggedAt: Timestamp
        /// How often it came since.
        var repeats = 0
    }

    /// Milliseconds in which an error is not told again.
    private static let pause: Int64 = 60_000
    /// The most errors that are told apart.
    private static let mostErrors = 200

    private let logger: Logger
    private let seen = Mutex<[String: Seen]>([:])

    init(_ logger: Logger) { self.logger = logger }

    /// Logs that a request failed.
    ///
    /// - Parameter error: What went wrong, without anything of the learner's.
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
    /// What a log may say of it: all that the database says, whose messages hold nothing of the learner's, else its kind.
    package var forLog: String { (self as? StorageError)?.description ?? "\(type(of: self))" }
}
