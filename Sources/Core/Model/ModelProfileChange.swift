/// What a learner sets of a language model's profile; nil leaves a field as it is, or at its default in a new profile.
public struct ModelProfileChange: Hashable, Sendable {
    public var name: String?
    public var baseURL: String?
    public var model: String?
    /// In a new profile, by default, a key is needed if there is one, or if the endpoint is on another machine.
    public var needsKey: Bool?
    /// In seconds.
    public var timeLimit: Int?
    /// In tokens; 0 for no budget.
    public var monthlyBudget: Int?
    public var structuredOutput: ModelProfile.StructuredOutput?
    /// The key as typed or pasted; nil keeps the one that is stored.
    public var key: String?

    public init(
        name: String? = nil, baseURL: String? = nil, model: String? = nil, needsKey: Bool? = nil,
        timeLimit: Int? = nil, monthlyBudget: Int? = nil, structuredOutput: ModelProfile.StructuredOutput? = nil,
        key: String? = nil
    ) {
        self.name = name
        self.baseURL = baseURL
        self.model = model
        self.needsKey = needsKey
        self.timeLimit = timeLimit
        self.monthlyBudget = monthlyBudget
        self.structuredOutput = structuredOutput
        self.key = key
    }

    /// Returns a profile with the change. Its key is stored elsewhere.
    public func applied(to profile: ModelProfile) -> ModelProfile {
        var changed = profile
        changed.name = name ?? profile.name
        changed.baseURL = baseURL ?? profile.baseURL
        changed.model = model ?? profile.model
        changed.needsKey = needsKey ?? profile.needsKey
        changed.timeLimit = timeLimit ?? profile.timeLimit
        if let monthlyBudget { changed.monthlyBudget = monthlyBudget == 0 ? nil : monthlyBudget }
        changed.structuredOutput = structuredOutput ?? profile.structuredOutput
        return changed
    }
}

/// A profile with what is stored beside it.
public struct ModelProfileState: Hashable, Sendable {
    public var profile: ModelProfile
    /// Where the key is stored; nil if the profile has none, or if keys cannot be read.
    public var key: KeyPlace?
    /// Tokens used this month, in questions and answers together.
    public var tokens: Int
    /// Why keys cannot be read.
    public var problem: ModelError?

    public init(_ profile: ModelProfile, key: KeyPlace?, tokens: Int, problem: ModelError? = nil) {
        self.profile = profile
        self.key = key
        self.tokens = tokens
        self.problem = problem
    }
}
