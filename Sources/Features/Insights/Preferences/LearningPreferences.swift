import Model
import Storage

extension Reader {
    /// Returns the learner's preferences; the defaults if none are stored. The language is then not that of the pages, and the
    /// level follows from the words that the learner says they know.
    public func learningPreferences() throws(StorageError) -> LearningPreferences {
        let (former, stored) = (try formerGoals(), try settings(on: nil))
        guard former == nil else { return former.map { $0.taking(stored) } ?? LearningPreferences() }
        let pages = try self.preferences()
        let assumed = LearningPreferences(language: LearningPreferences.language(readingIn: pages.interface))
        var preferences = assumed.taking(stored)
        if stored[LearningPreferences.levelSetting] == nil, let level = pages.levelToLearn(of: preferences.language) {
            preferences.level = level
        }
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

extension LearningPreferences {
    fileprivate func taking(_ stored: [String: String]) -> LearningPreferences {
        var preferences = self
        preferences.take(stored)
        return preferences
    }
}

extension Transaction {
    /// Changes some of the learner's preferences, field by field, without duplicate interests, goals and kinds, and with
    /// the minutes clamped to their limits. The others stay as they are stored. A language that is named is stored even if it
    /// is the one that was assumed, so that it no longer depends on the language of the pages. With a language
    /// of which the learner says how much they know comes the level that follows from it, unless a level is named.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func change(_ change: LearningChange) throws(StorageError) -> LearningPreferences {
        let stored = try learningPreferences()
        var change = change
        if let language = change.language, language != stored.language, change.level == nil {
            // A level that was never chosen follows by itself.
            let (pages, isChosen) = (try preferences(), try settings(on: nil)[LearningPreferences.levelSetting] != nil)
            if isChosen, let known = pages.knownLevel(of: language), known > 0 {
                change.level = pages.levelToLearn(of: language)
            }
        }
        let kept = change.applied(to: stored)
        var former = stored
        if let language = change.language, try settings(on: nil)[LearningPreferences.languageSetting] == nil,
            let another = Language.allCases.first(where: { $0 != language })
        {
            former.language = another
        }
        // Nor does a level that is named with another language depend on what is known of that.
        if let level = change.level, kept.language != stored.language,
            let another = Difficulty.allCases.first(where: { $0 != level })
        {
            former.level = another
        }
        try set(kept.changes(from: former), on: nil)
        return try learningPreferences()
    }
}
