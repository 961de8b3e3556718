import LanguageModel
import Model
import Storage

/// What the verbs of language models work with: where profiles and counts are kept, where keys are, and the way out.
///
/// A model desk is a value; a server or a command makes one and hands it to every verb.
public struct ModelDesk: Sendable {
    public let database: any Database
    public private(set) var learner: ID<Learner>
    let keys: any KeyStore
    let transport: ModelTransport
    let timing: ModelTiming
    let dialects: Dialects
    /// Days and months are the learner's, from midnight to midnight.
    private var days: LearnerDay

    /// - Parameters:
    ///   - keys: Where keys are kept.
    ///   - clock: The learner's, by whose days and months use is counted.
    ///   - transport: The HTTP client; its connections are closed when the last desk with it is gone.
    public init(
        database: any Database, learner: ID<Learner>, keys: any KeyStore, clock: LocalClock = LocalClock(),
        transport: ModelTransport = ModelTransport(), timing: ModelTiming = .machine
    ) {
        self.database = database
        self.learner = learner
        self.keys = keys
        days = LearnerDay(clock, .midnight)
        self.transport = transport
        self.timing = timing
        dialects = Dialects()
    }

    /// The same models for another learner or by another clock; what has been learnt of endpoints is shared.
    public func of(_ learner: ID<Learner>, _ clock: LocalClock) -> ModelDesk {
        var desk = self
        desk.learner = learner
        desk.days = LearnerDay(clock, .midnight)
        return desk
    }

    /// The learner's day that a moment lies in, from 1970-01-01.
    func day(of time: Timestamp) -> Int { days.number(of: time) }

    /// The first day of the learner's month that a moment lies in.
    func firstDayOfMonth(of time: Timestamp) -> Int {
        let day = day(of: time)
        return day - CalendarDate(number: day).day + 1
    }
}
