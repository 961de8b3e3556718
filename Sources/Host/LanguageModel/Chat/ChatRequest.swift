import Cryptography
import Foundation

/// A request to a language model.
public struct ChatRequest: Hashable, Sendable, Codable {
    /// The conversation so far, including the model's own turns.
    public var messages: [ChatMessage]
    /// The sampling temperature: 0 always chooses the likeliest word; at most 2.
    public var temperature: Double
    /// The most tokens in the answer; nil for as many as the endpoint allows.
    public var maximumTokens: Int?
    /// The required shape of the reply; nil for prose.
    public var schema: JSONSchema?

    public init(
        _ messages: [ChatMessage], temperature: Double = 0.2, maximumTokens: Int? = nil, schema: JSONSchema? = nil
    ) {
        self.messages = messages
        self.temperature = temperature
        self.maximumTokens = maximumTokens
        self.schema = schema
    }

    /// The same request with a system message of Glossa's before all others.
    public func prepending(_ preamble: String) -> ChatRequest {
        var request = self
        request.messages.insert(ChatMessage(.system, preamble), at: 0)
        return request
    }

    /// A digest of everything that determines the answer, in 64 hexadecimal digits.
    ///
    /// - Parameter address: The base address of the endpoint; the second argument is the model.
    public func digest(for address: String, _ model: String) -> String {
        var hash = SHA256()
        func add(_ text: String) {
            // With its length, so that no two requests concatenate to the same text.
            hash.update(data: Data("\(text.utf8.count):\(text)".utf8))
        }
        add(address)
        add(model)
        add("\(temperature) \(maximumTokens ?? -1)")
        add(schema?.text ?? "")
        for message in messages {
            add(message.role.rawValue)
            add(message.text)
            add("\(message.images.count)")
            for image in message.images {
                add(image.mediaType)
                hash.update(data: Data("\(image.bytes.count):".utf8))
                hash.update(data: image.bytes)
            }
        }
        return hash.finalize().hexadecimal
    }
}
