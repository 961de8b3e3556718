import Backups
import Foundation
import Lanes
import Lexicon
import LexiconFile
import Library
import Model
import Models
import Operations
import Review
import Storage
import StorageEngines
import Synchronization

/// A stopped clock and consecutive ids.
public struct StillClock: Clock {
    public init() {}

    public func now() -> Timestamp { TestDesk.now }

    public func random() -> (UInt64, UInt64) {
        let id: ID<Book> = TestIDs.next()
        return (id.high, id.low)
    }
}

/// A clock that stands still until a test turns it, and consecutive ids.
public final class TurnedClock: Clock {
    private let time = Mutex(TestDesk.now)

    public init() {}

    public func now() -> Timestamp { time.withLock { $0 } }
    public func random() -> (UInt64, UInt64) { StillClock().random() }

    public func advance(bySeconds seconds: Int64) { time.withLock { $0 = $0.advanced(bySeconds: seconds) } }
    public func set(_ time: Timestamp) { self.time.withLock { $0 = time } }
}

extension Workplace {
    /// The workplace of a server over a test's desk, in UTC.
    ///
    /// - Parameter models: By default, models over the desk's database with a key store of their own.
    /// - Parameter lanes: By default, those of the desk.
    /// - Parameter backups: The folder of backups and what they are of; nil for none.
    /// - Parameter quota: How much each learner may keep; nil without a limit.
    public convenience init(
        of desk: Desk, models: ModelDesk? = nil, lanes: Lanes? = nil, clock: any Clock = StillClock(),
        backups: BackupDesk? = nil, quota: Quota? = nil,
        zone: @escaping @Sendable () -> TimeZone = { .gmt }
    ) {
        self.init(
            database: desk.database, dictionaries: LexiconPlace(desk.lexicon), japanese: desk.japanese,
            models: models ?? TestModels(desk.database, learner: desk.learner).desk, lanes: lanes ?? desk.lanes,
            clock: clock,
            dictionaryFolder: desk.ownDictionaries.folder?.deletingLastPathComponent(), backups: backups,
            quota: quota, zone: zone)
    }
}

extension Desk {
    /// What a program on its own asks over the same data: a command, or another server.
    ///
    /// - Parameter now: By default, when every test takes place.
    public func context(at now: Timestamp = TestDesk.now) async -> LearnerContext {
        await Workplace(of: self).context(of: learner, at: now)
    }

    /// The cards of the learner, whose days begin in UTC.
    public var review: ReviewDesk { review(with: lexicon) }

    /// The cards of the learner, with other dictionaries; nil for none.
    public func review(with lexicon: Lexicon?) -> ReviewDesk {
        ReviewDesk(database: database, lexicon: lexicon, learner: learner, day: LearnerDay())
    }
}

extension BackupDesk {
    /// The backups of a test's desk, beside it in its folder, with the calendar of UTC.
    public init(of test: TestDesk) {
        let folder = test.folder
        self.init(
            BackupStore(folder: folder.appending(path: "Backups")),
            of: BackupSource(
                database: DatabaseLocation.file(path: folder.appending(path: "glossa.sqlite").path).copier,
                notebook: folder.appending(path: "EtyNote/etynote.md"),
                dictionaries: folder.appending(path: "Dictionaries"), glossa: "0.1.0"),
            arguments: ["--data", folder.path]
        ) { _ in LocalClock() }
    }
}
