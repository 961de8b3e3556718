import Foundation
import Model
import Review
import Routes

/// The file of an exported deck, in a temporary folder.
public struct ExportedDeck: Codable, Sendable {
    public var place: URL
    public var format: DeckFormat
    /// What a download is called.
    public var name: String
}

extension LearnerContext {
    /// Writes a deck with its subdecks to a new file in a folder.
    ///
    /// - Returns: The complete file, which the caller deletes.
    /// - Throws: `ReviewError.noSuchDeck`, `AnkiError`, `StorageError`, `CancellationError`, what `FileHandle` throws. There
    ///   is no file then.
    public func export(_ id: ID<Deck>, as format: DeckFormat, in folder: URL) async throws -> ExportedDeck {
        try await export(try await review.deck(id), format, in: folder) { _ in }
    }

    /// Does the same at once, or as a job if the deck is large. Of such files only the last one is kept for each deck and
    /// format, as the job's result.
    public func beginExport(
        of id: ID<Deck>, as format: DeckFormat, in folder: URL
    ) async throws -> Begun<ExportedDeck> {
        let (deck, isLong) = try await review.exportable(id)
        let job = Job.export(of: id, as: format)
        return try await begin(job, JobSubject(deck.name, at: .review(.deck(id))), isLong: isLong) { report in
            var file = try await export(deck, format, in: folder, report)
            guard isLong else { return file }
            let kept = folder.appending(path: "\(learner)-\(job.name)")
            _ = try? FileManager.default.removeItem(at: kept)
            try FileManager.default.moveItem(at: file.place, to: kept)
            file.place = kept
            return file
        }
    }

    private func export(
        _ deck: Deck, _ format: DeckFormat, in folder: URL, _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> ExportedDeck {
        let (review, file) = (review, try newFile("export", in: folder))
        switch format {
        case .apkg: _ = try await review.exportAnki(deck.id, to: file, at: now, progress: progress)
        case .csv: try await file.write { try await review.exportCSV(of: deck.id, progress: progress, to: $0) }
        case .json: try await file.write { try await review.exportJSON(of: deck.id, progress: progress, to: $0) }
        }
        return ExportedDeck(place: file, format: format, name: "\(deck.name).\(format.rawValue)")
    }
}
