import Foundation
import Model
import Review
import Storage
import Synchronization

/// The notes and cards in an export.
struct Exported {
    var notes: [Note]
    var cards: [Card]
}

extension ReviewDesk {
    /// The notes and cards that an export passes on.
    func exported() async throws -> Exported {
        try await database.read(learner) { reader in
            var exported = Exported(notes: [], cards: [])
            try reader.forEachNote { exported.notes.append($0) }
            try reader.forEachCard { exported.cards.append($0) }
            return exported
        }
    }

    /// The pictures and recordings that an export passes on, by name, read in pieces.
    func exportedMedia() async throws -> [String: Data] {
        try await database.read(learner) { reader in
            var media: [String: Data] = [:]
            for medium in try reader.mediaFacts() {
                var data = Data()
                while data.count < medium.size {
                    let piece = try reader.mediumBytes(medium.name, from: data.count, 1 << 20)
                    if piece.isEmpty { break }
                    data += piece
                }
                media[medium.name] = data
            }
            return media
        }
    }

    /// The output of ``exportCSV(of:progress:to:)``.
    func csv(of deck: ID<Deck>? = nil) async throws -> String {
        let text = Written()
        try await exportCSV(of: deck) { text.append($0) }
        return text.string
    }

    /// The output of ``exportJSON(of:progress:to:)``.
    func json(of deck: ID<Deck>? = nil) async throws -> String {
        let text = Written()
        try await exportJSON(of: deck) { text.append($0) }
        return text.string
    }

    /// The output of ``historyCSV(_:to:)``.
    func historyCSV(_ filter: HistoryFilter = HistoryFilter()) async throws -> String {
        let text = Written()
        try await historyCSV(filter) { text.append($0) }
        return text.string
    }
}

/// Collects output written piece by piece.
private final class Written: Sendable {
    private let data = Mutex(Data())

    func append(_ piece: Data) { data.withLock { $0 += piece } }

    var string: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
}
