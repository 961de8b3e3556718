/// An answer in the review history.
public struct HistoryEntry: Sendable {
    public var id: SerialID<Review>
    public var cardID: SerialID<Card>
    /// Nil if the note has since been deleted.
    public var noteID: SerialID<Note>?
    public var language: LanguageTag
    public var word: String
    public var deckID: ID<Deck>
    public var time: Timestamp
    public var rating: Rating
    /// The state the card was in before the answer.
    public var state: CardState
    /// The interval after the answer, in seconds.
    public var intervalSeconds: Int
    /// The answer time in milliseconds.
    public var duration: Int

    public init(
        id: SerialID<Review>, cardID: SerialID<Card>, noteID: SerialID<Note>?, language: LanguageTag, word: String,
        deckID: ID<Deck>, time: Timestamp, rating: Rating, state: CardState, intervalSeconds: Int, duration: Int
    ) {
        self.id = id
        self.cardID = cardID
        self.noteID = noteID
        self.language = language
        self.word = word
        self.deckID = deckID
        self.time = time
        self.rating = rating
        self.state = state
        self.intervalSeconds = intervalSeconds
        self.duration = duration
    }
}
