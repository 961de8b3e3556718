import LanguageModel
import Model
import Storage

/// The language model data in the full export, without API keys.
public struct ModelsExport: Encodable, Sendable {
    private var profiles: [ModelProfile]
    private var choices: [String: ID<ModelProfile>]
    private var usage: [Usage]
    private var requests: [Request]

    private struct Usage: Encodable, Sendable {
        var day: String
        var profile: ID<ModelProfile>
        var task: ModelTask
        var requests: Int
        var promptTokens: Int
        var completionTokens: Int
    }

    private struct Request: Encodable, Sendable {
        var id: ID<WaitingRequest>
        var task: ModelTask
        var summary: String
        var state: WaitingRequest.State
        var createdAt: Timestamp
    }

    fileprivate init(
        _ profiles: [ModelProfile], _ choices: ModelChoices, _ usage: [ModelUsage], _ requests: [WaitingRequest]
    ) {
        self.profiles = profiles
        self.choices = Dictionary(uniqueKeysWithValues: choices.byTask.map { ($0.key.rawValue, $0.value) })
        self.choices["standard"] = choices.standard
        self.usage = usage.map {
            Usage(
                day: $0.day.description, profile: $0.profile, task: $0.task, requests: $0.requests,
                promptTokens: $0.promptTokens, completionTokens: $0.completionTokens)
        }
        self.requests = requests.map {
            Request(id: $0.id, task: $0.task, summary: $0.summary, state: $0.state, createdAt: $0.createdAt)
        }
    }
}

extension ModelDesk {
    /// Returns profiles without keys, choices, usage and queued requests.
    public func export(at now: Timestamp) async throws -> ModelsExport {
        ModelsExport(
            try await profiles(), try await choices(), try await usage(days: 36_500, at: now),
            try await waitingRequests(limit: 100_000))
    }
}
