import Insights
import Library
import Model
import Reading
import Storage

extension LearnerContext {
    /// Saves what a browser's form changes of the preferences. If the learner says how much they know of the language that they
    /// learn, their level follows, and today's words with it.
    ///
    /// - Parameter device: The browser; nil if it has no settings of its own yet.
    /// - Returns: The browser, with a new id if this is its first setting of its own; nil if it still has none.
    public func savePreferences(
        _ changes: [SettingChange], inBrowser device: ID<Device>?
    ) async throws -> ID<Device>? {
        let own = device ?? (changes.contains { $0.owner == .device } ? newID() : nil)
        let levels = Language.allCases.compactMap { $0.knownLevelSetting }
        guard changes.contains(where: { levels.contains($0.name) }) else {
            try await library.save(changes, on: own, at: now)
            return own
        }
        let isOther = try await library.database.write(library.learner, at: now) { transaction in
            let former = try transaction.learningPreferences()
            try transaction.save(changes, on: own)
            guard changes.contains(where: { $0.name == former.language.knownLevelSetting }) else { return false }
            var change = LearningChange()
            change.level = try transaction.preferences().levelToLearn(of: former.language)
            return try transaction.change(change).level != former.level
        }
        if isOther { await chooseWordsAnew() }
        return own
    }
}
