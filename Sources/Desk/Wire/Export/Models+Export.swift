import Model
import Practice
import Storage

/// The language models of a learner, without their keys.
private struct ExportedModels: Encodable {
    struct Usage: Encodable {
        var day: String
        var profile: ID<ModelProfile>
        var task: ModelTask
        var requests: Int
        var promptTokens: Int
        var completionTokens: Int
    }

    struct Request: Encodable {
        var id: ID<WaitingRequest>
        var task: ModelTask
        var summary: String
        var state: WaitingRequest.State
        var createdAt: Timestamp
    }

    var profiles: [ModelProfile]
    var choices: [String: ID<ModelProfile>]
    var usage: [Usage]
    var requests: [Request]

    init(_ reader: Reader) throws(StorageError) {
        profiles = try reader.modelProfiles()
        let chosen = try reader.modelChoices()
        choices = Dictionary(uniqueKeysWithValues: chosen.byTask.map { ($0.key.rawValue, $0.value) })
        choices["standard"] = chosen.standard
        // Days count from 1970, before which no model was used.
        usage = try reader.modelUsage(since: 0).map {
            Usage(
                day: $0.day.description, profile: $0.profile, task: $0.task, requests: $0.requests,
                promptTokens: $0.promptTokens, completionTokens: $0.completionTokens)
        }
        requests = try reader.waitingRequests(limit: 100_000).map {
            Request(id: $0.id, task: $0.task, summary: $0.summary, state: $0.state, createdAt: $0.createdAt)
        }
    }
}

extension ExportSection {
    /// Profiles without keys, choices, usage and queued requests.
    static let models = value("models") { try ExportedModels($0) }
}
