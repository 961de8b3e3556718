import Model

/// `/review/decks/{id}/rescheduling`: the effect of pending settings on the coming days.
public enum ReschedulingPage {
    /// The cards due on the coming days, under the current schedules and the new ones.
    public struct Outlook: Hashable, Sendable {
        /// The number of cards whose due date would change.
        public var moved: Int
        /// The number of cards due on each day, today first.
        public var before: [Int]
        /// The same after rescheduling.
        public var after: [Int]

        public init(moved: Int, before: [Int], after: [Int]) {
            self.moved = moved
            self.before = before
            self.after = after
        }

        var dueToday: (before: Int, after: Int) { (before.first ?? 0, after.first ?? 0) }
    }

    /// The data that the page shows.
    public struct Model: Sendable {
        public var deck: Deck
        /// The number of other decks that change with this one.
        public var otherDecks: Int
        public var outlook: Outlook

        public init(deck: Deck, otherDecks: Int = 0, outlook: Outlook) {
            self.deck = deck
            self.otherDecks = otherDecks
            self.outlook = outlook
        }
    }
}
