import Foundation
import Model

/// What was asked, for errors to speak of.
struct Asked: Sendable {
    var model: String
    var key: ModelKey?
}

extension ModelError {
    /// What an answer other than 200 means.
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
        // Some servers fail over a format that they do not know, where others refuse it.
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
                message: Self.told(message.isEmpty ? String(decoding: body, as: UTF8.self) : message, asked))
        }
    }

    /// What an endpoint says, short enough to be shown, on one line and without the key.
    private static func told(_ message: String, _ asked: Asked) -> String {
        var text = message
        if let key = asked.key { text = text.replacing(key.text, with: "•••") }
        return String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200))
    }
}

extension ChatWire.Completion {
    /// Reads a whole answer.
    init(_ body: Data, isWebPage: Bool, _ asked: Asked) throws(ModelError) {
        let text = String(decoding: body.prefix(64), as: UTF8.self).drop { $0.isWhitespace }
        if isWebPage || text.hasPrefix("<") { throw .notAnEndpoint(.webPage) }
        guard let completion = try? JSONDecoder().decode(Self.self, from: body) else {
            throw .notAnEndpoint(text.hasPrefix("{") || text.hasPrefix("[") ? .otherJSON : .otherText)
        }
        self = completion
        if let error { throw ModelError(in: error, asked) }
        guard choices != nil else { throw .notAnEndpoint(.otherJSON) }
    }

    /// The reply in it.
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
    /// A fault that came with status 200, as some endpoints have it.
    init(in fault: ChatWire.Fault, _ asked: Asked) {
        self.init(
            status: Int(fault.code).map { (400...599).contains($0) ? $0 : 400 } ?? 400, retryAfter: nil, fault,
            body: Data(), isWebPage: false, asked)
    }

    /// Whether the same request may well be answered a moment later.
    var isWorthRepeating: Bool {
        switch self {
        case .tooManyRequests, .serverFailed, .brokenOff: true
        default: false
        }
    }

    var retryAfter: Int? {
        if case .tooManyRequests(let seconds) = self { seconds } else { nil }
    }
}
