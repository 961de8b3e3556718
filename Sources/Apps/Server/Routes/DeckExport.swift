import Foundation
import Hummingbird
import Model
import Operations
import Pages
import Review
import Routes

extension Site {
    /// `/review/decks/{id}/export/{format}`: a deck with its subdecks, as a file; for a large one, a page shows
    /// progress.
    func export(_ id: ID<Deck>, _ format: DeckFormat, _ visit: Visit) async throws -> Response {
        let review = context.review
        let (deck, isLong) = try await review.exportable(id)
        guard isLong else { return try await exportedFile(deck, format, visit) }
        // Only the last file is kept for each deck and format.
        let job = Job.export(of: id, as: format)
        let kept = URL(filePath: temporaryFolder).appending(path: "\(context.learner)-\(job.name)")
        context.begin(job, JobSubject(deck.name, at: .review(.deck(id)))) { report in
            let file = try temporaryFile("export")
            try await write(id, format, to: file, review, at: visit.now, report)
            _ = try? FileManager.default.removeItem(at: kept)
            try FileManager.default.moveItem(at: file, to: kept)
            return ExportedFile(place: kept, type: format.mediaType, name: "\(deck.name).\(format.rawValue)")
        }
        return .seeOther(.job(job.name))
    }

    /// `/api/v1/decks/{id}/export`: the same file, without a time limit.
    func exportedFile(_ id: ID<Deck>, _ format: DeckFormat, _ visit: Visit) async throws -> Response {
        try await exportedFile(try await context.review.deck(id), format, visit)
    }

    private func exportedFile(_ deck: Deck, _ format: DeckFormat, _ visit: Visit) async throws -> Response {
        let file = try temporaryFile("export")
        defer { try? FileManager.default.removeItem(at: file) }
        try await write(deck.id, format, to: file, context.review, at: visit.now) { _ in }
        return try .download(file: file, type: format.mediaType, name: "\(deck.name).\(format.rawValue)")
    }

    /// Writes the complete file or none.
    private func write(
        _ id: ID<Deck>, _ format: DeckFormat, to file: URL, _ review: ReviewDesk, at now: Timestamp,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws {
        switch format {
        case .apkg: _ = try await review.exportAnki(id, to: file, at: now, progress: progress)
        case .csv: try await file.write { try await review.exportCSV(of: id, progress: progress, to: $0) }
        case .json: try await file.write { try await review.exportJSON(of: id, progress: progress, to: $0) }
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
