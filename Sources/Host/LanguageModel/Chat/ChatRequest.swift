import Cryptography
import Foundation

/// What is asked of a language model.
public struct ChatRequest: Hashable, Sendable, Codable {
    /// The conversation so far, the model's own turns among it.
    public var messages: [ChatMessage]
    /// How freely words are chosen: 0 for always the likeliest, up to 2.
    public var temperature: Double
    /// The most tokens of the answer; nil for as many as the endpoint allows.
    public var maximumTokens: Int?
    /// The shape that the reply must have; nil for prose.
    public var schema: JSONSchema?

    public init(
        _ messages: [ChatMessage], temperature: Double = 0.2, maximumTokens: Int? = nil, schema: JSONSchema? = nil
    ) {
        self.messages = messages
        self.temperature = temperature
        self.maximumTokens = maximumTokens
        self.schema = schema
    }

    /// The same request with a message of Glossa's before all others.
    public func prepending(_ preamble: String) -> ChatRequest {
        var request = self
        request.messages.insert(ChatMessage(.system, preamble), at: 0)
        return request
    }

    /// A digest of everything that decides the answer, in 64 hexadecimal digits.
    ///
    /// - Parameter profile: The address and the model that are asked.
    public func digest(for address: String, _ model: String) -> String {
        var hash = SHA256()
        func add(_ text: String) {
            // With its length, so that no two requests run together into one text.
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
