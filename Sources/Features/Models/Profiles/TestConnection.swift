import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Asks a profile's endpoint the shortest of questions. What waits in the queue is tried again when it answers.
    ///
    /// - Returns: What answered, and how fast.
    /// - Throws: ``ModelError``: what stood in the way. A budget that is used up does not.
    public func test(_ id: ID<ModelProfile>, at now: Timestamp) async throws -> ModelProbe {
        let profile = try await profile(id)
        let probe = try await model(profile).probe()
        try await count(probe.tokens, of: profile, .other, at: now)
        try await hasten(at: now)
        return probe
    }

    /// A profile's endpoint with its key, that nobody counts.
    func model(_ profile: ModelProfile) async throws -> OpenAIModel {
        OpenAIModel(
            profile, key: try await keys.find(profile.id)?.key, transport: transport, timing: timing,
            dialects: dialects)
    }
}
