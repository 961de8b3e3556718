/// One answer on a card, never edited. Replaying a card's reviews gives its memory state.
public struct Review: Hashable, Sendable {
    /// When the answer was given.
    public var time: Timestamp
    public var rating: Rating
    /// The card's state before the answer.
    public var state: CardState
    /// Milliseconds from showing the card to the answer; 0 if not measured.
    public var duration: Int

    public init(time: Timestamp, rating: Rating, state: CardState, duration: Int = 0) {
        self.time = time
        self.rating = rating
        self.state = state
        self.duration = duration
    }
}
