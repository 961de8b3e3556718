import LanguageModel
import Model
import Storage

extension ModelDesk {
    /// Sends a profile's endpoint a minimal request. If it replies, the queued requests are retried.
    ///
    /// - Returns: What answered, and how fast.
    /// - Throws: ``ModelError`` with the obstacle. An exhausted budget does not prevent the test; that no free request is left
    ///   does, since the model is the server's.
    public func test(_ id: ID<ModelProfile>, at now: Timestamp) async throws -> ModelProbe {
        let profile = try await profile(id)
        let isFree = try await takeFreeRequest(for: profile, at: now)
        let probe: ModelProbe
        do {
            let model = try await model(profile)
            probe = try await ongoing.run { try await model.probe() }
        } catch {
            if isFree, !error.leavesTheModelAtWork { await giveBackFreeRequest(at: now) }
            throw error
        }
        try await count(probe.tokens, of: profile, .other, at: now)
        try await hasten(at: now)
        return probe
    }
}
