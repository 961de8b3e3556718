import Formats
import Foundation
import Model
import Review
import Storage

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
