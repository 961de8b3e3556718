import Model

/// The result of testing an endpoint.
public struct ModelProbe: Hashable, Sendable {
    /// The model that answered, as the endpoint names it.
    public var model: String
    /// The first words of the answer.
    public var text: String
    /// The time from sending the request to the end of the answer.
    public var milliseconds: Int
    public var tokens: TokenCount
}

extension OpenAIModel {
    /// Sends the shortest of requests, to see whether the endpoint answers, which model does, and how fast.
    ///
    /// An answer without text counts: a reasoning model may need more than the few tokens that this allows.
    public func probe() async throws(ModelError) -> ModelProbe {
        let request = ChatRequest([ChatMessage(.user, "Reply with the word OK.")], temperature: 0, maximumTokens: 16)
        let start = ContinuousClock.now
        let reply = try await anyReply(to: request)
        let elapsed = (ContinuousClock.now - start).components
        return ModelProbe(
            model: reply.model, text: String(reply.text.prefix(80)),
            milliseconds: Int(elapsed.seconds) * 1000 + Int(elapsed.attoseconds / 1_000_000_000_000_000),
            tokens: reply.tokens)
    }
    private func anyReply(to request: ChatRequest) async throws(ModelError) -> ChatReply {
        do throws(ModelError) {
            return try await reply(to: request)
        } catch {
            guard error == .cutShort || error == .emptyReply else { throw error }
            return ChatReply(text: "", model: profile.model, tokens: .estimate(request, reply: ""))
        }
    }
}

extension ModelProbe: Codable {}
