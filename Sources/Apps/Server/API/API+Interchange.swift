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
        defer { upload.cleanUp() }
        guard let file = upload.file else { throw FormError.missing("file") }
        let fileName = upload.fileName ?? "list"
        guard CardFile.isPackage(named: fileName, beginning: file) else {
            return try await asJob { try await importList(file, named: fileName, into: deck, language, visit) }
        }
        let name = context.newID(of: Deck.self).description
        let package = try await desk.answers.run { try keep(file, named: name) }
        defer { try? FileManager.default.removeItem(at: package) }
        upload.cleanUp()
        return try await asJob { try await importPackage(package, into: deck, visit) }
    }

    private func importPackage(_ place: URL, into deck: ID<Deck>?, _ visit: Visit) async throws -> Response {
        let review = context.review
        let context = context
        return try .json(
            AnkiReportJSON(
                try await review.importAnki(place, into: deck, at: visit.now, newID: { context.newID() })))
    }

    private func importList(
        _ file: Data, named fileName: String, into deck: ID<Deck>?, _ language: Language?, _ visit: Visit
    ) async throws -> Response {
        let context = context
        var list = WordList(fileName: fileName, source: .data(file))
        list.deck = deck
        list.language = language ?? list.language
        return try .json(
            try await context.review.importWords(list, at: visit.now, random: { context.random() }))
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

    /// Saves an uploaded package in its own file, because the upload wraps it in a form.
    func keep(_ package: Data, named name: String) throws -> URL {
        let place = URL(filePath: temporaryFolder).appending(path: "package-\(name)")
        do {
            try package.write(to: place)
        } catch {
            throw UploadError.notWritten(error.reason)
        }
        return place
    }
}
