import Insights
import Library
import Model
import Models
import Storage

/// The resources of the operations on daily words and example sentences.
///
/// It is a value that a server or a command creates. Its operations are methods, one file for each.
public struct DailyWordsDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk
    /// The learner's days, which begin at five for these words.
    public let days: LearnerDay
    let makers: DailyWordsMakers
    let random: @Sendable () -> (UInt64, UInt64)

    /// - Parameters:
    ///   - clock: The learner's.
    ///   - makers: Shared by all desks of a process, so that it asks a model once for a day's words.
    ///   - random: Two words of random bits for each new id.
    public init(
        desk: Desk, models: ModelDesk, clock: LocalClock, makers: DailyWordsMakers = DailyWordsMakers(),
        random: @escaping @Sendable () -> (UInt64, UInt64)
    ) {
        self.desk = desk
        self.models = models
        self.makers = makers
        self.random = random
        days = LearnerDay(clock, .words)
    }

    var database: any Database { desk.database }
    var learner: ID<Learner> { desk.learner }
    var insights: Insights { Insights(database: database, learner: learner) }
}
