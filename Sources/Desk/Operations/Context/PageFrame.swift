import Model
import Reading
import Review
import Storage

/// What a page has around its content.
public struct PageFrame: Sendable {
    public var preferences: Preferences
    /// The number of cards that wait to be studied.
    public var waiting: Int
    /// When everything of the learner is deleted, as requested; nil if it is not.
    public var deletionDue: Timestamp?

    /// A frame for a page without the learner's settings.
    public init(preferences: Preferences = Preferences(), waiting: Int = 0, deletionDue: Timestamp? = nil) {
        self.preferences = preferences
        self.waiting = waiting
        self.deletionDue = deletionDue
    }
}

extension LearnerContext {
    /// Returns the frame of a page, as of one snapshot.
    ///
    /// - Parameters:
    ///   - device: The browser, if it has settings of its own.
    ///   - countsCards: Whether the page shows the number of waiting cards; without it the number is 0.
    public func frame(on device: ID<Device>?, countsCards: Bool) async throws -> PageFrame {
        let day = review.day
        return try await database.read(learner) { [library, work, now] reader in
            let (preferences, sequence) = try library.preferenceCache.current(reader, on: device)
            guard countsCards else { return PageFrame(preferences: preferences, waiting: 0) }
            let waiting = try work.waiting.total(sequence, at: now) { () throws(StorageError) in
                try reader.waiting(at: now, day).total
            }
            let deletionDue = try work.deletion.due(sequence) { () throws(StorageError) in
                try reader.deletionRequest()?.dueAt
            }
            return PageFrame(preferences: preferences, waiting: waiting, deletionDue: deletionDue)
        }
    }
}

/// The number of a learner's waiting cards. It is counted again after any write, and after some seconds, since cards
/// become due over time.
final class WaitingCount: Sendable {
    private struct Count {
        var total: Int
        var sequence: Int
        var at: Timestamp
    }

    /// Seconds for which a count is valid.
    private static let lifetime: Int64 = 10
    private let last = Locked<Count?>(nil)

    /// - Parameter sequence: The learner's last change.
    func total(
        _ sequence: Int, at now: Timestamp, count: () throws(StorageError) -> Int
    ) throws(StorageError) -> Int {
        if let last = last.withLock({ $0 }), last.sequence == sequence,
            (0..<Self.lifetime).contains(now.seconds(since: last.at))
        {
            return last.total
        }
        let total = try count()
        last.withLock { $0 = Count(total: total, sequence: sequence, at: now) }
        return total
    }
}

/// When everything of a learner is to be deleted, which pages say. It is read again after any write.
final class KnownDeletion: Sendable {
    private let last = Locked<(sequence: Int, due: Timestamp?)?>(nil)

    /// - Parameter sequence: The learner's last change.
    func due(_ sequence: Int, read: () throws(StorageError) -> Timestamp?) throws(StorageError) -> Timestamp? {
        if let last = last.withLock({ $0 }), last.sequence == sequence { return last.due }
        let due = try read()
        last.withLock { $0 = (sequence, due) }
        return due
    }
}
