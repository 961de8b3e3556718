/// What an import from Anki brought, and what it could not.
///
/// As JSON its losses are the sentences of ``notCarriedOver``.
public struct AnkiReport: Sendable, Equatable {
    public var notesAdded = 0
    public var notesUpdated = 0
    /// Notes that were there, and no older than in the package.
    public var notesUnchanged = 0
    public var cardsAdded = 0
    /// Cards that were there, and were changed later in the package.
    public var cardsUpdated = 0
    /// Those among them that went to another deck.
    public var cardsMoved = 0
    public var reviewsAdded = 0
    public var mediaAdded = 0
    public var decksAdded = 0
    /// What could not be carried over, or not as it was, in the order in which it was met.
    public var losses: [AnkiLoss] = []

    public init() {}

    /// The losses as sentences in English.
    public var notCarriedOver: [String] { losses.map(\.description) }
}

extension AnkiReport: Encodable {
    private enum CodingKeys: String, CodingKey {
        case notesAdded, notesUpdated, notesUnchanged, cardsAdded, cardsUpdated, cardsMoved
        case reviewsAdded, mediaAdded, decksAdded
        case notCarriedOver
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
