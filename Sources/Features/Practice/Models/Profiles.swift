import Model
import Storage

extension Reader {
    /// Returns all profiles of language models, oldest first.
    public func modelProfiles() throws(StorageError) -> [ModelProfile] {
        let rows = try rows(
            """
            SELECT id, name, base_url, model, needs_key, time_limit, monthly_budget, structured_output, created_at
            FROM model_profile WHERE learner_id = ? ORDER BY created_at, id
            """, [owner])
        var profiles: [ModelProfile] = []
        for row in rows { profiles.append(try ModelProfile(row)) }
        return profiles
    }

    /// Returns the profiles that the learner has chosen for tasks.
    public func modelChoices() throws(StorageError) -> ModelChoices {
        var choices = ModelChoices()
        for row in try rows("SELECT task, profile_id FROM model_choice WHERE learner_id = ?", [owner]) {
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

    /// Returns the profile for a task: its own, else the default, else the oldest; nil if there is no profile.
    public func modelProfile(for task: ModelTask) throws(StorageError) -> ModelProfile? {
        try modelChoices().profile(for: task, among: try modelProfiles())
    }

    /// Returns all profiles and their tasks. Where their keys are is not stored in the database.
    ///
    /// - Parameter first: The first day of the month whose tokens count, counted from 1970-01-01.
    public func modelOverview(since first: Int) throws(StorageError) -> ModelOverview {
        let tokens = try modelTokens(since: first)
        let states = try modelProfiles().map { ModelProfileState($0, key: nil, tokens: tokens[$0.id] ?? 0) }
        return ModelOverview(states, choices: try modelChoices())
    }
}

extension Transaction {
    /// Stores a new or changed profile.
    ///
    /// - Returns: False, with nothing changed, if another profile has its name.
    public func keep(_ profile: ModelProfile) throws(StorageError) -> Bool {
        let namesake = try first(
            "SELECT id FROM model_profile WHERE learner_id = ? AND name = ? AND id <> ? LIMIT 1",
            [owner, SQLValue(profile.name), SQLValue(profile.id)])
        guard namesake == nil else { return false }
        try run(
            """
            INSERT INTO model_profile (
                id, learner_id, name, base_url, model, needs_key, time_limit, monthly_budget, structured_output,
                created_at, updated_at
            ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (learner_id, id) DO UPDATE SET name = excluded.name, base_url = excluded.base_url,
                model = excluded.model, needs_key = excluded.needs_key, time_limit = excluded.time_limit,
                monthly_budget = excluded.monthly_budget, structured_output = excluded.structured_output,
                updated_at = excluded.updated_at
            """,
            [
                SQLValue(profile.id), owner, SQLValue(profile.name), SQLValue(profile.baseURL),
                SQLValue(profile.model), SQLValue(profile.needsKey), SQLValue(profile.timeLimit),
                SQLValue(profile.monthlyBudget), SQLValue(profile.structuredOutput.rawValue),
                SQLValue(profile.createdAt), SQLValue(time),
            ], changes: .upsert(.modelProfile, profile.id))
        return true
    }

    /// Removes a profile and its choices. Its recorded usage remains.
    public func remove(profile id: ID<ModelProfile>) throws(StorageError) {
        let tasks = try rows(
            "SELECT task FROM model_choice WHERE learner_id = ? AND profile_id = ?", [owner, SQLValue(id)])
        for row in tasks { try forgetChoice(for: try row.text("task")) }
        try run(
            "DELETE FROM model_profile WHERE learner_id = ? AND id = ?", [owner, SQLValue(id)],
            changes: .delete(.modelProfile, id))
    }

    /// Saves the choices, replacing all previous ones.
    ///
    /// - Returns: False, with nothing changed, if there is no profile that is chosen.
    public func choose(_ choices: ModelChoices) throws(StorageError) -> Bool {
        var all = [ModelChoice(choices.standard, for: nil)]
        for task in ModelTask.allCases { all.append(ModelChoice(choices.byTask[task], for: task)) }
        return try choose(all)
    }

    /// Saves some choices. Those for other tasks stay as they are.
    ///
    /// - Returns: False, with nothing changed, if there is no profile that is chosen.
    public func choose(_ choices: [ModelChoice]) throws(StorageError) -> Bool {
        let known = try modelProfiles()
        for choice in choices {
            if let id = choice.profile, !known.contains(where: { $0.id == id }) { return false }
        }
        for choice in choices {
            let task = choice.task?.rawValue ?? ""
            guard let id = choice.profile else {
                try forgetChoice(for: task)
                continue
            }
            try run(
                """
                INSERT INTO model_choice (learner_id, task, profile_id) VALUES (?, ?, ?)
                ON CONFLICT (learner_id, task) DO UPDATE SET profile_id = excluded.profile_id
                WHERE model_choice.profile_id <> excluded.profile_id
                """, [owner, SQLValue(task), SQLValue(id)], changes: .upsert(.modelChoice, task))
        }
        return true
    }

    private func forgetChoice(for task: String) throws(StorageError) {
        try run(
            "DELETE FROM model_choice WHERE learner_id = ? AND task = ?", [owner, SQLValue(task)],
            changes: .delete(.modelChoice, task))
    }
}

extension ModelProfile {
    fileprivate init(_ row: Row) throws(StorageError) {
        // A larger budget may have been saved before the bound was introduced.
        let budget = try row.optionalCount("monthly_budget")
        self.init(
            id: try row.id("id"), name: try row.text("name"), baseURL: try row.text("base_url"),
            model: try row.text("model"), needsKey: try row.flag("needs_key"),
            timeLimit: try row.count("time_limit"),
            monthlyBudget: budget.map { Bounds.monthlyBudget.nearest(to: $0) },
            structuredOutput: try row.value("structured_output"), createdAt: try row.time("created_at"))
    }
}
