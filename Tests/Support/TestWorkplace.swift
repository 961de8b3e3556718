import Foundation
import Lexicon
import LexiconFile
import Library
import Model
import Models
import Operations

/// A stopped clock and consecutive ids.
public struct StillClock: Clock {
    public init() {}

    public func now() -> Timestamp { TestDesk.now }

    public func random() -> (UInt64, UInt64) {
        let id: ID<Book> = TestIDs.next()
        return (id.high, id.low)
    }
}

extension Workplace {
    /// The workplace of a server over a test's desk, in UTC.
    ///
    /// - Parameter models: By default, models over the desk's database with a key store of their own.
    public convenience init(
        of desk: Desk, models: ModelDesk? = nil, clock: any Clock = StillClock(),
        zone: @escaping @Sendable () -> TimeZone = { .gmt }
    ) {
        self.init(
            database: desk.database, dictionaries: LexiconPlace(desk.lexicon), japanese: desk.japanese,
            models: models ?? TestModels(desk.database, learner: desk.learner).desk, lanes: desk.lanes, clock: clock,
            dictionaryFolder: desk.ownDictionaries.folder?.deletingLastPathComponent(), zone: zone)
    }
}
