import Model
import Storage

extension Reader {
    /// Returns the learner's preferences; the defaults if none are stored. The language is then not that of the pages.
    public func learningPreferences() throws(StorageError) -> LearningPreferences {
        let (former, stored) = (try formerGoals(), try settings(on: nil))
        var preferences = former ?? LearningPreferences()
        if former == nil, stored[LearningPreferences.languageSetting] == nil {
            preferences.language = LearningPreferences.language(readingIn: try self.preferences().interface)
        }
        preferences.take(stored)
        return preferences
    }

    /// Returns the preferences that an earlier version saved as a whole; nil if there are none that can be read. They
    /// supply the fields that have no row of their own.
    private func formerGoals() throws(StorageError) -> LearningPreferences? {
        guard let row = try first("SELECT value FROM learning_preference WHERE learner_id = ?", [owner]) else {
            return nil
        }
        return try? row.json("value", as: LearningPreferences.self)
    }
}

extension Transaction {
    /// Changes some of the learner's preferences, field by field, without duplicate interests, goals and kinds, and with
    /// the minutes clamped to their limits. The others stay as they are stored. A language that is named is stored even if it
    /// is the one that was assumed, so that it no longer depends on the language of the pages.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func change(_ change: LearningChange) throws(StorageError) -> LearningPreferences {
        let stored = try learningPreferences()
        let kept = change.applied(to: stored)
        var former = stored
        if let language = change.language, try settings(on: nil)[LearningPreferences.languageSetting] == nil,
            let another = Language.allCases.first(where: { $0 != language })
        {
            former.language = another
        }
        try set(kept.changes(from: former), on: nil)
        return kept
    }
}
