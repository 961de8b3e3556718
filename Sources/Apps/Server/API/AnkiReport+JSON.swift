import Model
import Pages
import Review

extension AnkiReport {
    /// The losses as English sentences, as on the import page.
    public var notCarriedOver: [String] { losses.map { Wording(.english).explain($0) } }
}

/// In JSON the losses are the sentences of ``notCarriedOver``.
extension AnkiReport: Encodable {
    private enum CodingKeys: String, CodingKey {
        case notesAdded, notesUpdated, notesUnchanged, cardsAdded, cardsUpdated, cardsMoved
        case reviewsAdded, mediaAdded, decksAdded, notCarriedOver
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(notesAdded, forKey: .notesAdded)
        try container.encode(notesUpdated, forKey: .notesUpdated)
        try container.encode(notesUnchanged, forKey: .notesUnchanged)
        try container.encode(cardsAdded, forKey: .cardsAdded)
        try container.encode(cardsUpdated, forKey: .cardsUpdated)
        try container.encode(cardsMoved, forKey: .cardsMoved)
        try container.encode(reviewsAdded, forKey: .reviewsAdded)
        try container.encode(mediaAdded, forKey: .mediaAdded)
        try container.encode(decksAdded, forKey: .decksAdded)
        try container.encode(notCarriedOver, forKey: .notCarriedOver)
    }
}
