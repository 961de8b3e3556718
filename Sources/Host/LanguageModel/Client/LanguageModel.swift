import Foundation
import Model

/// A language model. The production implementation is ``OpenAIModel``; tests use one with prepared answers.
public protocol LanguageModel: Sendable {
    /// Sends a request and waits for the whole answer.
    ///
    /// - Throws: `ModelError`; also storage errors of a model that records its use.
    func reply(to request: ChatRequest) async throws -> ChatReply

    /// Sends a request and streams the answer. A consumer that stops iterating cancels the request.
    ///
    /// - Returns: Pieces of text and then ``ChatPiece/end(_:)``; the stream throws what ``reply(to:)`` does.
    func stream(_ request: ChatRequest) -> AsyncThrowingStream<ChatPiece, any Error>
}

extension LanguageModel {
    /// The most attempts to get a reply of a given shape.
    public static var tries: Int { 3 }

    /// Requests a reply of the shape described by the request's schema, up to three times.
    ///
    /// - Parameters:
    ///   - request: A request with a schema.
    ///   - value: The type into which the JSON is decoded; it must match the schema.
    ///   - preamble: Prepended to the messages at the second and third attempt.
    /// - Throws: ``ModelError/invalidReply(_:tries:)`` if no attempt gave such a reply, and what ``reply(to:)`` throws.
    public func structured<Value: Decodable>(
        _ request: ChatRequest, as value: Value.Type = Value.self, preamble: String
    ) async throws -> (value: Value, reply: ChatReply) {
        let reply = try await validReply(to: request, preamble: preamble)
        let text = JSONSchema.unfenced(reply.text)
        guard JSONExtent(text.utf8).isOfAReply,
            let value = try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
        else {
            throw ModelError.invalidReply(SchemaFault(.notJSON), tries: 1)
        }
        return (value, reply)
    }

    /// Like ``structured(_:as:preamble:)``, but returns the reply's text unchanged. Sends a request
    /// without a schema once.
    public func validReply(to request: ChatRequest, preamble: String) async throws -> ChatReply {
        guard let schema = request.schema else { return try await reply(to: request) }
        var fault = SchemaFault(.notJSON)
        for attempt in 1...Self.tries {
            let reply = try await reply(to: attempt == 1 ? request : request.prepending(preamble))
            do throws(SchemaFault) {
                try schema.check(reply.text)
                return reply
            } catch {
                fault = error
            }
        }
        throw ModelError.invalidReply(fault, tries: Self.tries)
    }
}
