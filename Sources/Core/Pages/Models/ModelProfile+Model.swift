import Model

/// `/me/models/new` and `/me/models/{id}`: the form of a profile and its connection test.
public enum ModelProfilePage {
    /// The form's content as typed, so that nothing is lost if it cannot be saved. It never holds the key.
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var baseURL: String
        public var model: String
        public var needsKey: Bool
        public var timeLimit: String
        /// Empty for no budget.
        public var monthlyBudget: String
        public var structuredOutput: ModelProfile.StructuredOutput

        public init(
            name: String = "", baseURL: String = "", model: String = "", needsKey: Bool = true,
            timeLimit: String = String(ModelProfile.usualTimeLimit), monthlyBudget: String = "",
            structuredOutput: ModelProfile.StructuredOutput = .automatic
        ) {
            self.name = name
            self.baseURL = baseURL
            self.model = model
            self.needsKey = needsKey
            self.timeLimit = timeLimit
            self.monthlyBudget = monthlyBudget
            self.structuredOutput = structuredOutput
        }

        public init(_ profile: ModelProfile) {
            self.init(
                name: profile.name, baseURL: profile.baseURL, model: profile.model, needsKey: profile.needsKey,
                timeLimit: String(profile.timeLimit), monthlyBudget: profile.monthlyBudget.map { String($0) } ?? "",
                structuredOutput: profile.structuredOutput)
        }
    }

    /// The state of a connection test.
    public enum Test: Hashable, Sendable {
        case none
        case running
        /// The model that answered, the beginning of its answer, and how long it took.
        case answered(model: String, text: String, milliseconds: Int)
        case failed(Problem)
        case cancelled
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        /// Nil for a new profile.
        public var id: ID<ModelProfile>?
        /// The profile's saved name.
        public var title: String
        public var draft: Draft
        /// Where the key is stored; nil if the profile has none.
        public var key: KeyPlace?
        public var test: Test
        public var isSaved: Bool
        /// Why the profile was not saved.
        public var problem: ModelError?

        public init(
            id: ID<ModelProfile>? = nil, title: String = "", draft: Draft = Draft(), key: KeyPlace? = nil,
            test: Test = .none, isSaved: Bool = false, problem: ModelError? = nil
        ) {
            self.id = id
            self.title = title
            self.draft = draft
            self.key = key
            self.test = test
            self.isSaved = isSaved
            self.problem = problem
        }

        /// The field that caused the problem.
        var faultyField: String? {
            guard case .impossibleProfile(let fault)? = problem else { return nil }
            return switch fault {
            case .noName, .nameTaken: "name"
            case .address, .insecureAddress: "baseURL"
            case .noModel: "model"
            case .timeLimit: "timeLimit"
            case .budget: "monthlyBudget"
            case .key: "key"
            }
        }
    }
}
