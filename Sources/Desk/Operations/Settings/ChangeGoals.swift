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
        if change.language != nil || change.level != nil { await chooseWordsAnew() }
        return goals
    }

    /// Has today's words chosen from lists for goals that were saved, whatever becomes of the words.
    func chooseWordsAnew() async {
        guard (try? await dailyWords.models.isSetUp()) == false else { return }
        _ = try? await dailyWords.today(at: now, patience: 0)
    }
}
