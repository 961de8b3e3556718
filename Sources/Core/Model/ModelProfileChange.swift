/// What a learner sets of a language model's profile; nil leaves a field as it is, or at its default in a new profile.
public struct ModelProfileChange: Hashable, Sendable {
    public var name: String?
    public var baseURL: String?
    public var model: String?
    /// In a new profile, by default, a key is needed if there is one, or if the endpoint is on another machine.
    public var needsKey: Bool?
    /// In seconds.
    public var timeLimit: Int?
    /// In tokens; 0 for no budget. Any other value outside ``Bounds/budgetChange`` is refused when the profile is
    /// saved.
    public var monthlyBudget: Int?
    public var structuredOutput: ModelProfile.StructuredOutput?
    public var key: KeyChange

    /// What becomes of the key of a profile. It changes only if the profile could be saved.
    public enum KeyChange: Hashable, Sendable {
        /// The stored key, if there is one, stays.
        case keep
        /// Another key replaces it, as typed or pasted.
        case replace(String)
        /// It is deleted.
        case forget
    }

    public init(
        name: String? = nil, baseURL: String? = nil, model: String? = nil, needsKey: Bool? = nil,
        timeLimit: Int? = nil, monthlyBudget: Int? = nil, structuredOutput: ModelProfile.StructuredOutput? = nil,
        key: KeyChange = .keep
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

extension ModelProfileChange.KeyChange {
    /// What becomes of the key if this one was sent or typed: nil and an empty text keep the stored one.
    public init(sent key: String?) {
        if let key, !key.isEmpty { self = .replace(key) } else { self = .keep }
    }
}

/// All profiles and their tasks, as of one moment.
public struct ModelOverview: Hashable, Sendable {
    /// Oldest first.
    public var states: [ModelProfileState]
    public var choices: ModelChoices

    public init(_ states: [ModelProfileState], choices: ModelChoices) {
        self.states = states
        self.choices = choices
    }

    /// The profile of tasks without a choice of their own; nil if there is no profile.
    public var standard: ID<ModelProfile>? { choices.profile(for: nil, among: states.map { $0.profile })?.id }

    /// Why keys cannot be read; nil if they can, or if there is no profile.
    public var problem: ModelError? { states.last { $0.problem != nil }?.problem }
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
