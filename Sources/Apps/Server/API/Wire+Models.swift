import LanguageModel
import Model
import Models
import Pages

/// The API's messages about language models. Responses never contain a key.
extension Wire {
    struct ModelProfile: Encodable {
        var id: ID<Model.ModelProfile>
        var name: String
        var baseUrl: String
        var model: String
        var needsKey: Bool
        /// `keyring` or `file`; omitted if it has no key.
        var key: KeyPlace?
        var timeLimit: Int
        var monthlyBudget: Int?
        var structuredOutput: Model.ModelProfile.StructuredOutput
        var tokensThisMonth: Int
        var createdAt: Timestamp

        init(_ profile: Model.ModelProfile, key: KeyPlace?, tokens: Int) {
            id = profile.id
            name = profile.name
            baseUrl = profile.baseURL
            model = profile.model
            needsKey = profile.needsKey
            self.key = key
            timeLimit = profile.timeLimit
            monthlyBudget = profile.monthlyBudget
            structuredOutput = profile.structuredOutput
            tokensThisMonth = tokens
            createdAt = profile.createdAt
        }
    }

    struct NewModelProfile: Decodable {
        var name: String
        var baseUrl: String
        var model: String
        var needsKey: Bool?
        var key: String?
        var timeLimit: SentNumber?
        var monthlyBudget: SentNumber?
        var structuredOutput: Model.ModelProfile.StructuredOutput?
    }

    struct ModelProfileChange: Decodable {
        var name: String?
        var baseUrl: String?
        var model: String?
        var needsKey: Bool?
        var timeLimit: SentNumber?
        /// 0 removes the budget.
        var monthlyBudget: SentNumber?
        var structuredOutput: Model.ModelProfile.StructuredOutput?
    }

    struct Key: Decodable {
        var key: String
    }

    struct KeptKey: Encodable {
        var place: KeyPlace
    }

    struct Probe: Encodable {
        var model: String
        var text: String
        var milliseconds: Int

        init(_ probe: ModelProbe) {
            model = probe.model
            text = probe.text
            milliseconds = probe.milliseconds
        }
    }

    struct ModelChoices: Codable {
        /// Omitted for the oldest profile.
        var standard: ID<Model.ModelProfile>?
        var tasks: [String: ID<Model.ModelProfile>]
    }

    struct ModelUsage: Encodable {
        var day: String
        var profileId: ID<Model.ModelProfile>
        var profile: String?
        var task: ModelTask
        var requests: Int
        var promptTokens: Int
        var completionTokens: Int
        var estimatedRequests: Int

        init(_ usage: Model.ModelUsage) {
            day = usage.day.description
            profileId = usage.profile
            profile = usage.profileName
            task = usage.task
            requests = usage.requests
            promptTokens = usage.promptTokens
            completionTokens = usage.completionTokens
            estimatedRequests = usage.estimatedRequests
        }
    }

    struct WaitingRequest: Encodable {
        var id: ID<Model.WaitingRequest>
        var task: ModelTask
        var summary: String
        var state: Model.WaitingRequest.State
        var attempts: Int
        var nextAttemptAt: Timestamp?
        /// The name of the error.
        var error: String?
        var message: String?
        var createdAt: Timestamp

        init(_ request: Model.WaitingRequest) {
            id = request.id
            task = request.task
            summary = request.summary
            state = request.state
            attempts = request.attempts
            nextAttemptAt = request.state == .waiting ? request.nextAttempt : nil
            error = request.error?.name
            message = request.error?.description
            createdAt = request.createdAt
        }
    }
}
