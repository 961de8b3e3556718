import Foundation
import LanguageModel
import Model

// The forms in which the queue keeps questions and answers.

extension WaitingPayload {
    /// Reads a question from the queue.
    init(stored: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(stored.utf8)) }

    /// Returns the form in which the question is queued.
    ///
    /// - Throws: `ModelError.requestTooLarge`.
    public func stored() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(self), as: UTF8.self)
        guard text.utf8.count <= ModelDesk.megabytesWaiting << 20 else {
            throw ModelError.requestTooLarge(megabytes: ModelDesk.megabytesWaiting)
        }
        return text
    }
}

extension ChatReply {
    /// Reads an answer from the queue.
    init(stored: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(stored.utf8)) }

    /// Returns the form in which the answer is stored, without characters that no database can store.
    func stored() throws -> String {
        var reply = self
        reply.text.replace("\0", with: "")
        return String(decoding: try JSONEncoder().encode(reply), as: UTF8.self)
    }
}
