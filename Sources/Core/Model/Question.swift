/// A card to answer, with the data of its page.
public struct Question: Sendable {
    public var card: Card
    /// The word is the one that the card asks for.
    public var note: Note
    public var face: Card.Face
    public var deck: Deck
    /// The card after each possible answer.
    public var outcomes: ForEachRating<Outcome>
    /// The waiting cards, including this one.
    public var counts: StudyCounts
    /// The estimated time for the rest at the recent weeks' pace; nil without one.
    public var secondsLeft: Int?
    /// The current probability of recall; nil for cards in steps.
    public var retrievability: Double?

    public init(
        card: Card, note: Note, face: Card.Face = Card.Face(), deck: Deck, outcomes: ForEachRating<Outcome>,
        counts: StudyCounts = StudyCounts(), secondsLeft: Int? = nil, retrievability: Double? = nil
    ) {
        self.card = card
        self.note = note
        self.face = face
        self.deck = deck
        self.outcomes = outcomes
        self.counts = counts
        self.secondsLeft = secondsLeft
        self.retrievability = retrievability
    }
}
