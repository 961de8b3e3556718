import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Removes a profile with its key. Its recorded usage remains.
    ///
    /// - Throws: ``ModelError/noSuchProfile``; ``ModelError/keys(_:)``, in which case the profile remains, so that its
    ///   key is not orphaned.
    public func remove(_ id: ID<ModelProfile>, at now: Timestamp) async throws {
        _ = try await profile(id)
        try await keys.forget(id)
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let tasks = try transaction.rows(
                "SELECT task FROM model_choice WHERE learner_id = ? AND profile_id = ?",
                [SQLValue(learner), SQLValue(id)])
            for row in tasks {
                let task = try row.text("task")
                try transaction.run(
                    "DELETE FROM model_choice WHERE learner_id = ? AND task = ?", [SQLValue(learner), SQLValue(task)],
                    changes: .delete(.modelChoice, task))
            }
            try transaction.run(
                "DELETE FROM model_profile WHERE learner_id = ? AND id = ?", [SQLValue(learner), SQLValue(id)],
                changes: .delete(.modelProfile, id))
        }
    }
}
