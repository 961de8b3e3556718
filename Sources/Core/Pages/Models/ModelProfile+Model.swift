import Model

/// `/me/models/new` and `/me/models/{id}`: the form of a profile and its connection test.
public enum ModelProfilePage {
    /// The form's content as typed, so that nothing is lost if it cannot be saved. It never holds the key.
    public struct Draft: Hashable, Sendable {
        public var name: String
        public var baseURL: String
        public var model: String
        /// Nil until the profile is saved, which decides it by the address.
        public var needsKey: Bool?
        public var timeLimit: String
        /// Empty for no budget.
        public var monthlyBudget: String
        public var structuredOutput: ModelProfile.StructuredOutput

        public init(
            name: String = "", baseURL: String = "", model: String = "", needsKey: Bool? = nil,
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

    /// What a connection test resulted in.
    public struct Answer: Hashable, Sendable {
        /// The model that answered.
        public var model: String
        /// The beginning of its answer.
        public var text: String
        /// How long it took.
        public var milliseconds: Int

        public init(model: String, text: String, milliseconds: Int) {
            self.model = model
            self.text = text
            self.milliseconds = milliseconds
        }
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
        /// The connection test; nil if there was none.
        public var test: JobState<Answer, Problem>?
        public var isSaved: Bool
        /// Why the profile was not saved.
        public var problem: ModelError?

        public init(
            id: ID<ModelProfile>? = nil, title: String = "", draft: Draft = Draft(), key: KeyPlace? = nil,
            test: JobState<Answer, Problem>? = nil, isSaved: Bool = false, problem: ModelError? = nil
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
            case .address, .insecureAddress, .nearbyAddress: "baseURL"
            case .noModel: "model"
            case .timeLimit: "timeLimit"
            case .budget: "monthlyBudget"
            case .key: "key"
            }
        }
    }
}
