import Model
import Routes

extension ModelsPage.Model {
    /// The learner's language models.
    ///
    /// - Parameters:
    ///   - requests: The queue, newest first.
    ///   - usage: Newest first.
    public init(
        _ overview: ModelOverview, requests: [WaitingRequest], usage: [ModelUsage], notice: ModelsPath.Notice?
    ) {
        self.init(
            rows: overview.states.map { ModelsPage.Row(profile: $0.profile, key: $0.key, tokens: $0.tokens) },
            choices: overview.choices, standard: overview.standard, requests: requests,
            use: usage.map { ModelsPage.Use($0) }, notice: notice, problem: overview.problem)
    }
}

extension ModelsPage.Use {
    /// Presents the usage of a profile on a day, for one task.
    public init(_ usage: ModelUsage) {
        self.init(
            day: usage.day, profile: usage.profileName, task: usage.task, requests: usage.requests,
            promptTokens: usage.promptTokens, completionTokens: usage.completionTokens,
            isEstimated: usage.estimatedRequests > 0)
    }
}

extension ModelProfilePage.Model {
    /// A stored profile.
    public init(_ state: ModelProfileState, test: JobState<ModelProfilePage.Answer, Problem>?, isSaved: Bool) {
        self.init(
            id: state.profile.id, title: state.profile.name, draft: ModelProfilePage.Draft(state.profile),
            key: state.key, test: test, isSaved: isSaved, problem: state.problem)
    }

    /// What was typed, if it could not be saved.
    ///
    /// - Parameter former: The stored profile; nil for a new one.
    public init(_ draft: ModelProfilePage.Draft, of former: ModelProfileState?, problem: ModelError) {
        self.init(
            id: former?.profile.id, title: former?.profile.name ?? "", draft: draft, key: former?.key,
            problem: problem)
    }
}
