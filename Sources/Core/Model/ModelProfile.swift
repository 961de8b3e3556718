/// A language model that can be asked: where it answers, and within which limits. Its key is kept elsewhere.
public struct ModelProfile: Hashable, Sendable {
    /// How an endpoint is told which shape its reply must have. Whatever it was told, the reply is checked.
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
    /// What the learner calls it; no two profiles share one. 1 to 60 characters.
    public var name: String
    /// The address before `/chat/completions`: `http://localhost:11434/v1`.
    public var baseURL: String
    /// What the endpoint calls the model.
    public var model: String
    /// Whether nothing is sent without a key.
    public var needsKey: Bool
    /// Seconds that an answer may take, from the question to its last word; of a stream, seconds of silence.
    public var timeLimit: Int
    /// Tokens, of questions and answers together, that may be used in a calendar month; nil for any number.
    public var monthlyBudget: Int?
    public var structuredOutput: StructuredOutput
    public let createdAt: Timestamp

    /// Seconds that an answer may take unless the learner says otherwise.
    public static let usualTimeLimit = 15
    /// The limits that can be chosen.
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

/// Where a key is kept.
public enum KeyPlace: String, Hashable, Sendable {
    /// In the keyring of the system, which opens with the learner's session.
    case keyring
    /// In an encrypted file that only its owner can read.
    case file
}

/// Which profile answers what.
public struct ModelChoices: Hashable, Sendable {
    /// The profile for every task that has none of its own; nil for the oldest profile.
    public var standard: ID<ModelProfile>?
    public var byTask: [ModelTask: ID<ModelProfile>]

    public init(standard: ID<ModelProfile>? = nil, byTask: [ModelTask: ID<ModelProfile>] = [:]) {
        self.standard = standard
        self.byTask = byTask
    }
}

#if !hasFeature(Embedded)
extension ModelProfile: Codable {}
extension ModelProfile.StructuredOutput: Codable {}
extension KeyPlace: Codable {}
#endif
