import Foundation
import Hummingbird
import Model
import Operations
import Routes

extension Site {
    /// `/review/decks/{id}/export/{format}`: a deck with its subdecks, as a file; for a large one, a page shows
    /// progress.
    func export(_ id: ID<Deck>, _ format: DeckFormat) async throws -> Response {
        switch try await context.beginExport(of: id, as: format, in: URL(filePath: temporaryFolder)) {
        case .done(let exported): try passed(exported)
        case .running(let job): .seeOther(.job(job))
        }
    }

    /// `/api/v1/decks/{id}/export`: the same file, without a time limit.
    func exportedFile(_ id: ID<Deck>, _ format: DeckFormat) async throws -> Response {
        try passed(try await context.export(id, as: format, in: URL(filePath: temporaryFolder)))
    }

    /// Returns a download whose file is deleted with the response.
    private func passed(_ exported: ExportedDeck) throws -> Response {
        defer { try? FileManager.default.removeItem(at: exported.place) }
        return try .download(exported)
    }
}

extension Response {
    static func download(_ exported: ExportedDeck) throws -> Response {
        let type =
            switch exported.format {
            case .apkg: "application/octet-stream"
            case .csv: "text/csv; charset=utf-8"
            case .json: "application/json"
            }
        return try download(file: exported.place, type: type, name: exported.name)
    }
}
