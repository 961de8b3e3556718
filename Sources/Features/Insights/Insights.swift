import Model
import Storage

/// What the verbs about the learner's goals and progress work with.
///
/// It is a value; a server or a command makes one and hands it to every verb.
public struct Insights: Sendable {
    public let database: any Database
    public let learner: ID<Learner>
    /// Days are the learner's, and begin when they do in review.
    let day: LearnerDay

    /// - Parameter clock: The learner's.
    public init(database: any Database, learner: ID<Learner>, clock: LocalClock = LocalClock()) {
        self.database = database
        self.learner = learner
        day = LearnerDay(clock, .review)
    }
}
