import Formats
import Foundation
import Model
import Review
import Storage
import Synchronization

/// What an export holds of notes and cards.
struct Exported: Decodable {
    var notes: [Note]
    var cards: [Card]
}

extension ReviewDesk {
    /// Notes and cards as they leave Glossa, read back.
    func exported() async throws -> Exported {
        let desk = self
        return try JSONDecoder().decode(Exported.self, from: try await written { try desk.export(to: $0, $1) })
    }

    /// The pictures and recordings that leave Glossa, by their names.
    func exportedMedia() async throws -> [String: Data] {
        let desk = self
        return try JSONDecoder().decode(
            [String: Data].self, from: try await written { try desk.exportMedia(to: $0, $1) })
    }

    /// What ``exportCSV(of:progress:to:)`` writes.
    func csv(of deck: ID<Deck>? = nil) async throws -> String {
        let text = Written()
        try await exportCSV(of: deck) { text.append($0) }
        return text.string
    }

    /// What ``exportJSON(of:progress:to:)`` writes.
    func json(of deck: ID<Deck>? = nil) async throws -> String {
        let text = Written()
        try await exportJSON(of: deck) { text.append($0) }
        return text.string
    }

    /// What ``historyCSV(_:to:)`` writes.
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

/// Takes what is written piece by piece.
private final class Written: Sendable {
    private let data = Mutex(Data())

    func append(_ piece: Data) { data.withLock { $0 += piece } }

    var string: String { String(decoding: data.withLock { $0 }, as: UTF8.self) }
}
