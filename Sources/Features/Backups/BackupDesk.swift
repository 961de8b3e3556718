import Foundation
import Model
import Storage

/// The backups of a Glossa: what they are of, and where they are.
public struct BackupDesk: Sendable {
    public let store: BackupStore
    public let source: BackupSource
    /// What the command line needs to find the data, such as `--data` and a folder.
    private let arguments: [String]
    /// The machine's clock at a moment, whose calendar counts for what is kept.
    private let clock: @Sendable (Timestamp) -> LocalClock

    /// - Parameters:
    ///   - arguments: What the command line needs to find the data, such as `--data` and a folder.
    ///   - clock: Returns the machine's clock at a moment.
    public init(
        _ store: BackupStore, of source: BackupSource, arguments: [String] = [],
        clock: @escaping @Sendable (Timestamp) -> LocalClock
    ) {
        self.store = store
        self.source = source
        self.arguments = arguments
        self.clock = clock
    }

    /// The machine's clock.
    public func localClock(at now: Timestamp) -> LocalClock { clock(now) }

    /// Checks that the folder of backups is not that of the data, nor in one of the folders that each backup copies, nor in a
    /// file. Touches nothing.
    ///
    /// - Throws: ``BackupError/dataFolder(_:)``, ``BackupError/copied(folder:by:)``, ``BackupError/folder(_:reason:)``.
    public func checkPlace() throws(BackupError) { try store.checkPlace(for: source) }

    /// Makes a backup, and deletes those that are no longer kept. While Glossa works with an empty database in the place of a
    /// damaged one, none is deleted: a backup of the empty one must not take the place of one of the other.
    ///
    /// - Parameter progress: Called with the fraction done, from 0 to 1.
    /// - Throws: As ``BackupStore/make(of:at:progress:)`` does. That old ones cannot be deleted is no error of the new one.
    public func make(
        at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> Backup {
        let backup = try await store.make(of: source, at: now, progress: progress)
        if source.unrestoredDatabases.isEmpty { _ = try? await store.prune(at: now, clock(now)) }
        return backup
    }

    /// Returns the backup to restore: the latest good one. In the place of a damaged database that was set aside, it is the
    /// latest from before that, since those made afterwards are of the empty one.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func newestToRestore() throws(BackupError) -> Backup? {
        let moment = source.unrestoredSince
        return try store.list().first { backup in backup.isGood && moment.map { backup.name.time <= $0 } ?? true }
    }

    /// Verifies a backup, and notes the result in it.
    ///
    /// - Returns: What is wrong; empty for a whole backup.
    public func verify(
        _ backup: Backup, at now: Timestamp, progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> [BackupFault] {
        try await store.verify(backup, by: source.database, at: now, progress: progress)
    }

    /// The command that restores a backup, for a shell.
    public func command(restoring backup: Backup) -> String {
        (["glossa", "restore", backup.folder.path] + arguments).map(Self.quoted).joined(separator: " ")
    }

    /// A text as a word of a POSIX shell.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || "/._-".utf8.contains($0)
        }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// When the next daily backup is due, which may have passed: at three in the night after the last one, or 24 hours after
    /// it, whichever comes first; now if there is none.
    ///
    /// - Throws: ``BackupError``.
    public func due(at now: Timestamp) throws(BackupError) -> Timestamp {
        guard let last = try store.newestGood()?.name.time, last <= now else { return now }
        let clock = clock(now)
        let midnight = LearnerDay(clock, .midnight)
        let today = midnight.beginning(of: midnight.number(of: last)).advanced(bySeconds: Self.quietHour * 3600)
        let quiet =
            last < today
            ? today : midnight.nextBeginning(after: last).advanced(bySeconds: Self.quietHour * 3600)
        return min(quiet, last.advanced(bySeconds: 24 * 3600))
    }

    /// The hour of the machine's clock at which the daily backup is made: before the day of reviews begins.
    public static let quietHour: Int64 = 3
}
