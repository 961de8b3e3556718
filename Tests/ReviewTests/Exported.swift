import Formats
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
    /// Exports notes and cards, and reads them back.
    func exported() async throws -> Exported {
        let desk = self
        let object = try JSON(parsing: try await written { try desk.export(to: $0, $1) }).object
        return Exported(notes: try object.value("notes"), cards: try object.value("cards"))
    }

    /// Exports pictures and recordings, by name.
    func exportedMedia() async throws -> [String: Data] {
        let desk = self
        return try JSONDecoder().decode(
            [String: Data].self, from: try await written { try desk.exportMedia(to: $0, $1) })
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

    private func written(
        _ members: @Sendable @escaping (JSONStream, Reader) throws -> Void
    ) async throws -> Data {
        try await database.read(learner) { reader in
            var written = Data()
            let json = JSONStream { written.append($0) }
            try json.object { try members(json, reader) }
            try json.finish()
            return written
        }
    }
}

/// Collects output written piece by piece.
private final class Written: Sendable {
    private let data = Mutex(Data())

    func append(_ piece: Data) { data.withLock { $0 += piece } }

    var string: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
}
