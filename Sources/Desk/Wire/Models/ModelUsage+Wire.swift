import Model

/// The use of a model on a day as `glossa models usage` prints it, and what the API says of it alike.
public struct PrintedModelUsage: Encodable, Sendable {
    var day: String
    var profile: String?
    var task: ModelTask
    var requests: Int
    var promptTokens: Int
    var completionTokens: Int
    var estimatedRequests: Int

    public init(_ usage: ModelUsage) {
        day = usage.day.description
        profile = usage.profileName
        task = usage.task
        requests = usage.requests
        promptTokens = usage.promptTokens
        completionTokens = usage.completionTokens
        estimatedRequests = usage.estimatedRequests
    }
}

/// The use of a model on a day, in the API.
public struct ModelUsageJSON: Encodable, Sendable {
    private let usage: ModelUsage

    public init(_ usage: ModelUsage) { self.usage = usage }

    private enum CodingKeys: String, CodingKey { case profileId }

    public func encode(to encoder: any Encoder) throws {
        try PrintedModelUsage(usage).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(usage.profile, forKey: .profileId)
    }
}
