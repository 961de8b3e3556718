/// One question about a note.
public struct Card: Hashable, Sendable {
    /// What is shown, and what is asked for.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The word is shown; what it means and how it is read is asked for.
        case recognition
        /// The meaning is shown; the word is asked for.
        case recall
        /// The word is heard; what it is and means is asked for.
        case listening
        /// The sentence is shown with a gap; the word is asked for.
        case cloze
    }

    /// Whether it is studied.
    public enum Standing: Int, CaseIterable, Hashable, Sendable {
        case studied = 0
        /// Taken out of study until the learner puts it back.
        case suspended = 1
        /// Deleted with its note; it can still be brought back.
        case deleted = 2
    }

    public var id: SerialID<Card>
    public var noteID: SerialID<Note>
    public var deckID: ID<Deck>
    public var kind: Kind
    public var schedule: CardSchedule
    /// Place among the new cards of its deck.
    public var position: Int
    public var standing: Standing
    /// The learner's day (days since 1970-01-01) until whose end it is not shown; nil when it is not buried.
    public var buriedOn: Int?
    /// Marked by the learner, to be found again.
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
extension Card: Codable {}
extension Card.Standing: Codable {}
#endif
