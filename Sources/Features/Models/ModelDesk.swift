import AppStore
import LanguageModel
import Model
import Storage

/// The resources of the language model operations: the database, the key store and the HTTP client.
///
/// A model desk is a value that a server or a command creates.
public struct ModelDesk: Sendable {
    public private(set) var database: any Database
    public private(set) var learner: ID<Learner>
    let keys: any KeyStore
    let transport: ModelTransport
    let timing: ModelTiming
    let dialects: Dialects
    /// The addresses that every learner may use, wherever they are.
    let everybodys: Set<String>
    /// What is sold on the server; nil where nothing is.
    public let store: AppStore?
    /// The learner's days and months, from midnight to midnight.
    private var days: LearnerDay
    /// Where questions run, so that they end with the learner's account.
    private(set) var ongoing = OngoingWork()

    /// - Parameters:
    ///   - keys: The key store.
    ///   - clock: The learner's clock, whose days and months delimit usage.
    ///   - everybodys: The addresses on the machine or its network that every learner may use, as
    ///     `ModelProfile.checkedAddress` returns them.
    ///   - store: What is sold on the server, which limits requests to those addresses; nil where nothing is.
    ///   - transport: The HTTP client; its connections are closed when the last desk with it is gone.
    public init(
        database: any Database, learner: ID<Learner>, keys: any KeyStore, clock: LocalClock = LocalClock(),
        everybodys: Set<String> = [], store: AppStore? = nil, transport: ModelTransport = ModelTransport(),
        timing: ModelTiming = .machine
    ) {
        self.database = database
        self.learner = learner
        self.keys = keys
        days = LearnerDay(clock, .midnight)
        self.transport = transport
        self.timing = timing
        self.everybodys = everybodys
        self.store = store
        dialects = Dialects()
    }

    /// Returns the same models for another learner, clock or database; what is known about endpoints is shared.
    ///
    /// - Parameter ongoing: Where the learner's questions run, so that all of them can be ended.
    public func of(
        _ learner: ID<Learner>, _ clock: LocalClock, in database: any Database, within ongoing: OngoingWork
    ) -> ModelDesk {
        var desk = self
        desk.database = database
        desk.learner = learner
        desk.days = LearnerDay(clock, .midnight)
        desk.ongoing = ongoing
        return desk
    }

    /// Returns the learner's day of a moment, counted from 1970-01-01.
    func day(of time: Timestamp) -> Int { days.number(of: time) }

    /// Returns the first day of a moment's month for the learner.
    func firstDayOfMonth(of time: Timestamp) -> Int {
        let day = day(of: time)
        return day - CalendarDate(number: day).day + 1
    }
}
