import Model

/// What an answer makes of a card.
public struct Outcome: Hashable, Sendable {
    /// How long until the card is due again, as a button shows it.
    public enum Wait: Hashable, Sendable {
        case seconds(Int)
        case days(Int)
    }

    public var schedule: CardSchedule
    public var wait: Wait
    /// Whether this answer makes the card a leech, or once more shows that it is one.
    public var isLeech: Bool
}
