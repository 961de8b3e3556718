import Foundation
import Hummingbird
import Model
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/export/{format}`: a deck with all that lie in it, as a file.
    func export(_ id: ID<Deck>, _ format: DeckFormat, _ visit: Visit) async throws -> Response {
        let review = reviewDesk(at: visit.now)
        let deck = try await review.deck(id)
        let folder = URL(filePath: temporaryFolder)
        let file = folder.appending(path: "export-\(clock.newID(of: Deck.self))")
        let remove: @Sendable () -> Void = { try? FileManager.default.removeItem(at: file) }
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            switch format {
            case .apkg: _ = try await review.exportAnki(id, to: file, at: visit.now)
            case .csv: try await review.exportCSV(of: id).write(to: file, atomically: false, encoding: .utf8)
            case .json:
                let encoder = JSONEncoder()
                encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
                try encoder.encode(try await review.exportNotes(of: id)).write(to: file)
            }
            return try .download(
                file: file, type: format.mediaType, name: "\(deck.name).\(format.rawValue)", done: remove)
        } catch {
            remove()
            throw error
        }
    }
}

extension DeckFormat {
    fileprivate var mediaType: String {
        switch self {
        case .apkg: "application/octet-stream"
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/json"
        }
    }
}
