import Foundation
import Model
import Storage

extension Insights {
    /// Returns the learner's preferences; the defaults if none are stored.
    public func learningPreferences() async throws -> LearningPreferences {
        let learner = learner
        let text = try await database.read(learner) { reader in
            try reader.first("SELECT value FROM learning_preference WHERE learner_id = ?", [SQLValue(learner)])?
                .text("value")
        }
        guard let text else { return LearningPreferences() }
        return (try? JSONDecoder().decode(LearningPreferences.self, from: Data(text.utf8))) ?? LearningPreferences()
    }

    /// Stores preferences, without duplicate interests, goals and kinds, and with the minutes clamped to their limits.
    ///
    /// - Returns: The stored preferences.
    @discardableResult
    public func keep(_ preferences: LearningPreferences, at now: Timestamp) async throws -> LearningPreferences {
        func once<Value: Hashable>(_ values: [Value]) -> [Value] {
            var seen: Set<Value> = []
            return values.filter { seen.insert($0).inserted }
        }
        var kept = preferences
        kept.interests = once(preferences.interests)
        kept.learningGoals = once(preferences.learningGoals)
        kept.preferredLessonTypes = once(preferences.preferredLessonTypes)
        let limits = LearningPreferences.dailyGoals
        kept.dailyGoal = min(max(preferences.dailyGoal, limits.lowerBound), limits.upperBound)
        let value = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            _ = try transaction.run(
                """
                INSERT INTO learning_preference (learner_id, value, updated_at) VALUES (?, ?, ?)
                ON CONFLICT (learner_id) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at
                """, [SQLValue(learner), SQLValue(value), SQLValue(now)],
                changes: .upsert(.learningPreference, learner))
        }
        return kept
    }
}
