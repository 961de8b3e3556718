import Foundation
import LanguageModel
import Model
import Models
import Recognition
import Storage

/// The data needed when the words for a picture arrive.
private struct PictureContext: Codable {
    var name: String
    var language: Language
}

extension Reader {
    /// Returns pictures that wait or have waited, latest first.
    public func waitingPictures() throws(StorageError) -> [WaitingRequest] {
        try waitingRequests().filter { $0.task == .picture && $0.state != .cancelled }
    }
}

extension PictureDesk {
    /// Queues a picture until the language model is reachable. It is on disk when the call returns.
    ///
    /// - Throws: `ModelError.requestTooLarge` if the picture cannot be made small enough here; `StorageError`.
    public func wait(
        with picture: PictureFile, name: String, _ id: ID<PictureWord>, in language: Language, at now: Timestamp
    ) async throws {
        let context = try JSONEncoder().encode(PictureContext(name: name, language: language))
        try await models.enqueue(
            WaitingPayload(
                try await request(picture, language), preamble: Preamble.only("things"),
                context: String(decoding: context, as: UTF8.self)),
            ID(high: id.high, low: id.low), for: .picture, summary: name, at: now)
    }

    /// Returns a picture that waits or has waited, with its words if they have arrived.
    ///
    /// - Returns: Nil if it does not exist, or no longer does.
    /// - Throws: ``PictureProblem/noWord(_:)`` if no dictionary has any of the model's words; `ModelError` if the
    ///   request failed.
    public func waited(_ id: ID<PictureWord>) async throws -> KeptPicture? {
        guard let request = try await models.waited(ID(high: id.high, low: id.low)), request.state != .cancelled,
            let image = request.payload.request.messages.last?.images.first,
            let context = try? JSONDecoder().decode(PictureContext.self, from: Data(request.payload.context.utf8))
        else { return nil }
        if request.state == .failed, let error = request.error { throw error }
        var named: NamedPicture?
        if let reply = request.reply {
            named = NamedPicture(namer: .model, words: try await words(in: reply.text, context.language))
        }
        return KeptPicture(
            try PictureFile(Array(image.bytes), name: context.name), name: context.name, language: context.language,
            named: named)
    }
}
