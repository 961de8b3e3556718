import Model

/// What an import from Anki brought, and what it could not.
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
}
