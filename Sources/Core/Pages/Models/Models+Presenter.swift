import Model

extension ModelsPage.Use {
    /// Presents the usage of a profile on a day, for one task.
    public init(_ usage: ModelUsage) {
        self.init(
            day: usage.day, profile: usage.profileName, task: usage.task, requests: usage.requests,
            promptTokens: usage.promptTokens, completionTokens: usage.completionTokens,
            isEstimated: usage.estimatedRequests > 0)
    }
}
