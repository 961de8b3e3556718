import LanguageModel
import Model

/// A profile of a language model in the API. It never contains a key.
public struct ModelProfileJSON: Encodable, Sendable {
    var id: ID<ModelProfile>
    var name: String
    var baseUrl: String
    var model: String
    var needsKey: Bool
    /// `keyring` or `file`; omitted if it has no key.
    var key: KeyPlace?
    /// Why the key cannot be looked up; omitted if it can.
    var keyProblem: ErrorCode?
    var timeLimit: Int
    var monthlyBudget: Int?
    var structuredOutput: ModelProfile.StructuredOutput
    var tokensThisMonth: Int
    var createdAt: Timestamp

    public init(_ state: ModelProfileState) {
        let profile = state.profile
        id = profile.id
        name = profile.name
        baseUrl = profile.baseURL
        model = profile.model
        needsKey = profile.needsKey
        key = state.key
        keyProblem = state.problem?.code
        timeLimit = profile.timeLimit
        monthlyBudget = profile.monthlyBudget
        structuredOutput = profile.structuredOutput
        tokensThisMonth = state.tokens
        createdAt = profile.createdAt
    }
}

/// A profile as `glossa models list` prints it.
public struct PrintedModelProfile: Encodable, Sendable {
    public var profile: ModelProfile
    public var key: KeyPlace?
    /// Why the key cannot be looked up; omitted if it can.
    public var keyProblem: ErrorCode?
    public var tokensThisMonth: Int
    /// The tasks that the profile is used for; `standard` first.
    public var tasks: [String]

    /// - Parameter overview: The overview that has the profile.
    public init(_ state: ModelProfileState, in overview: ModelOverview) {
        profile = state.profile
        key = state.key
        keyProblem = state.problem?.code
        tokensThisMonth = state.tokens
        tasks = overview.choices.byTask.filter { $0.value == state.profile.id }.map(\.key.rawValue).sorted()
        if overview.standard == state.profile.id { tasks.insert("standard", at: 0) }
    }
}

/// A profile to add, with its key.
public struct SentModelProfile: Decodable, Sendable {
    var name: String
    var baseUrl: String
    var model: String
    var needsKey: Bool?
    var key: String?
    var timeLimit: SentNumber?
    /// 0 for no budget.
    var monthlyBudget: SentNumber?
    var structuredOutput: ModelProfile.StructuredOutput?

    /// The fields of the profile.
    ///
    /// - Throws: `OutOfBounds`.
    public var change: ModelProfileChange {
        get throws {
            ModelProfileChange(
                name: name, baseURL: baseUrl, model: model, needsKey: needsKey,
                timeLimit: try timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit"),
                monthlyBudget: try monthlyBudget?.within(.budgetChange, "monthlyBudget"),
                structuredOutput: structuredOutput, key: key.map { .replace($0) } ?? .keep)
        }
    }
}

/// What to change in a profile. Omitted fields stay unchanged.
public struct SentModelProfileChange: Decodable, Sendable {
    var name: String?
    var baseUrl: String?
    var model: String?
    var needsKey: Bool?
    var timeLimit: SentNumber?
    /// 0 removes the budget.
    var monthlyBudget: SentNumber?
    var structuredOutput: ModelProfile.StructuredOutput?

    /// The fields that change.
    ///
    /// - Throws: `OutOfBounds`.
    public var change: ModelProfileChange {
        get throws {
            ModelProfileChange(
                name: name, baseURL: baseUrl, model: model, needsKey: needsKey,
                timeLimit: try timeLimit?.nearest(in: Bounds.timeLimit.withNeighbours, "timeLimit"),
                monthlyBudget: try monthlyBudget?.within(.budgetChange, "monthlyBudget"),
                structuredOutput: structuredOutput)
        }
    }
}

/// `{"key": "sk-…"}`
public struct SentModelKey: Decodable, Sendable {
    public var key: String
}

/// `{"place": "keyring"}`
public struct KeptKeyJSON: Encodable, Sendable {
    var place: KeyPlace

    public init(_ place: KeyPlace) { self.place = place }
}
