import Foundation
import Hummingbird
import Model
import Review
import Routes
import Scheduling
import Wire

extension Site {
    /// `POST /api/v1/decks/import`: a package or a list. Responds when everything is saved; if the client disconnects
    /// before then, the import is rolled back.
    func apiImportCards(_ deck: ID<Deck>?, _ language: Language?, _ visit: Visit) async throws -> Response {
        let upload = try await Upload(visit.request, folder: temporaryFolder, in: desk.answers)
        let request: CardImportRequest
        do {
            defer { upload.cleanUp() }
            request = try await cardImportRequest(upload, into: deck, language: language)
        }
        return switch try await asJob({ [context] in try await context.importCards(request) }) {
        case .package(let report): try .json(AnkiReportJSON(report))
        case .words(let report): try .json(WordImportJSON(report))
        }
    }

    /// `POST /api/v1/decks/{id}/fit`
    func apiFit(_ id: ID<Deck>, _ rescheduling: Rescheduling?, _ visit: Visit) async throws -> Response {
        try .json(FitJSON(try await context.review.fitDecks(with: id, rescheduling: rescheduling, at: visit.now)))
    }

    /// `POST /api/v1/decks/{id}/rescheduling/preview`
    func apiPreviewRescheduling(_ id: ID<Deck>, _ visit: Visit) async throws -> Response {
        let body: SentDeckChange = try await visit.request.decoded()
        return try .json(
            ReschedulingPreviewJSON(
                try await context.review.previewRescheduling(id, body.change.options, at: visit.now)))
    }

    /// `POST /api/v1/decks/{id}/rescheduling/undo`
    func apiTakeBackRescheduling(_ id: ID<Deck>) async throws -> Response {
        try .json(TakenBackReschedulingJSON(cards: try await context.takeBackRescheduling(of: id)))
    }

    /// `/api/v1/decks/{id}/simulation`
    func apiSimulation(_ id: ID<Deck>, _ view: SimulationView, _ visit: Visit) async throws -> Response {
        try .json(
            WorkloadJSON(
                try await context.review.compareRetentions(
                    of: id, days: view.days, newPerDay: view.newPerDay, at: visit.now)))
    }
}
