import Insights
import Library
import Model
import Models
import Storage

/// What the verbs of the daily words and of example sentences work with.
///
/// It is a value; a server or a command makes one and hands it to every verb. Verbs are methods, one file for each.
public struct DailyWordsDesk: Sendable {
    public let desk: Desk
    public let models: ModelDesk
    /// The learner's days, which begin at five for these words.
    public let days: LearnerDay
    let makers: DailyWordsMakers
    let random: @Sendable () -> (UInt64, UInt64)

    /// - Parameters:
    ///   - clock: The learner's.
    ///   - makers: Shared by all desks of a process, so that a model is asked once for a day's words.
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
