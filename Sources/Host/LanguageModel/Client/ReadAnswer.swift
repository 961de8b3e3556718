import Foundation
import Model

/// The address and model of a request, for error messages.
struct Asked: Sendable {
    var model: String
    var key: ModelKey?
}

extension ModelError {
    /// Interprets a response with a status other than 200.
    init(status: Int, retryAfter: Int?, _ fault: ChatWire.Fault?, body: Data, isWebPage: Bool, _ asked: Asked) {
        let code = fault?.code ?? ""
        let message = fault?.message ?? ""
        switch status {
        case 401, 403: self = .refusedKey(status: status)
        case 402: self = .accountUsedUp
        case 429 where code == "insufficient_quota": self = .accountUsedUp
        case 429: self = .tooManyRequests(retryAfter: retryAfter)
        case 404 where code == "model_not_found" || message.localizedCaseInsensitiveContains("model"):
            self = .unknownModel(asked.model)
        case 300..<400, 404, 405, 410: self = .wrongAddress(status: status)
        case 408, 425: self = .serverFailed(status: status)
        case 413: self = .tooLong
        // Some servers fail with status 500 at a format they do not support, where others reject it.
        case 500... where message.contains("response_format"):
            self = .refusedRequest(status: status, message: Self.told(message, asked))
        case 500...: self = .serverFailed(status: status)
        case _ where code == "model_not_found": self = .unknownModel(asked.model)
        case _
        where code == "context_length_exceeded" || message.localizedCaseInsensitiveContains("context length")
            || message.localizedCaseInsensitiveContains("context window"):
            self = .tooLong
        case _ where code == "content_filter": self = .withheld
        case _ where isWebPage: self = .notAnEndpoint(.webPage)
        default:
            self = .refusedRequest(
                status: status,
                message: Self.told(message.isEmpty ? Self.words(in: body) : message, asked))
        }
    }

    /// An endpoint's message for display: shortened, on one line, as plain text and without the key.
    private static func told(_ message: String, _ asked: Asked) -> String {
        var text = String(message.unicodeScalars.prefix(2000).map { shown($0) })
        if let key = asked.key { text = key.removed(from: text) }
        return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
    }

    /// Replaces control characters and those that change the text direction, which do not belong in a message.
    private static func shown(_ scalar: Unicode.Scalar) -> Character {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: " "
        default: Character(scalar)
        }
    }

    /// The message in a body that does not follow the protocol: JSON with another structure, or plain text.
    private static func words(in body: Data) -> String {
        let text = String(decoding: body.prefix(4096), as: UTF8.self)
        if let told = try? JSONDecoder().decode(ToldOtherwise.self, from: body) { return told.words }
        // The beginning of JSON or markup that is cut off is not a message.
        return text.drop(while: \.isWhitespace).first.map { "{[<".contains($0) } ?? true ? "" : text
    }
}

/// An error response in another format than the protocol's.
private struct ToldOtherwise: Decodable {
    var words = ""

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case message
        case detail
        case description = "error_description"
        case title
    }

    init(from decoder: any Decoder) throws {
        guard let members = try? decoder.container(keyedBy: CodingKeys.self) else { return }
        words =
            CodingKeys.allCases.lazy.compactMap { try? members.decode(String.self, forKey: $0) }.first ?? ""
    }
}

extension ModelKey {
    /// Removes the key from a text, and any part of it that would help to guess it.
    func removed(from text: String) -> String {
        let key = Array(self.text)
        let length = min(8, key.count)
        guard length > 0 else { return text }
        let parts = Set((0...key.count - length).map { String(key[$0..<$0 + length]) })
        let characters = Array(text)
        var result = ""
        var place = 0
        while place < characters.count {
            let end = place + length
            guard end <= characters.count, parts.contains(String(characters[place..<end])) else {
                result.append(characters[place])
                place += 1
                continue
            }
            place = end
            // The parts of a key overlap.
            while place < characters.count, parts.contains(String(characters[place - length + 1...place])) {
                place += 1
            }
            result += "•••"
        }
        return result
    }
}

extension ChatWire.Completion {
    /// Reads a whole answer.
    init(_ body: Data, isWebPage: Bool, _ asked: Asked) throws(ModelError) {
        let text = String(decoding: body.prefix(64), as: UTF8.self).drop { $0.isWhitespace }
        if isWebPage || text.hasPrefix("<") { throw .notAnEndpoint(.webPage) }
        guard JSONExtent(body).isOfAReply, let completion = try? JSONDecoder().decode(Self.self, from: body) else {
            throw .notAnEndpoint(text.hasPrefix("{") || text.hasPrefix("[") ? .otherJSON : .otherText)
        }
        self = completion
        if let error { throw ModelError(in: error, asked) }
        guard choices != nil else { throw .notAnEndpoint(.otherJSON) }
    }

    /// Returns the reply in the answer.
    func reply(to request: ChatRequest, _ asked: Asked) throws(ModelError) -> ChatReply {
        let choice = choices?.first
        if choice?.finish == "content_filter" { throw .withheld }
        if let refusal = choice?.message?.refusal, !refusal.isEmpty { throw .withheld }
        let text = choice?.message?.content ?? ""
        let isCutShort = choice?.finish == "length"
        guard !text.isEmpty else { throw isCutShort ? .cutShort : .emptyReply }
        return ChatReply(
            text: text, model: model ?? asked.model, tokens: usage?.tokens ?? .estimate(request, reply: text),
            isCutShort: isCutShort)
    }
}

extension ModelError {
    /// An error that came with status 200, as from some endpoints.
    init(in fault: ChatWire.Fault, _ asked: Asked) {
        self.init(
            status: Int(fault.code).map { (400...599).contains($0) ? $0 : 400 } ?? 400, retryAfter: nil, fault,
            body: Data(), isWebPage: false, asked)
    }

    /// Whether the same request may succeed a moment later.
    var isWorthRepeating: Bool {
        switch self {
        case .tooManyRequests, .serverFailed, .brokenOff: true
        default: false
        }
    }
}
