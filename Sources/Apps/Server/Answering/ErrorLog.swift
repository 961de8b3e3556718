import Backups
import Formats
import HTTPTypes
import Library
import Logging
import Model
import Reading
import Routes
import Storage
import Synchronization

/// Logs failures, each error at most once a minute: a full disk fails every request, and repeating the message would
/// only fill it further.
final class ErrorLog: Sendable {
    private struct Seen {
        var loggedAt: ContinuousClock.Instant
        /// What failed last.
        var subject: String
        /// The number of repetitions since.
        var repeats = 0
    }

    /// The time during which an error is not logged again. Its clock is one that nobody can set back.
    private static let pause = Duration.seconds(60)
    /// The maximum number of distinct errors.
    private static let mostErrors = 200

    private let logger: Logger
    private let seen = Mutex<[String: Seen]>([:])

    init(_ logger: Logger) { self.logger = logger }

    /// Logs that a request failed: its method, and what kind of page or operation it was for, which names nothing of a
    /// learner's.
    ///
    /// - Parameter route: Nil if it is unknown.
    func failed(_ method: HTTPRequest.Method, on route: Route?, _ error: any Error) {
        failed([method.rawValue, route?.shape].compactMap(\.self).joined(separator: " "), error.forLog)
    }

    /// Logs that a request or a job failed.
    ///
    /// If the error comes again, ``tellRepeats(at:)`` says how often when the pause is over.
    ///
    /// - Parameters:
    ///   - subject: The method and the kind of a request, or the kind of a job.
    ///   - error: A description without personal data.
    func failed(_ subject: String, _ error: String, at now: ContinuousClock.Instant = .now) {
        let (repeats, isFirstRepeat): (Int?, Bool) = seen.withLock { seen in
            if let earlier = seen[error], earlier.loggedAt.duration(to: now) < Self.pause {
                seen[error]?.repeats += 1
                seen[error]?.subject = subject
                return (nil, earlier.repeats == 0)
            }
            if seen.count >= Self.mostErrors { seen = [:] }
            return (seen.updateValue(Seen(loggedAt: now, subject: subject), forKey: error)?.repeats ?? 0, false)
        }
        if let repeats { log(subject, error, repeats > 0 ? ["repeatedBefore": "\(repeats)"] : [:]) }
        guard isFirstRepeat else { return }
        Task.detached(priority: .utility) { [weak self] in
            // The pause began with an earlier error, so it is over then.
            try? await Task.sleep(for: Self.pause)
            self?.tellRepeats()
        }
    }

    /// Logs how often errors came again whose pause is over.
    func tellRepeats(at now: ContinuousClock.Instant = .now) {
        let due = seen.withLock { seen in
            let due = seen.filter { $0.value.repeats > 0 && $0.value.loggedAt.duration(to: now) >= Self.pause }
            for (error, value) in due { seen[error] = Seen(loggedAt: now, subject: value.subject) }
            return due
        }
        for (error, value) in due.sorted(by: { $0.key < $1.key }) {
            log(value.subject, error, ["repeated": "\(value.repeats)"])
        }
    }

    private func log(_ subject: String, _ error: String, _ numbers: Logger.Metadata) {
        var metadata = numbers
        metadata["error"] = "\(error)"
        logger.error("\(subject) failed", metadata: metadata)
    }
}

extension Error {
    /// The description that is safe to log: it names no file, word or text of the learner's.
    ///
    /// An error that may do so is told by its type, and by the operating system's reason if it has one.
    package var forLog: String {
        let name = "\(type(of: self))"
        switch self as any Error {
        // It says what a verb declined, in the words of the learner's request.
        case StorageError.declined(let declined): return declined.error.forLog
        case let error as StorageError: return error.description
        // It names the folder of backups, which is Glossa's own.
        case let error as BackupError: return error.forLog
        case let error as CopyError: return error.description
        case LibraryError.format(let error, fileName: _): return "\(name): \(error.code)"
        case let error as FormatError: return "\(name): \(error.code)"
        case let error as AnkiError: return "\(name): \(error.code)"
        case let error as DictionaryError: return "\(name): \(error)"
        case AccountError.providerFailed(let reason): return "\(name): a provider of sign-ins failed: \(reason)"
        case UploadError.notWritten(let reason):
            return "\(name): an upload could not be written to the temporary folder: \(reason)"
        default: return systemReason.map { "\(name): \($0)" } ?? name
        }
    }
}

extension BackupError {
    /// The description, without the paths of files whose names may be the learner's.
    fileprivate var forLog: String {
        switch self {
        case .unreadable(_, let reason): "BackupError: a file of the data cannot be read: \(reason)"
        case .damaged(let name, let faults): "BackupError: \(name) has \(faults.count) faults"
        default: description
        }
    }
}
