#if !hasFeature(Embedded)
import Model
import Storage

/// The learner's goals and progress: the portable verbs of this module, awaited.
///
/// It is a value; a server or a command makes one and hands it to whatever needs it.
public struct Insights: Sendable {
    public let database: any Database
    public let learner: ID<Learner>
    /// Days are the learner's, and begin when they do in review.
    public let day: LearnerDay

    /// - Parameter clock: The learner's.
    public init(database: any Database, learner: ID<Learner>, clock: LocalClock = LocalClock()) {
        self.database = database
        self.learner = learner
        day = LearnerDay(clock, .review)
    }

    /// Awaits ``Reader/learningPreferences()``.
    public func learningPreferences() async throws -> LearningPreferences {
        try await database.read(learner) { try $0.learningPreferences() }
    }

    /// Awaits ``Transaction/change(_:)``.
    @discardableResult
    public func change(_ change: LearningChange, at now: Timestamp) async throws -> LearningPreferences {
        try await database.write(learner, at: now) { try $0.change(change) }
    }

    /// Returns the progress and the daily goal in minutes, from one snapshot.
    public func progressAndGoal(at now: Timestamp) async throws -> (progress: LearningProgress, dailyGoal: Int) {
        let day = day
        return try await database.read(learner) { reader in
            (try reader.progress(at: now, day), try reader.learningPreferences().dailyGoal)
        }
    }
}
#endif
