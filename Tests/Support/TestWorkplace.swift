import Foundation
import Lexicon
import Library
import Model
import Models
import Operations

/// A clock that stands still, and ids in a row.
public struct StillClock: Clock {
    public init() {}

    public func now() -> Timestamp { TestDesk.now }

    public func random() -> (UInt64, UInt64) {
        let id: ID<Book> = TestIDs.next()
        return (id.high, id.low)
    }
}

extension Workplace {
    /// What a server over a test's desk works with, in UTC.
    ///
    /// - Parameter models: By default some over the desk's database, with keys of their own.
    public convenience init(
        of desk: Desk, models: ModelDesk? = nil, clock: any Clock = StillClock(),
        zone: @escaping @Sendable () -> TimeZone = { .gmt }
    ) {
        self.init(
            database: desk.database, dictionaries: LexiconPlace(desk.lexicon), japanese: desk.japanese,
            models: models ?? TestModels(desk.database, learner: desk.learner).desk, lanes: desk.lanes, clock: clock,
            zone: zone)
    }
}
