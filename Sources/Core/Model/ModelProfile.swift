/// The address and limits of a language model. Its key is stored elsewhere.
public struct ModelProfile: Hashable, Sendable {
    /// How to tell an endpoint the shape of its reply. The reply is checked in any case.
    public enum StructuredOutput: String, CaseIterable, Sendable {
        /// The first of the others that the endpoint accepts.
        case automatic
        /// `response_format` with a `json_schema`: OpenAI, Ollama, the server of llama.cpp.
        case schema
        /// `response_format` of `json_object` with the schema beside it: llama-cpp-python and others.
        case object
        /// In the messages only.
        case words
    }

    public let id: ID<ModelProfile>
    /// The name of the profile, unique, with 1 to 60 characters.
    public var name: String
    /// The address before `/chat/completions`: `http://localhost:11434/v1`.
    public var baseURL: String
    /// The endpoint's name for the model.
    public var model: String
    /// Whether nothing is sent without a key.
    public var needsKey: Bool
    /// The time limit in seconds, from the request to the end of the answer; for a stream, the longest silence.
    public var timeLimit: Int
    /// The maximum number of tokens, in requests and answers together, per calendar month; nil for no limit.
    public var monthlyBudget: Int?
    public var structuredOutput: StructuredOutput
    public let createdAt: Timestamp

    /// The default time limit, in seconds.
    public static let usualTimeLimit = 15
    /// The allowed time limits, in seconds.
    public static let timeLimits = 1...600

    public init(
        id: ID<ModelProfile>, name: String, baseURL: String, model: String, needsKey: Bool = true,
        timeLimit: Int = ModelProfile.usualTimeLimit, monthlyBudget: Int? = nil,
        structuredOutput: StructuredOutput = .automatic, createdAt: Timestamp
    ) {
        self.id = id
        self.name = name
        self.baseURL = baseURL
        self.model = model
        self.needsKey = needsKey
        self.timeLimit = timeLimit
        self.monthlyBudget = monthlyBudget
        self.structuredOutput = structuredOutput
        self.createdAt = createdAt
    }
}

/// Where a key is stored.
public enum KeyPlace: String, Hashable, Sendable {
    /// In the system keyring, which opens with the learner's session.
    case keyring
    /// In an encrypted file that only the owner can read.
    case file
}

/// The profile for each task.
public struct ModelChoices: Hashable, Sendable {
    /// The profile for tasks without one of their own; nil for the oldest profile.
    public var standard: ID<ModelProfile>?
    public var byTask: [ModelTask: ID<ModelProfile>]

    public init(standard: ID<ModelProfile>? = nil, byTask: [ModelTask: ID<ModelProfile>] = [:]) {
        self.standard = standard
        self.byTask = byTask
    }

    /// Returns the profile for a task: its own, else the standard one, else the oldest; nil if there is no profile.
    ///
    /// - Parameters:
    ///   - task: Nil for tasks without a choice of their own.
    ///   - profiles: All profiles, oldest first.
    public func profile(for task: ModelTask?, among profiles: [ModelProfile]) -> ModelProfile? {
        let chosen = task.flatMap { byTask[$0] } ?? standard
        return profiles.first { $0.id == chosen } ?? profiles.first
    }
}

/// The profile that a learner chooses for a task.
public struct ModelChoice: Hashable, Sendable {
    /// Nil for everything without a choice of its own.
    public var task: ModelTask?
    /// Nil removes the choice.
    public var profile: ID<ModelProfile>?

    public init(_ profile: ID<ModelProfile>?, for task: ModelTask?) {
        self.task = task
        self.profile = profile
    }
}

#if !hasFeature(Embedded)
extension ModelProfile: Codable {}
extension ModelProfile.StructuredOutput: Codable {}
extension KeyPlace: Codable {}
#endif
