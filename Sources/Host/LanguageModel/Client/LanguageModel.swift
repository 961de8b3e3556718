import Foundation
import Model

/// A language model that can be asked. The live one is ``OpenAIModel``; tests bring one that recites.
public protocol LanguageModel: Sendable {
    /// Asks, and waits for the whole answer.
    ///
    /// - Throws: `ModelError`; what a model that keeps count cannot keep.
    func reply(to request: ChatRequest) async throws -> ChatReply

    /// Asks, and hands the answer out as it comes. Whoever stops listening cancels the request.
    ///
    /// - Returns: Pieces of text and then ``ChatPiece/end(_:)``; the stream throws what ``reply(to:)`` does.
    func stream(_ request: ChatRequest) -> AsyncThrowingStream<ChatPiece, any Error>
}

extension LanguageModel {
    /// How often a reply of a given shape is asked for.
    public static var tries: Int { 3 }

    /// Asks for a reply of the shape that the request's schema describes, up to three times.
    ///
    /// - Parameters:
    ///   - request: With a schema.
    ///   - value: What the JSON is decoded into, which must follow from the schema.
    ///   - preamble: What is put before the messages of the second and the third try.
    /// - Throws: ``ModelError/invalidReply(_:tries:)`` when no try gave such a reply, and what ``reply(to:)`` does.
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

    /// The same, with the text of the reply as it is. A request without a schema is asked once.
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
