import Formats
import Model
import Review
import Storage

private struct ExportedDeck: Encodable {
    var id: ID<Deck>
    var path: String
    var icon: String
    var options: DeckOptions
}

/// What is known of a picture or recording; the section `mediaBytes` has its bytes.
private struct ExportedMedium: Encodable {
    var name: String
    var mediaType: String
    var sha256: String
}

extension ExportSection {
    /// Decks, notes, cards and media that are not deleted, and every answer.
    static let review = object("review") { json, reader in
        try json.array("decks") {
            let tree = DeckTree(try reader.decks())
            for (deck, _) in tree.ordered {
                try json.value(
                    ExportedDeck(id: deck.id, path: tree.path(of: deck.id), icon: deck.icon, options: deck.options))
            }
        }
        try json.array("notes") {
            try reader.forEachNote { note throws(StorageError) in try json.row(note) }
        }
        try json.array("cards") {
            try reader.forEachCard { card throws(StorageError) in try json.row(card) }
        }
        try json.array("reviews") {
            try reader.forEachExportedReview { review throws(StorageError) in
                do { try json.json(review.json) } catch { throw .declining(error) }
            }
        }
        try json.array("media") {
            for medium in try reader.mediaFacts() {
                try json.value(
                    ExportedMedium(name: medium.name, mediaType: medium.mediaType, sha256: medium.sha256))
            }
        }
    }

    /// The number of bytes of a picture or recording that are read at once.
    private static let piece = 4 << 20

    /// All pictures and recordings by their names, in Base64.
    static let mediaBytes = object("mediaBytes") { json, reader in
        for medium in try reader.mediaFacts() {
            var place = 0
            try json.base64(as: medium.name) {
                guard place < medium.size else { return [] }
                defer { place += piece }
                return try reader.mediumBytes(medium.name, from: place, piece)
            }
        }
    }
}
