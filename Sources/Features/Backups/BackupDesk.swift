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
        var source = source
        source.desk = await source.madeIdentity()
        let backup = try await store.make(of: source, at: now, progress: progress)
        if let desk = source.desk { source.noteBackup(in: store.path, of: desk) }
        if source.unrestoredDatabases.isEmpty {
            _ = try? await store.prune(of: source.desk, at: now, clock(now))
        }
        return backup
    }

    /// Whose backups are whose. Asks a database that is on a server.
    public func ownership() async -> Ownership { await source.ownership() }

    /// Returns the backups in the folder, the latest first, but for those of other desks.
    ///
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func list() async throws(BackupError) -> [Backup] {
        let found = try store.list()
        if found.isEmpty { return [] }
        let ownership = await ownership()
        return found.filter { !ownership.isOfAnother($0) }
    }

    /// When the latest good backup was made, by the folder and the note alone: a database on a server is not asked.
    ///
    /// - Returns: Nil if there is none.
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func lastMade(by now: Timestamp) throws(BackupError) -> Timestamp? {
        let note = source.note
        // Of several servers before one database, only the one that made a backup has a note.
        let isUnknown = note == nil && source.database.file == nil
        let ownership = Ownership(desk: note?.desk)
        return try store.list().first {
            $0.isGood && $0.name.time <= now && (isUnknown || !ownership.isOfAnother($0))
        }?.name.time
    }

    /// Returns the backup to restore: the latest good one of this desk, in whichever folder it made one. In the place of a
    /// damaged database that was set aside, it is the latest from before that, since those made afterwards are of the empty one.
    /// One of a moment to come, which a wrong clock made, may be older than any other, and is offered only if it is all there is.
    ///
    /// - Returns: Nil if there is none. Another's is never offered, whatever was lost.
    /// - Throws: ``BackupError/folder(_:reason:)``.
    public func newestToRestore(at now: Timestamp) async throws(BackupError) -> Backup? {
        let moment = source.unrestoredSince
        let ownership = await ownership()
        var found = ownership.own(of: try store.list())
        for folder in source.note?.folders ?? [] where folder != store.path {
            // One that is not there has none to offer.
            found += ownership.own(of: (try? BackupStore(folder: URL(filePath: folder)).list()) ?? [])
        }
        let good = found.filter { backup in
            backup.isGood && backup.manifest?.engine == source.database.engine
                && moment.map { backup.name.time <= $0 } ?? true
        }.sorted { $0.name > $1.name }
        return good.first { $0.name.time <= now } ?? good.first
    }

    /// Restores a backup, as ``BackupSource/restore(_:dataFolder:at:progress:)`` does.
    ///
    /// - Parameter takesAnothers: Whether it may be of another desk than the one that is there. Where there is none yet, as on
    ///   a new machine, it may be in any case.
    /// - Throws: ``BackupError/ofAnother(_:)``, and what that throws.
    public func restore(
        _ backup: Backup, dataFolder: String, takingAnothers takesAnothers: Bool = false, at now: Timestamp,
        progress: @Sendable @escaping (Double) -> Void = { _ in }
    ) async throws -> SetAside {
        if !takesAnothers, await ownership().isOfAnother(backup), try await source.isTaken() {
            throw BackupError.ofAnother(backup.name.text)
        }
        return try await source.restore(backup, dataFolder: dataFolder, at: now, progress: progress)
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
    public func command(restoring backup: Backup) async -> String {
        let isOfAnother = await ownership().isOfAnother(backup)
        return (["glossa", "restore", backup.folder.path] + (isOfAnother ? ["--of-another"] : []) + arguments)
            .map(Self.quoted).joined(separator: " ")
    }

    /// A text as a word of a POSIX shell.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
                || "/._-".utf8.contains($0)
        }
        return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    /// When the next daily backup is due, which may have passed: at three in the night after this desk's last one, or 24 hours
    /// after it, whichever comes first; now if there is none. One of a moment to come, which a wrong clock made, puts none off.
    ///
    /// - Throws: ``BackupError``.
    public func due(at now: Timestamp) async throws(BackupError) -> Timestamp {
        let ownership = await ownership()
        let own = try store.list().first { $0.isGood && $0.name.time <= now && !ownership.isOfAnother($0) }
        guard let last = own?.name.time else { return now }
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
