/// One answer on a card: a fact, never edited. A card's memory state is what replaying its reviews gives.
public struct Review: Hashable, Sendable {
    /// When the answer was given.
    public var time: Timestamp
    public var rating: Rating
    /// The state the card was in when it was shown, before the answer.
    public var state: CardState
    /// Milliseconds from showing the card to the answer; 0 where it was not measured.
    public var duration: Int

    public init(time: Timestamp, rating: Rating, state: CardState, duration: Int = 0) {
        self.time = time
        self.rating = rating
        self.state = state
        self.duration = duration
    }
}

#if !hasFeature(Embedded)
extension Review: Codable {}
#endif
