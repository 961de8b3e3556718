/// The usage of a profile on a day, for one task.
public struct ModelUsage: Hashable, Sendable {
    public var day: CalendarDate
    public var profile: ID<ModelProfile>
    /// The name of the profile; nil if it was removed.
    public var profileName: String?
    public var task: ModelTask
    public var requests: Int
    /// The number of prompt tokens.
    public var promptTokens: Int
    /// The number of completion tokens.
    public var completionTokens: Int
    /// The number of requests whose tokens Glossa estimated because the endpoint did not report them.
    public var estimatedRequests: Int

    /// The number of days whose usage is shown by default, including today.
    public static let usualDays = 30

    public init(
        day: CalendarDate, profile: ID<ModelProfile>, profileName: String?, task: ModelTask, requests: Int,
        promptTokens: Int, completionTokens: Int, estimatedRequests: Int
    ) {
        self.day = day
        self.profile = profile
        self.profileName = profileName
        self.task = task
        self.requests = requests
        self.promptTokens = promptTokens
        self.completionTokens = completionTokens
        self.estimatedRequests = estimatedRequests
    }
}
