/// The result of an import from Anki, including what could not be imported.
public struct AnkiReport: Sendable, Equatable {
    public var notesAdded = 0
    public var notesUpdated = 0
    /// Existing notes that are no older than in the package.
    public var notesUnchanged = 0
    public var cardsAdded = 0
    /// Existing cards with a newer version in the package.
    public var cardsUpdated = 0
    /// Those among them that moved to another deck.
    public var cardsMoved = 0
    public var reviewsAdded = 0
    public var mediaAdded = 0
    public var decksAdded = 0
    /// What could not be imported unchanged, in order of occurrence.
    public var losses: [AnkiLoss] = []

    public init() {}
}
