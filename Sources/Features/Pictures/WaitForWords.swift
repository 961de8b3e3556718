import Foundation
import Model
import Models
import Recognition

/// A picture that had to wait for the network, as it was sent: small, upright and without what the camera wrote beside it.
public struct WaitedPicture: Sendable {
    public var file: PictureFile
    /// What its file was called.
    public var name: String
    public var language: Language
    /// Nil as long as it waits.
    public var named: NamedPicture?
}

/// What has to be known of a picture when its words come.
private struct PictureContext: Codable {
    var name: String
    var language: Language
}

extension PictureDesk {
    /// Has a picture wait until the language model can be reached. It is on disk when the call returns.
    ///
    /// - Throws: `ModelError.requestTooLarge` for a picture that cannot be made smaller here; `StorageError`.
    public func wait(
        with picture: PictureFile, name: String, _ id: ID<PictureWord>, in language: Language, at now: Timestamp
    ) async throws {
        let context = try JSONEncoder().encode(PictureContext(name: name, language: language))
        try await models.enqueue(
            WaitingPayload(
                try await request(picture, language), preamble: Self.preamble,
                context: String(decoding: context, as: UTF8.self)),
            ID(high: id.high, low: id.low), for: .picture, summary: name, at: now)
    }

    /// Pictures that wait or have waited, the latest first.
    public func waitingPictures() async throws -> [WaitingRequest] {
        try await models.waitingRequests().filter { $0.task == .picture && $0.state != .cancelled }
    }

    /// A picture that waits or has waited, with its words where they have come.
    ///
    /// - Returns: Nil where there is none, or no more.
    /// - Throws: ``PictureProblem/noWord(_:)`` where no dictionary has a word of the model's; `ModelError` where it was given
    ///   up.
    public func waited(_ id: ID<PictureWord>) async throws -> WaitedPicture? {
        guard let request = try await models.waited(ID(high: id.high, low: id.low)), request.state != .cancelled,
            let image = request.payload.request.messages.last?.images.first,
            let context = try? JSONDecoder().decode(PictureContext.self, from: Data(request.payload.context.utf8))
        else { return nil }
        if request.state == .failed, let error = request.error { throw error }
        var picture = WaitedPicture(
            file: try PictureFile(Array(image.bytes), name: context.name), name: context.name,
            language: context.language)
        if let reply = request.reply {
            picture.named = NamedPicture(namer: .model, words: try await words(in: reply.text, context.language))
        }
        return picture
    }
}
