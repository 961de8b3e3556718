import Model
import Storage

extension Reader {
    /// Returns the learner's preferences; the defaults if none are stored.
    public func learningPreferences() throws(StorageError) -> LearningPreferences {
        var preferences = try formerPreferences() ?? LearningPreferences()
        preferences.take(try settings(on: nil))
        return preferences
    }

    /// Returns the preferences that an earlier version saved as a whole; nil if there are none that can be read. They
    /// supply the fields that have no row of their own.
    private func formerPreferences() throws(StorageError) -> LearningPreferences? {
        guard let row = try first("SELECT value FROM learning_preference WHERE learner_id = ?", [owner]) else {
            return nil
        }
        return try? row.json("value", as: LearningPreferences.self)
    }
}

extension Transaction {
    /// Changes some of the learner's preferences, field by field, without duplicate interests, goals and kinds, and with
    /// the minutes clamped to their limits. The others stay as they are stored.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func change(_ change: LearningChange) throws(StorageError) -> LearningPreferences {
        let stored = try learningPreferences()
        let kept = change.applied(to: stored)
        try set(kept.changes(from: stored), on: nil)
        return kept
    }
}
