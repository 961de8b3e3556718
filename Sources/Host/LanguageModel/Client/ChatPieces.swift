import Foundation
import Model

/// Assembles an answer from the events of its stream.
struct ChatPieces {
    let asked: Asked
    private var text = ""
    private var model: String?
    private var tokens: TokenCount?
    private var finish: String?
    /// Whether the endpoint has signalled the end of the stream.
    private(set) var isDone = false

    init(asked: Asked) { self.asked = asked }

    /// Whether it is larger than an answer can be.
    var isTooLong: Bool { text.utf8.count > ModelTransport.limit }

    /// Processes the data of an event.
    ///
    /// - Returns: The text in it; nil if there is none.
    mutating func take(_ event: String) throws(ModelError) -> String? {
        if event == "[DONE]" {
            isDone = true
            return nil
        }
        guard JSONExtent(event.utf8).isOfAReply,
            let piece = try? JSONDecoder().decode(ChatWire.Completion.self, from: Data(event.utf8))
        else {
            throw .notAnEndpoint(.otherText)
        }
        if let error = piece.error { throw ModelError(in: error, asked) }
        model = model ?? piece.model
        tokens = piece.usage?.tokens ?? tokens
        guard let choice = piece.choices?.first else { return nil }
        finish = choice.finish ?? finish
        guard let words = choice.delta?.content, !words.isEmpty else { return nil }
        text += words
        return words
    }

    /// Returns the whole answer at the end of the stream.
    ///
    /// - Throws: ``ModelError/brokenOff`` if the stream ended before the answer did.
    func end(of request: ChatRequest) throws(ModelError) -> ChatReply {
        guard isDone || finish != nil else { throw .brokenOff }
        if finish == "content_filter" { throw .withheld }
        let isCutShort = finish == "length"
        guard !text.isEmpty else { throw isCutShort ? .cutShort : .emptyReply }
        return ChatReply(
            text: text, model: model ?? asked.model, tokens: tokens ?? .estimate(request, reply: text),
            isCutShort: isCutShort)
    }
}
