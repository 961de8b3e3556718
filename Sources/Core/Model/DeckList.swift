/// A learner's decks with what waits in them, from one snapshot.
public struct DeckList: Sendable {
    /// Parents before their children.
    public var decks: [Deck]
    /// The waiting cards of each deck with its subdecks.
    public var counts: [ID<Deck>: StudyCounts]
    /// The cards waiting in all decks.
    public var waiting: StudyCounts
    /// The number of words marked as difficult, of which cards can be made; counted only for a learner without decks.
    public var markedWords: Int

    public init(
        decks: [Deck], counts: [ID<Deck>: StudyCounts] = [:], waiting: StudyCounts = StudyCounts(),
        markedWords: Int = 0
    ) {
        self.decks = decks
        self.counts = counts
        self.waiting = waiting
        self.markedWords = markedWords
    }

    /// The top-level deck with the most waiting cards; nil if none is waiting.
    public var fullest: Deck? {
        var fullest: (deck: Deck, total: Int)?
        for deck in decks where deck.parentID == nil {
            let total = counts[deck.id]?.total ?? 0
            if total > fullest?.total ?? 0 { fullest = (deck, total) }
        }
        return fullest?.deck
    }
}

/// A deck with its surroundings, from one snapshot.
public struct DeckDetails: Sendable {
    public var deck: Deck
    /// All decks, parents before their children.
    public var decks: [Deck]
    /// The cards waiting in the deck and its subdecks.
    public var counts: StudyCounts
    /// When the deck's cards were last rescheduled for other settings; nil if that cannot be undone.
    public var rescheduledAt: Timestamp?

    public init(
        deck: Deck, decks: [Deck], counts: StudyCounts = StudyCounts(), rescheduledAt: Timestamp? = nil
    ) {
        self.deck = deck
        self.decks = decks
        self.counts = counts
        self.rescheduledAt = rescheduledAt
    }
}
