/// A card in a list, with its note.
public struct FoundCard: Hashable, Sendable {
    public var card: Card
    public var note: Note

    public init(card: Card, note: Note) {
        self.card = card
        self.note = note
    }
}
