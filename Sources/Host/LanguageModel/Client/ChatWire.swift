import Foundation
import Model

/// The JSON of `/chat/completions`, as far as Glossa uses it.
enum ChatWire {
    struct Usage: Decodable {
        var prompt: SentNumber?
        var completion: SentNumber?

        private enum CodingKeys: String, CodingKey {
            case prompt = "prompt_tokens"
            case completion = "completion_tokens"
        }

        /// The reported token counts; nil if missing or implausible, in which case Glossa estimates them.
        var tokens: TokenCount? {
            guard let prompt = try? prompt?.within(.tokens, "prompt_tokens"),
                let completion = try? completion?.within(.tokens, "completion_tokens")
            else { return nil }
            return TokenCount(prompt: prompt, completion: completion)
        }
    }

    struct Words: Decodable {
        var content: String?
        var refusal: String?
    }

    struct Choice: Decodable {
        /// In a whole answer.
        var message: Words?
        /// In a piece of one.
        var delta: Words?
        var finish: String?

        private enum CodingKeys: String, CodingKey {
            case message, delta
            case finish = "finish_reason"
        }
    }

    /// A whole answer, or a piece of one.
    struct Completion: Decodable {
        var model: String?
        var choices: [Choice]?
        var usage: Usage?
        var error: Fault?
    }

    /// An endpoint's error: an object, or just a string.
    struct Fault: Decodable {
        var message = ""
        var code = ""
        var parameter = ""

        private enum Name: String, CodingKey {
            case message, code, type, param
        }

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                message = text
                return
            }
            let values = try decoder.container(keyedBy: Name.self)
            message = (try? values.decode(String.self, forKey: .message)) ?? ""
            // Some endpoints use a number as the code, and others put the information into the type.
            code =
                (try? values.decode(String.self, forKey: .code))
                ?? (try? values.decode(Int.self, forKey: .code)).map { String($0) }
                ?? (try? values.decode(String.self, forKey: .type)) ?? ""
            parameter = (try? values.decode(String.self, forKey: .param)) ?? ""
        }
    }

    /// The body of an error response.
    struct Refusal: Decodable {
        var error: Fault?
    }

    /// Returns the JSON body of a request.
    static func body(_ request: ChatRequest, model: String, dialect: Dialect, isStream: Bool) -> String {
        var members = [("model", JSONText.string(model)), ("messages", JSONText.array(messages(request, dialect)))]
        if dialect.hasTemperature { members.append(("temperature", "\(request.temperature)")) }
        if let most = request.maximumTokens { members.append((dialect.limitName, "\(most)")) }
        if let schema = request.schema, let format = dialect.format.json(schema) {
            members.append(("response_format", format))
        }
        if isStream {
            members.append(("stream", "true"))
            members.append(("stream_options", JSONText.object([("include_usage", "true")])))
        }
        return JSONText.object(members)
    }

    private static func messages(_ request: ChatRequest, _ dialect: Dialect) -> [String] {
        var messages = request.messages
        if let schema = request.schema, dialect.format != .schema {
            // Nothing else may tell the model the schema. It goes after the caller's system messages,
            // before the conversation.
            let place = messages.firstIndex { $0.role != .system } ?? messages.endIndex
            messages.insert(ChatMessage(.system, "Reply in JSON that follows this schema: \(schema.text)"), at: place)
        }
        return messages.map { message in
            let content =
                message.images.isEmpty
                ? JSONText.string(message.text)
                : JSONText.array(
                    [JSONText.object([("type", "\"text\""), ("text", JSONText.string(message.text))])]
                        + message.images.map(image))
            return JSONText.object([("role", JSONText.string(message.role.rawValue)), ("content", content)])
        }
    }

    private static func image(_ image: ChatImage) -> String {
        let address = "data:\(image.mediaType);base64,\(image.bytes.base64EncodedString())"
        return JSONText.object([
            ("type", "\"image_url\""), ("image_url", JSONText.object([("url", JSONText.string(address))])),
        ])
    }
}
