/// One question about a note.
public struct Card: Hashable, Sendable {
    /// What a card shows and asks.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Shows the word; asks for its meaning and reading.
        case recognition
        /// Shows the meaning; asks for the word.
        case recall
        /// Plays the word; asks for its spelling and meaning.
        case listening
        /// Shows the sentence with a gap; asks for the word.
        case cloze
    }

    /// Whether the card is in study.
    public enum Standing: Int, CaseIterable, Hashable, Sendable {
        case studied = 0
        /// Taken out of study until the learner puts it back.
        case suspended = 1
        /// Deleted with its note, but recoverable.
        case deleted = 2
    }

    public var id: SerialID<Card>
    public var noteID: SerialID<Note>
    public var deckID: ID<Deck>
    public var kind: Kind
    public var schedule: CardSchedule
    /// The position among the new cards of its deck.
    public var position: Int
    public var standing: Standing
    /// The learner's day (days since 1970-01-01) through which the card is buried; nil if it is not.
    public var buriedOn: Int?
    /// Whether the learner flagged the card.
    public var isFlagged: Bool
    public var createdAt: Timestamp

    public init(
        id: SerialID<Card>, noteID: SerialID<Note>, deckID: ID<Deck>, kind: Kind, schedule: CardSchedule,
        position: Int = 0, standing: Standing = .studied, buriedOn: Int? = nil, isFlagged: Bool = false,
        createdAt: Timestamp
    ) {
        self.id = id
        self.noteID = noteID
        self.deckID = deckID
        self.kind = kind
        self.schedule = schedule
        self.position = position
        self.standing = standing
        self.buriedOn = buriedOn
        self.isFlagged = isFlagged
        self.createdAt = createdAt
    }
}

#if !hasFeature(Embedded)
extension Card.Kind: Codable {}
extension Card: Encodable {}
extension Card.Standing: Encodable {}
#endif
