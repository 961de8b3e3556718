import DailyWords
import Insights
import Model
import Storage

extension LearnerContext {
    /// Changes some of the learner's goals. If today's words then belong to another language or level, new ones are chosen
    /// from lists at once; where there is a language model, which takes longer, it chooses when the learner asks for them.
    ///
    /// - Returns: The stored goals.
    /// - Throws: `StorageError`. Nothing is changed then.
    @discardableResult
    public func changeGoals(_ change: LearningChange) async throws -> LearningPreferences {
        let goals = try await insights.change(change, at: now)
        guard change.language != nil || change.level != nil else { return goals }
        // The goals are saved, whatever becomes of the words.
        if (try? await dailyWords.models.isSetUp()) == false {
            _ = try? await dailyWords.today(at: now, patience: 0)
        }
        return goals
    }
}
