import Model
import Storage

extension Insights {
    /// Returns the learner's preferences; the defaults if none are stored.
    public func learningPreferences() async throws -> LearningPreferences {
        try await database.read(learner) { try $0.learningPreferences() }
    }

    /// Changes some of the learner's preferences, field by field; the others stay as they are stored at that moment.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func change(_ change: LearningChange, at now: Timestamp) async throws -> LearningPreferences {
        try await database.write(learner, at: now) { transaction in
            let stored = try transaction.learningPreferences()
            let kept = change.applied(to: stored)
            try transaction.set(kept.changes(from: stored), on: nil)
            return kept
        }
    }

    /// Stores preferences as a whole, without duplicate interests, goals and kinds, and with the minutes clamped to their
    /// limits.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func keep(_ preferences: LearningPreferences, at now: Timestamp) async throws -> LearningPreferences {
        var all = LearningChange()
        all.interests = preferences.interests
        all.learningGoals = preferences.learningGoals
        all.dailyGoal = preferences.dailyGoal
        all.preferredLessonTypes = preferences.preferredLessonTypes
        all.language = preferences.language
        all.level = preferences.level
        return try await change(all, at: now)
    }
}

extension Reader {
    fileprivate func learningPreferences() throws -> LearningPreferences {
        // What an earlier version saved as a whole supplies the fields that have no row of their own.
        let former = try first("SELECT value FROM learning_preference WHERE learner_id = ?", [owner])
        var preferences = (try? former?.json("value", as: LearningPreferences.self)) ?? LearningPreferences()
        preferences.take(try settings(on: nil))
        return preferences
    }
}
