import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Returns the profiles that the learner has chosen for tasks.
    public func choices() async throws -> ModelChoices {
        let learner = learner
        return try await database.read(learner) { reader in
            var choices = ModelChoices()
            let rows = try reader.rows(
                "SELECT task, profile_id FROM model_choice WHERE learner_id = ?", [SQLValue(learner)])
            for row in rows {
                let id = try row.id("profile_id", of: ModelProfile.self)
                let task = try row.text("task")
                if task.isEmpty {
                    choices.standard = id
                } else if let task = ModelTask(rawValue: task) {
                    choices.byTask[task] = id
                }
            }
            return choices
        }
    }

    /// Saves the choices, replacing all previous ones.
    ///
    /// - Throws: ``ModelError/noSuchProfile`` for an unknown profile; the previous choices remain then.
    public func choose(_ choices: ModelChoices, at now: Timestamp) async throws {
        let learner = learner
        try await database.write(learner, at: now) { transaction in
            let known = Set(try Self.profiles(transaction, learner).map(\.id))
            let wanted = [("", choices.standard)] + ModelTask.allCases.map { ($0.rawValue, choices.byTask[$0]) }
            for (task, id) in wanted {
                guard let id else {
                    try transaction.run(
                        "DELETE FROM model_choice WHERE learner_id = ? AND task = ?",
                        [SQLValue(learner), SQLValue(task)], changes: .delete(.modelChoice, task))
                    continue
                }
                guard known.contains(id) else { throw ModelError.noSuchProfile }
                try transaction.run(
                    """
                    INSERT INTO model_choice (learner_id, task, profile_id) VALUES (?, ?, ?)
                    ON CONFLICT (learner_id, task) DO UPDATE SET profile_id = excluded.profile_id
                    WHERE model_choice.profile_id <> excluded.profile_id
                    """, [SQLValue(learner), SQLValue(task), SQLValue(id)], changes: .upsert(.modelChoice, task))
            }
        }
    }

    /// Returns the profile for a task: its own, else the default, else the oldest.
    ///
    /// - Throws: ``ModelError/noProfile``.
    public func profile(for task: ModelTask) async throws -> ModelProfile {
        let profiles = try await profiles()
        let choices = try await choices()
        let chosen = choices.byTask[task] ?? choices.standard
        guard let profile = profiles.first(where: { $0.id == chosen }) ?? profiles.first else {
            throw ModelError.noProfile
        }
        return profile
    }
}
