import Model
import Storage

/// What the verbs about the learner's goals and progress work with.
///
/// It is a value; a server or a command makes one and hands it to every verb.
public struct Insights: Sendable {
    public let database: any Database
    public let learner: ID<Learner>
    /// Seconds that local time is ahead of UTC: days are the learner's.
    public var offset: Int

    /// - Parameter offset: Seconds that local time is ahead of UTC.
    public init(database: any Database, learner: ID<Learner>, offset: Int = 0) {
        self.database = database
        self.learner = learner
        self.offset = offset
    }
}
